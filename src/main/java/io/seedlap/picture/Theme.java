package io.seedlap.picture;

/** The colours of a picture. Every text has a contrast of at least 4.5 with what is behind it. */
public enum Theme {
  LIGHT(Palette.light()),
  DARK(Palette.dark());

  @SuppressWarnings("ImmutableEnumChecker") // a palette never changes, but is not marked so
  private final Palette palette;

  Theme(Palette palette) {
    this.palette = palette;
  }

  /** The colour as {@code #rrggbb}. */
  String hex(Colour colour) {
    return palette.hex(colour);
  }
}
