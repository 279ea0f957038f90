package io.seedlap.picture;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.seedlap.web.EntityTags;
import io.seedlap.web.KebabCase;
import io.seedlap.wire.RequestValidator;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;

/** What all resources that answer with a picture share: the look that is asked for, the answer. */
public final class Pictures {
  /** The media type of a picture. */
  public static final String MEDIA_TYPE = "image/svg+xml";

  static final int NARROWEST = 100;
  static final int WIDEST = 4000;
  static final int USUAL = (int) Layout.WIDTH;

  // The same link shows the same board for ever; a month lets a better drawing come through.
  private static final String UNCHANGING = "public, max-age=2592000, immutable";
  private static final String FRESH = "no-cache";

  /** How a picture is to look. */
  public record Look(Theme theme, int width) {}

  private Pictures() {}

  /**
   * Reads the query parameters {@code theme} and {@code width}; either may be null.
   *
   * @param query with what else is wrong with the request
   * @throws io.seedlap.web.ProblemException invalid-request
   */
  public static Look look(RequestValidator query, String theme, String width) {
    Theme known =
        Arrays.stream(Theme.values())
            .filter(it -> KebabCase.of(it).equals(theme))
            .findFirst()
            .orElse(Theme.LIGHT);
    boolean isWidth = width == null || width.matches("[0-9]{1,4}");
    int pixels = width == null ? USUAL : isWidth ? Integer.parseInt(width) : 0;
    query
        .check(
            theme == null || KebabCase.of(known).equals(theme),
            "theme",
            "unknown-theme",
            "Write light or dark.")
        .check(
            pixels >= NARROWEST && pixels <= WIDEST,
            "width",
            "out-of-range",
            "Write a whole number of pixels, " + NARROWEST + " to " + WIDEST + ".")
        .done();
    return new Look(known, pixels);
  }

  /** The picture in UTF-8. */
  public static byte[] draw(Scene scene, Look look) {
    return BoardPicture.draw(scene, look.theme(), look.width()).getBytes(UTF_8);
  }

  /** An answer that is the same whenever the same is asked. */
  public static Response unchanging(Request request, byte[] picture) {
    return answer(request, picture, UNCHANGING);
  }

  /** An answer that caches ask for again each time, because the board may have changed. */
  public static Response fresh(Request request, byte[] picture) {
    return answer(request, picture, FRESH);
  }

  private static Response answer(Request request, byte[] picture, String cacheControl) {
    return EntityTags.answer(
        request, EntityTags.of(picture), cacheControl, () -> Response.ok(picture, MEDIA_TYPE));
  }
}
