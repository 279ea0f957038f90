package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.seedlap.rules.notation.PositionDraft;
import io.seedlap.rules.notation.PositionValidation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A position from outside is accepted, or refused with all its violations. */
class PositionViolationsTest {
  private static final int[] FOURS = {4, 4, 4, 4, 4, 4};
  private static final int[] THREES = {3, 3, 3, 3, 3, 3};

  private static List<String> violations(Ruleset ruleset, PositionDraft draft) {
    return assertInstanceOf(PositionValidation.Invalid.class, draft.check(ruleset))
        .violations()
        .stream()
        .map(violation -> violation.code() + " " + violation.field() + ": " + violation.message())
        .toList();
  }

  private static PositionDraft adji(int[] south, int[] north, Score captured) {
    return new PositionDraft(south, north, Player.SOUTH, captured, List.of(), List.of());
  }

  private static PositionDraft fours(List<Hole> bought, List<Player> due) {
    return new PositionDraft(FOURS, FOURS, Player.SOUTH, Score.ZERO, bought, due);
  }

  private static PositionDraft threes(List<Hole> bought, List<Player> due) {
    return new PositionDraft(THREES, THREES, Player.SOUTH, null, bought, due);
  }

  @Test
  void nothingCapturedMayBeLeftOut() {
    assertEquals(
        new PositionValidation.Valid(Positions.ADJI_KUI_II.start()),
        adji(FOURS, FOURS, null).check(Positions.ADJI_KUI_II));
  }

  @Test
  void holesAndPlayersMayBeNamedInAnyOrder() {
    Position bought =
        assertInstanceOf(
                PositionValidation.Valid.class,
                fours(List.of(Hole.d, Hole.c), List.of()).check(Positions.ADJI_KUI_II))
            .position();
    assertEquals("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=c,d", Positions.line(bought));
    assertEquals(
        new PositionValidation.Valid(Positions.SADEQA_II.start()),
        threes(List.of(), List.of(Player.NORTH, Player.SOUTH)).check(Positions.SADEQA_II));
  }

  @Test
  void allSeedsMayLieInOneHole() {
    PositionValidation checked =
        adji(new int[] {48, 0, 0, 0, 0, 0}, new int[6], Score.ZERO).check(Positions.ADJI_KUI_II);
    assertInstanceOf(PositionValidation.Valid.class, checked);
  }

  @Test
  void aMissingRowIsNamed() {
    assertEquals(
        List.of(
            "REQUIRED board.south: Give the row's six holes.",
            "REQUIRED board.north: Give the row's six holes."),
        violations(Positions.ADJI_KUI_II, adji(null, null, Score.ZERO)));
  }

  @Test
  void aMissingTurnIsNamed() {
    assertEquals(
        List.of("REQUIRED turn: Say whose turn it is: south or north."),
        violations(
            Positions.ADJI_KUI_II,
            new PositionDraft(FOURS, FOURS, null, Score.ZERO, List.of(), List.of())));
  }

  @Test
  void aRowHasSixHoles() {
    assertEquals(
        List.of(
            "WRONG_LENGTH board.south: A row has six holes; this one has 5.",
            "WRONG_LENGTH board.north: A row has six holes; this one has 7."),
        violations(Positions.ADJI_KUI_II, adji(new int[5], new int[7], Score.ZERO)));
  }

  @Test
  void aHoleHoldsZeroToAllSeeds() {
    assertEquals(
        List.of(
            "OUT_OF_RANGE board.south[0]: It must be 0 to 48 seeds, not -1.",
            "OUT_OF_RANGE board.north[2]: It must be 0 to 48 seeds, not 49."),
        violations(
            Positions.ADJI_KUI_II,
            adji(new int[] {-1, 0, 0, 0, 0, 0}, new int[] {0, 0, 49, 0, 0, 0}, Score.ZERO)));
  }

  @Test
  void aPlayerHasCapturedZeroToAllSeeds() {
    assertEquals(
        List.of(
            "OUT_OF_RANGE captured.south: It must be 0 to 48 seeds, not 49.",
            "OUT_OF_RANGE captured.north: It must be 0 to 48 seeds, not -49."),
        violations(Positions.ADJI_KUI_II, adji(FOURS, FOURS, new Score(49, -49))));
    assertEquals(
        List.of(
            "OUT_OF_RANGE captured.south: It must be 0 to 36 seeds, not 37.",
            "WRONG_TOTAL board: Board and captured seeds must make 36; the board holds 36 and 37 are"
                + " captured."),
        violations(
            Positions.SADEQA_II,
            new PositionDraft(
                THREES, THREES, Player.SOUTH, new Score(37, 0), List.of(), List.of())));
  }

