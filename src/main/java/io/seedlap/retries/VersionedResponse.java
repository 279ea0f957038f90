package io.seedlap.retries;

import io.seedlap.web.EntityTags;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.UUID;

/**
 * The response to a request that changed a game or match. The same bytes are sent again when the
 * client retries.
 *
 * @param resource id of the game or match
 * @param version of the resource after the change
 * @param body JSON in UTF-8
 */
@SuppressWarnings("ArrayRecordComponent") // bytes to be sent; never compared
public record VersionedResponse(UUID resource, int version, byte[] body) {
  /** Responses may hold tokens, so that no cache may store them. */
  public static final String NO_STORE = "no-store";

  /** Completes the response: the body, and the version as {@code ETag}. */
  public Response send(Response.ResponseBuilder response) {
    return response
        .entity(body)
        .type(MediaType.APPLICATION_JSON_TYPE)
        .tag(EntityTags.of(version))
        .header(HttpHeaders.CACHE_CONTROL, NO_STORE)
        .build();
  }

  /**
   * Completes a 201.
   *
   * @param path of the new resource: a relative reference, which is right behind every proxy, and
   *     for HTTP/1.0 without {@code Host} too (RFC 9110, 10.2.2)
   */
  public Response sendCreated(String path) {
    return send(Response.status(Response.Status.CREATED).header(HttpHeaders.LOCATION, path));
  }
}
