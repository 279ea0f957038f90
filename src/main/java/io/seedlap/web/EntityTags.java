package io.seedlap.web;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.Arrays;
import java.util.Base64;
import java.util.function.Supplier;

/** Answers with entity tags, made for caches and for clients that ask whether anything is new. */
public final class EntityTags {
  private static final int BYTES = 12;

  private EntityTags() {}

  /** A hash of the bytes that are sent. */
  public static EntityTag of(byte[] body) {
    byte[] prefix = Arrays.copyOf(Sha256.hash(body), BYTES);
    return new EntityTag(Base64.getUrlEncoder().withoutPadding().encodeToString(prefix));
  }

  /** The version of what changes step by step. */
  public static EntityTag of(int version) {
    return new EntityTag(Integer.toString(version));
  }

  /**
   * The whole answer with its tag; 304 when the client has it already.
   *
   * @param whole makes the answer, if it is to be sent
   * @throws ProblemException precondition-failed, when If-Match asks for another version
   */
  public static Response answer(
      Request request, EntityTag tag, String cacheControl, Supplier<ResponseBuilder> whole) {
    ResponseBuilder response = request.evaluatePreconditions(tag);
    if (response == null) {
      response = whole.get();
    } else if (response.build().getStatus() == ProblemType.PRECONDITION_FAILED.status()) {
      throw new ProblemException(ProblemType.PRECONDITION_FAILED);
    }
    return response.tag(tag).header(HttpHeaders.CACHE_CONTROL, cacheControl).build();
  }
}
