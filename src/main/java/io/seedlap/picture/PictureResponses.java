package io.seedlap.picture;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.seedlap.web.EntityTags;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;

/** Responses that carry a picture, with how long caches may keep it. */
public final class PictureResponses {
  /** The media type of a picture. */
  public static final String MEDIA_TYPE = "image/svg+xml";

  // The same link shows the same board for ever; after a month an improved drawing is fetched.
  private static final String IMMUTABLE = "public, max-age=2592000, immutable";
  private static final String REVALIDATE = "no-cache";

  private PictureResponses() {}

  /** A picture that never changes. */
  public static Response immutable(HttpHeaders headers, Scene scene, PictureOptions options) {
    return respond(headers, scene, options, IMMUTABLE);
  }

  /** A picture that caches revalidate each time, because the board may have changed. */
  public static Response revalidated(HttpHeaders headers, Scene scene, PictureOptions options) {
    return respond(headers, scene, options, REVALIDATE);
  }

  private static Response respond(
      HttpHeaders headers, Scene scene, PictureOptions options, String cacheControl) {
    byte[] picture = BoardRenderer.draw(scene, options).getBytes(UTF_8);
    return EntityTags.answer(
        headers, EntityTags.of(picture), cacheControl, () -> Response.ok(picture, MEDIA_TYPE));
  }
}
