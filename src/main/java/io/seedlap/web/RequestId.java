package io.seedlap.web;

import io.vertx.core.http.HttpServerRequest;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/** The name of one request, the client's own if it is sane, sent back and written to the logs. */
final class RequestId {
  static final String HEADER = "X-Request-Id";

  private static final Pattern SANE = Pattern.compile("[A-Za-z0-9._-]{1,64}");

  private RequestId() {}

  /** Names the request, on its answer. */
  static void assign(HttpServerRequest request) {
    String given = request.getHeader(HEADER);
    boolean sane = given != null && SANE.matcher(given).matches();
    request.response().putHeader(HEADER, sane ? given : fresh());
  }

  /** The name that was assigned. */
  static String of(HttpServerRequest request) {
    return request.response().headers().get(HEADER);
  }

  private static String fresh() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }
}
