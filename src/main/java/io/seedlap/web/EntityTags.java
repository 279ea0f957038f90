package io.seedlap.web;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.Arrays;
import java.util.Base64;
import java.util.function.Supplier;

/**
 * Entity tags, and conditional responses by them (RFC 9110, 8.8.3 and 13). A tag of content is
 * weak, because the same stands for the content compressed or not. A tag of a version is strong, as
 * {@code If-Match} needs it; responses that are selected by it are never compressed.
 */
public final class EntityTags {
  private static final int BYTES = 12;

  private EntityTags() {}

  /** A weak tag: a hash of the body, its first 96 bits in base64url. */
  public static EntityTag of(byte[] body) {
    byte[] prefix = Arrays.copyOf(Sha256.hash(body), BYTES);
    return new EntityTag(Base64.getUrlEncoder().withoutPadding().encodeToString(prefix), true);
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
      HttpHeaders request, EntityTag tag, String cacheControl, Supplier<ResponseBuilder> complete) {
    requireMatch(request, tag);
    boolean stored =
        EntityTagList.parse(request.getHeaderString(HttpHeaders.IF_NONE_MATCH))
            .filter(tags -> tags.has(tag.getValue()))
            .isPresent();
    ResponseBuilder response = stored ? Response.notModified() : complete.get();
    return response.tag(tag).header(HttpHeaders.CACHE_CONTROL, cacheControl).build();
  }

  private static void requireMatch(HttpHeaders request, EntityTag tag) {
    String header = request.getHeaderString(HttpHeaders.IF_MATCH);
    if (header == null) {
      return;
    }
    EntityTagList tags = EntityTagList.parse(header).orElseThrow(IfMatch::malformed);
    if (!tags.any() && (tag.isWeak() || !tags.hasStrong(tag.getValue()))) {
      throw new ProblemException(
          Problem.of(
              ProblemType.PRECONDITION_FAILED,
              ProblemType.PRECONDITION_FAILED.explanation() + tags.advice()));
    }
  }
}
