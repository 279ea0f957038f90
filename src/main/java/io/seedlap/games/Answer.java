package io.seedlap.games;

import io.seedlap.web.EntityTags;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.UUID;

/**
 * An answer as it is sent, and sent again.
 *
 * @param game the game it tells of
 * @param version of the game after what it tells of
 * @param body JSON in UTF-8
 */
public record Answer(UUID game, int version, byte[] body) {
  /** Answers may hold tokens: no cache keeps them. */
  static final String SECRET = "no-store";

  /** The answer as it goes out, with the version as its tag. */
  public Response sent(Response.ResponseBuilder response) {
    return response
        .entity(body)
        .type(MediaType.APPLICATION_JSON_TYPE)
        .tag(EntityTags.of(version))
        .header(HttpHeaders.CACHE_CONTROL, SECRET)
        .build();
  }
}
