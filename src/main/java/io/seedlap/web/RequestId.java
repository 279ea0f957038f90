package io.seedlap.web;

import io.vertx.core.http.HttpServerRequest;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/** The id of a request, the client's own if it is valid, sent back and written to the logs. */
public final class RequestId {
  static final String HEADER = "X-Request-Id";

  private static final Pattern VALID = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  private RequestId() {}

  /** Sets the id, as a header of the response. */
  public static void assign(HttpServerRequest request) {
    String given = request.getHeader(HEADER);
    boolean valid = given != null && VALID.matcher(given).matches();
    request.response().putHeader(HEADER, valid ? given : random());
  }

  /** The id that was set; null before. */
  public static String of(HttpServerRequest request) {
    return request.response().headers().get(HEADER);
  }

  private static String random() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }
}