  @Test
  void boardAndCapturedSeedsMakeTheGamesSeeds() {
    assertEquals(
        List.of(
            "WRONG_TOTAL board: Board and captured seeds must make 48; the board holds 48 and 3 are"
                + " captured."),
        violations(Positions.ADJI_KUI_II, adji(FOURS, FOURS, new Score(1, 2))));
    assertEquals(
        List.of(
            "WRONG_TOTAL captured: Board and captured seeds must make 48; the board holds 36 and"
                + " captured is left out."),
        violations(Positions.ADJI_KUI_II, adji(THREES, THREES, null)));
  }

  @Test
  void hugeNumbersDoNotAddUpToTheRightTotal() {
    int huge = Integer.MAX_VALUE;
    assertEquals(
        List.of(
            "OUT_OF_RANGE captured.south: It must be 0 to 48 seeds, not 2147483647.",
            "OUT_OF_RANGE captured.north: It must be 0 to 48 seeds, not 2147483647.",
            "WRONG_TOTAL board: Board and captured seeds must make 48; the board holds 50 and"
                + " 4294967294 are captured."),
        violations(
            Positions.ADJI_KUI_II,
            adji(new int[] {48, 2, 0, 0, 0, 0}, new int[6], new Score(huge, huge))));
  }

  @Test
  void oneSeedAtLeastIsOnTheBoard() {
    assertEquals(
        List.of("EMPTY_BOARD board: At least one seed must be on the board."),
        violations(Positions.ADJI_KUI_II, adji(new int[6], new int[6], new Score(24, 24))));
  }

  @Test
  void aBoughtHoleIsNamedOnce() {
    assertEquals(
        List.of("DUPLICATE bought: Hole c is named twice."),
        violations(Positions.ADJI_KUI_II, fours(List.of(Hole.c, Hole.d, Hole.c), List.of())));
  }

  @Test
  void boughtHolesLieInOneRow() {
    assertEquals(
        List.of("BOTH_ROWS bought: Bought holes must all lie in one row."),
        violations(Positions.ADJI_KUI_II, fours(List.of(Hole.A, Hole.a), List.of())));
  }

  @Test
  void holesAreBoughtInAdjiKuiIIOnly() {
    assertEquals(
        List.of("NOT_IN_THIS_GAME bought: No holes are bought in Sadeqa II; leave this out."),
        violations(Positions.SADEQA_II, threes(List.of(Hole.c, Hole.C, Hole.c), List.of())));
  }

  @Test
  void openingsAreDueInSadeqaIIOnly() {
    assertEquals(
        List.of("NOT_IN_THIS_GAME openingDue: No openings are due in Adji Kui II; leave this out."),
        violations(Positions.ADJI_KUI_II, fours(List.of(), List.of(Player.SOUTH))));
  }

  @Test
  void aPlayersOpeningIsNamedOnce() {
    assertEquals(
        List.of("DUPLICATE openingDue: A player is named twice."),
        violations(Positions.SADEQA_II, threes(List.of(), List.of(Player.SOUTH, Player.SOUTH))));
  }

  @Test
  void everyFaultIsNamedAndNotOnlyTheFirst() {
    PositionDraft draft =
        new PositionDraft(
            new int[] {60, 0, 0, 0, 0, 0},
            new int[5],
            null,
            new Score(0, -1),
            List.of(Hole.A, Hole.a),
            List.of(Player.NORTH));
    assertEquals(
        List.of(
            "board.south[0] OUT_OF_RANGE",
            "board.north WRONG_LENGTH",
            "captured.north OUT_OF_RANGE",
            "turn REQUIRED",
            "bought BOTH_ROWS",
            "openingDue NOT_IN_THIS_GAME"),
        assertInstanceOf(PositionValidation.Invalid.class, draft.check(Positions.ADJI_KUI_II))
            .violations()
            .stream()
            .map(violation -> violation.field() + " " + violation.code())
            .toList());
  }
}
