package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.description.Description;
import io.seedlap.rules.description.Ruling;
import io.seedlap.rules.notation.NotationWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The descriptions of the games. */
class RulesetTest {

  static List<Ruleset> games() {
    return Ruleset.all();
  }

  private static List<String> rulings(Ruleset ruleset) {
    return ruleset.description().rulings().stream().map(Ruling::id).sorted().toList();
  }

  @Test
  void theTwoGamesAreListedByTheirIds() {
    assertTrue(Ruleset.all().containsAll(List.of(Positions.ADJI_KUI_II, Positions.SADEQA_II)));
    List<String> ids = Ruleset.all().stream().map(Ruleset::id).toList();
    assertEquals(ids.stream().sorted().distinct().toList(), ids);
    assertEquals(Optional.of(Positions.SADEQA_II), Ruleset.named("sadeqa-ii"));
    assertEquals(Optional.empty(), Ruleset.named("oware"));
  }

  @Test
  void theyStartWithFourAndWithThreeSeedsInEachHole() {
    assertEquals(
        "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", NotationWriter.write(Positions.ADJI_KUI_II.start()));
    assertEquals(48, Positions.ADJI_KUI_II.seeds());
    assertEquals(2, Positions.ADJI_KUI_II.minSeedsToSow());
    assertEquals(
        "3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn",
        NotationWriter.write(Positions.SADEQA_II.start()));
    assertEquals(36, Positions.SADEQA_II.seeds());
    assertEquals(1, Positions.SADEQA_II.minSeedsToSow());
  }

  @Test
  void everyRulingOfAdjiKuiIIIsServed() {
    assertEquals(
        List.of(
            "both-rows",
            "buying-is-optional",
            "deadlock",
            "endless-sowing",
            "leftover-seeds",
            "match-end",
            "origin-not-skipped",
            "ownership-decides",
            "pass-when-stuck",
            "repetition",
            "starter-alternates",
            "unfilled-holes"),
        rulings(Positions.ADJI_KUI_II));
  }

  @Test
  void everyRulingOfSadeqaIIIsServed() {
    assertEquals(
        List.of(
            "both-rows",
            "captures-are-counted",
            "endless-only",
            "endless-sowing",
            "opening-hole-empty",
            "origin-not-skipped",
            "repetition"),
        rulings(Positions.SADEQA_II));
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingIsLeftUnsaid(Ruleset ruleset) {
    Description description = ruleset.description();
    assertFalse(description.name().isBlank());
    assertFalse(description.region().isBlank());
    assertFalse(description.people().isBlank());
    assertFalse(description.summary().isBlank());
    assertFalse(description.sources().isEmpty());
    assertFalse(description.moveRules().isEmpty());
    for (Ruling ruling : description.rulings()) {
      assertFalse(ruling.question().isBlank());
      assertFalse(ruling.answer().isBlank());
      assertFalse(ruling.basis().isBlank());
    }
  }

  @Test
  void theOwnFourIsMentionedWhereSourcesDiffer() {
    String summary = Positions.ADJI_KUI_II.description().summary();
    assertTrue(summary.contains("about one move in ten differs"));
  }

  @Test
  void repetitionIsRuledAlikeButForItsSettlement() {
    Ruling ruling = Ruling.repetition("It is a draw.", "Custom.");
    assertEquals("repetition", ruling.id());
    assertTrue(ruling.answer().endsWith("cannot end a game so. It is a draw."));
    assertEquals("Custom.", ruling.basis());
  }
}
