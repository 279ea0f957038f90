package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The relay against laps sown seed by seed, without marked states and rotated boards. */
class SowingTest {
  private static final int BOARDS = 40_000;

  /** Cycles of more laps are left out. */
  private static final int MAX_LAPS = 5_000;

  private final Sowing sowing = new Sowing();
  private int endless;
  private int cut;

  @Test
  void sowingsAreEndlessExactlyWhenTheirFirstStateRecurs() {
    for (Ruleset ruleset : Ruleset.all()) {
      endless = 0;
      onRandomBoards(ruleset, this::compare);
      assertTrue(endless > 4, () -> "too few endless sowings: " + endless);
    }
  }

  private void compare(Ruleset ruleset, int[] first, int start) {
    int[] board = first.clone();
    int from = start;
    for (int laps = 1; laps <= MAX_LAPS; laps++) {
      from = Boards.lap(board, from);
      if (ruleset.stops().stop(Rows.OWN_ROW, from, board[from])) {
        assertEquals(Sowing.SowingResult.ENDED, run(ruleset, first, start, Long.MAX_VALUE));
        assertStands(board, from, laps);
        return;
      }
      if (from == start && Arrays.equals(first, board)) {
        endless++;
        assertEquals(Sowing.SowingResult.ENDLESS, run(ruleset, first, start, Long.MAX_VALUE));
        assertTrue(sowing.laps <= Sowing.REMARKED_LAPS + laps);
        return;
      }
    }
  }

  @Test
  void aTurnedBoardIsSownAlikeWhereItDoesNotMatterWhoseTheLastHoleIs() {
    Random random = new Random(6);
    for (Ruleset ruleset : Ruleset.all()) {
      if (!ruleset.stops().uniform()) {
        continue;
      }
      onRandomBoards(
          ruleset,
          (rules, board, start) -> {
            Sowing.SowingResult result = run(rules, board, start, MAX_LAPS);
            long laps = sowing.laps;
            int[] after = Boards.ints(new Board(sowing.south, sowing.north));
            int by = random.nextInt(12);
            assertEquals(result, run(rules, turned(board, by), (start + by) % 12, MAX_LAPS));
            assertEquals(laps, sowing.laps);
            assertEquals(Boards.of(turned(after, by)), new Board(sowing.south, sowing.north));
          });
    }
  }

  @Test
  void aSowingThatIsCutStandsAfterTheLastLapAllowed() {
    Random random = new Random(7);
    for (Ruleset ruleset : Ruleset.all()) {
      onRandomBoards(
          ruleset,
          (rules, first, start) -> {
            int limit = 1 + random.nextInt(100);
            Sowing.SowingResult result = run(rules, first, start, limit);
            assertTrue(sowing.laps <= limit);
            if (result == Sowing.SowingResult.LIMIT_REACHED) {
              cut++;
              int[] board = first.clone();
              int from = start;
              for (int lap = 0; lap < limit; lap++) {
                from = Boards.lap(board, from);
              }
              assertStands(board, from, limit);
            }
          });
    }
    assertTrue(cut > 1_000, () -> "too few reached the limit: " + cut);
  }

  private void assertStands(int[] board, int last, int laps) {
    assertEquals(Boards.of(board), new Board(sowing.south, sowing.north));
    assertEquals(last, Laps.hole(sowing.last).ordinal());
    assertEquals(board[last], sowing.lastCount);
    assertEquals(laps, sowing.laps);
  }

  private Sowing.SowingResult run(Ruleset ruleset, int[] board, int start, long limit) {
    Board rows = Boards.of(board);
    return sowing.run(
        ruleset.stops(), rows.south(), rows.north(), Rows.code(start), Rows.OWN_ROW, limit);
  }

  private static int[] turned(int[] board, int by) {
    int[] turned = new int[12];
    for (int hole = 0; hole < 12; hole++) {
      turned[(hole + by) % 12] = board[hole];
    }
    return turned;
  }

  private interface Trial {
    void on(Ruleset ruleset, int[] board, int start);
  }

  private static void onRandomBoards(Ruleset ruleset, Trial trial) {
    Random random = new Random(5);
    for (int i = 0; i < BOARDS; i++) {
      int[] board = new int[12];
      for (int seeds = 1 + random.nextInt(ruleset.seeds()); seeds > 0; seeds--) {
        board[random.nextInt(12)]++;
      }
      for (int start = 0; start < 12; start++) {
        if (board[start] > 0) {
          trial.on(ruleset, board, start);
        }
      }
    }
  }
}
