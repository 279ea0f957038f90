package io.seedlap.picture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Player;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ThemeTest {
  private static final double ENOUGH = 4.5; // WCAG 2.2, 1.4.3

  @ParameterizedTest
  @EnumSource(Theme.class)
  void text_can_be_read_on_its_ground(Theme theme) {
    readable(theme.paper.ink(), theme.paper.ground());
    readable(theme.wood.ink(), theme.wood.top());
    readable(theme.wood.ink(), theme.wood.bottom());
    readable(Theme.WELL_INK, theme.well.shade());
    readable(Theme.WELL_INK, theme.well.floor());
  }

  @Test
  void signs_can_be_read() {
    for (Player player : Player.values()) {
      readable(PlayerColour.of(player).ink(), PlayerColour.of(player).mark());
    }
    readable(Theme.PATH_SHADE, Theme.PATH);
    readable(Theme.CAPTURE_INK, Theme.CAPTURE);
  }

  private static void readable(String ink, String ground) {
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
