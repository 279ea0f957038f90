package io.seedlap.play;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.web.EntityTags;
import io.seedlap.web.JsonText;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;

/**
 * Answers to pure questions, made for caches: the entity tag is a hash of the bytes sent, and the
 * rules do not change from one day to the next.
 */
@Singleton
class CacheableAnswers {
  private static final int A_DAY = 86_400;

  private final ObjectMapper mapper;

  CacheableAnswers(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  /** The answer as JSON with its tag, or 304 when the client has it already. */
  Response answer(Request request, Object answer) {
    return answer(request, answer, A_DAY);
  }

  /**
   * The same for an answer that may be better after a while.
   *
   * @param seconds how long caches may keep it
   */
  Response answer(Request request, Object answer, int seconds) {
    byte[] body = JsonText.bytes(mapper, answer);
    return EntityTags.answer(
        request,
        EntityTags.of(body),
        "public, max-age=" + seconds,
        () -> Response.ok(body, MediaType.APPLICATION_JSON_TYPE));
  }
}
