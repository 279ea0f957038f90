package io.seedlap.picture;

import io.seedlap.wire.RequestValidator;
import org.jspecify.annotations.Nullable;

/**
 * The theme and size of a picture, and whether its move is shown in motion.
 *
 * @param width in pixels, {@value #MIN_WIDTH} to {@value #MAX_WIDTH}
 */
public record PictureOptions(Theme theme, int width, boolean animated) {
  static final int MIN_WIDTH = 100;
  static final int MAX_WIDTH = 4000;
  static final int DEFAULT_WIDTH = (int) BoardLayout.WIDTH;

  /**
   * Reads the query parameters {@code theme} and {@code width}; either may be null.
   *
   * @param query collects the violations of the request
   * @throws io.seedlap.web.ProblemException invalid-request
   */
  public static PictureOptions read(
      RequestValidator query, @Nullable String theme, @Nullable String width) {
    Theme known = query.word("theme", theme, Theme.class);
    boolean isNumber = width == null || width.matches("[0-9]{1,4}");
    int pixels = width == null ? DEFAULT_WIDTH : isNumber ? Integer.parseInt(width) : 0;
    query
        .check(
            pixels >= MIN_WIDTH && pixels <= MAX_WIDTH,
            "width",
            "out-of-range",
            "Write a whole number of pixels, " + MIN_WIDTH + " to " + MAX_WIDTH + ".")
        .done();
    return new PictureOptions(known == null ? Theme.LIGHT : known, pixels, false);
  }

  PictureOptions animated(boolean animated) {
    return new PictureOptions(theme, width, animated);
  }
}
