package io.seedlap.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayerNamesTest {

  @Test
  void aNameIsComposedAndWithoutBlanksAtItsEnds() {
    assertEquals("\u00c5sa", PlayerNames.normalised(" \u00a0A\u030asa\u2003\t"));
    assertEquals("", PlayerNames.normalised("\u3000 \u00a0"));
    assertEquals("Ann Lee", PlayerNames.normalised("Ann Lee"));
    assertNull(PlayerNames.normalised(null));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"A", "7", "-", "\u12a0\u1260\u1260", "\uD83C\uDF31", "a\u200db", "\u05d0"})
  void whatCanBeSeenIsAName(String name) {
    assertTrue(PlayerNames.isName(name));
    assertTrue(
        PlayerNames.isName(
            name.repeat(PlayerNames.MAX_LENGTH / name.codePointCount(0, name.length()))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\u200b",
        "\u3164",
        "\u2800",
        "\u0301",
        "\ufeff",
        "a\u202eb",
        "\u2066a",
        "a\u0000",
        "a\nb",
        "a\u2028b",
        "a\uD800",
        "a\uFFFF"
      })
  void whatCannotBeSeenOrTurnsTextRoundIsNone(String name) {
    assertFalse(PlayerNames.isName(name));
  }

  @Test
  void aNameHas60CharactersAtMost() {
    assertTrue(PlayerNames.isName("\uD83C\uDF31".repeat(60)));
    assertFalse(PlayerNames.isName("a".repeat(61)));
  }
}
