package io.seedlap.play;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.web.EntityTags;
import io.seedlap.web.JsonWriter;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;

/**
 * Responses that depend on the request only, with headers for caches: the entity tag is a hash of
 * the body, and a response may be cached for a day, as the rules change with releases only.
 */
@Singleton
class CacheableResponses {
  private static final int ONE_DAY_SECONDS = 86_400;

  private final ObjectMapper mapper;

  CacheableResponses(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  /** 200 with the answer as JSON and its entity tag, or 304 when the client has it already. */
  Response response(Request request, Object answer) {
    return response(request, answer, ONE_DAY_SECONDS);
  }

  /**
   * The same for an answer that may improve with time.
   *
   * @param seconds how long caches may keep it
   */
  Response response(Request request, Object answer, int seconds) {
    byte[] body = JsonWriter.bytes(mapper, answer);
    return EntityTags.answer(
        request,
        EntityTags.of(body),
        "public, max-age=" + seconds,
        () -> Response.ok(body, MediaType.APPLICATION_JSON_TYPE));
  }
}
