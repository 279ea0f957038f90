package io.seedlap.picture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ThemeTest {
  private static final double ENOUGH = 4.5; // WCAG 2.2, 1.4.3

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyTextHasEnoughContrast(Theme theme) {
    Map<Colour, List<Colour>> grounds =
        Map.of(
            Colour.TEXT, List.of(Colour.BACKGROUND),
            Colour.WOOD_TEXT, List.of(Colour.WOOD_TOP, Colour.WOOD_BOTTOM),
            Colour.WELL_TEXT, List.of(Colour.WELL_TOP, Colour.WELL_BOTTOM),
            Colour.SOUTH_TEXT, List.of(Colour.SOUTH),
            Colour.NORTH_TEXT, List.of(Colour.NORTH),
            Colour.CAPTURED_TEXT, List.of(Colour.CAPTURED),
            Colour.PATH_EDGE, List.of(Colour.PATH));
    grounds.forEach(
        (text, behind) ->
            behind.forEach(ground -> assertReadable(theme.hex(text), theme.hex(ground))));
  }

  private static void assertReadable(String ink, String ground) {
    double one = luminance(ink) + 0.05;
    double other = luminance(ground) + 0.05;
    double contrast = Math.max(one, other) / Math.min(one, other);
    assertTrue(contrast >= ENOUGH, () -> ink + " on " + ground + " has only " + contrast);
  }

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int channel) {
    double share = (channel & 0xFF) / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
