package io.seedlap.web;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;

/** Responses in JSON whose entity tag is a hash of the body. */
@Singleton
public class JsonResponses {
  /** The media type of JSON values one a line, as https://github.com/ndjson/ndjson-spec has it. */
  public static final String NDJSON = "application/x-ndjson";

  private static final MediaType NDJSON_TYPE = MediaType.valueOf(NDJSON);

  private static final int ONE_DAY_SECONDS = 86_400;

  private final ObjectMapper mapper;

  JsonResponses(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  /**
   * A response that depends on the request only, and may be cached for a day, as the rules change
   * with releases only.
   */
  public Response cacheable(HttpHeaders request, Object value) {
    return cacheable(request, value, ONE_DAY_SECONDS);
  }

  /**
   * The same for a value that may improve with time.
   *
   * @param seconds how long caches may keep it
   */
  public Response cacheable(HttpHeaders request, Object value, int seconds) {
    return tagged(request, value, "public, max-age=" + seconds);
  }

  /** 200 with the value and its entity tag, or 304 when the client has it already. */
  public Response tagged(HttpHeaders request, Object value, String cacheControl) {
    return tagged(request, value, cacheControl, Map.of());
  }

  /**
   * The same with more headers.
   *
   * @param more headers of the 200
   */
  public Response tagged(
      HttpHeaders request, Object value, String cacheControl, Map<String, String> more) {
    return tagged(
        request,
        JsonWriter.bytes(mapper, value),
        MediaType.APPLICATION_JSON_TYPE,
        cacheControl,
        more);
  }

  /**
   * The same for a list of values, each on a line of its own.
   *
   * @param more headers of the 200
   */
  public Response taggedLines(
      HttpHeaders request, List<?> values, String cacheControl, Map<String, String> more) {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (Object value : values) {
      lines.writeBytes(JsonWriter.bytes(mapper, value));
      lines.write('\n');
    }
    return tagged(request, lines.toByteArray(), NDJSON_TYPE, cacheControl, more);
  }

  private static Response tagged(
      HttpHeaders request,
      byte[] body,
      MediaType type,
      String cacheControl,
      Map<String, String> more) {
    return EntityTags.answer(
        request,
        EntityTags.of(body),
        cacheControl,
        () -> {
          Response.ResponseBuilder response = Response.ok(body, type);
          more.forEach(response::header);
          return response;
        });
  }
}
