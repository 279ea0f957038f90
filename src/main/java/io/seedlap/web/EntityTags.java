package io.seedlap.web;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.Arrays;
import java.util.Base64;
import java.util.function.Supplier;

/** Entity tags, and conditional responses by them. */
public final class EntityTags {
  private static final int BYTES = 12;

  private EntityTags() {}

  /** A hash of the body: its first 96 bits in base64url. */
  public static EntityTag of(byte[] body) {
    byte[] prefix = Arrays.copyOf(Sha256.hash(body), BYTES);
    return new EntityTag(Base64.getUrlEncoder().withoutPadding().encodeToString(prefix));
  }

  /** The version of a resource. */
  public static EntityTag of(int version) {
    return new EntityTag(Integer.toString(version));
  }

  /**
   * The response with its tag; 304 when the client has the same already.
   *
   * @param complete makes the response, if it is to be sent
   * @throws ProblemException precondition-failed, when If-Match requires another tag
   */
  public static Response answer(
      Request request, EntityTag tag, String cacheControl, Supplier<ResponseBuilder> complete) {
    ResponseBuilder response = request.evaluatePreconditions(tag);
    if (response == null) {
      response = complete.get();
    } else if (response.build().getStatus() == ProblemType.PRECONDITION_FAILED.status()) {
      throw new ProblemException(ProblemType.PRECONDITION_FAILED);
    }
    return response.tag(tag).header(HttpHeaders.CACHE_CONTROL, cacheControl).build();
  }
}
