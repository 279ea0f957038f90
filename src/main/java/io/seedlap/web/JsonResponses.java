package io.seedlap.web;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;

/** Responses in JSON whose entity tag is a hash of the body. */
@Singleton
public class JsonResponses {
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
    byte[] body = JsonWriter.bytes(mapper, value);
    return EntityTags.answer(
        request,
        EntityTags.of(body),
        cacheControl,
        () -> {
          Response.ResponseBuilder response = Response.ok(body, MediaType.APPLICATION_JSON_TYPE);
          more.forEach(response::header);
          return response;
        });
  }
}
