package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ReverseSowingTest {
  private static final int BOARDS = 1_500;
  private final Sowing sowing = new Sowing();

  @Test
  void goingBackFromWhereASowingEndedMeetsItsStartOnce() {
    for (Ruleset ruleset : Ruleset.all()) {
      Random random = new Random(2);
      ReverseSowing reverse = new ReverseSowing(ruleset);
      for (int i = 0; i < BOARDS; i++) {
        Board board = MoverTest.random(random, 2 + random.nextInt(ruleset.seeds() - 1));
        for (int hole = 0; hole < 12; hole++) {
          int seeds = board.seeds(Hole.at(hole));
          if (seeds > 0 && run(ruleset, board, hole) == Sowing.SowingResult.ENDED) {
            long laps = sowing.laps;
            reverse.from(sowing.south, sowing.north, Rows.hole(sowing.last), Rows.OWN_ROW);
            for (long lap = 0; lap < laps; lap++) {
              assertTrue(reverse.back(), () -> "too few laps before " + board);
            }
            assertEquals(board, new Board(reverse.south(), reverse.north()));
            assertEquals(hole, reverse.hole());
            assertEquals(seeds >= ruleset.minSeedsToSow(), reverse.liftable());
          }
        }
      }
    }
  }

  @Test
  void everyLapMetOnTheWayBackLeadsForwardsToTheSameEnd() {
    for (Ruleset ruleset : Ruleset.all()) {
      Random random = new Random(3);
      ReverseSowing reverse = new ReverseSowing(ruleset);
      for (int i = 0; i < BOARDS; i++) {
        Board end = MoverTest.random(random, 2 + random.nextInt(20));
        int endings = reverse.quietEndings(end.south(), end.north(), Rows.OWN_ROW);
        for (Hole last : new Holes(endings).inOrder()) {
          reverse.from(end.south(), end.north(), last.ordinal(), Rows.OWN_ROW);
          while (reverse.back()) {
            Board before = new Board(reverse.south(), reverse.north());
            assertEquals(Sowing.SowingResult.ENDED, run(ruleset, before, reverse.hole()));
            assertEquals(end, new Board(sowing.south, sowing.north));
            assertEquals(last, Laps.hole(sowing.last));
          }
          assertFalse(reverse.back());
        }
      }
    }
  }

  private Sowing.SowingResult run(Ruleset ruleset, Board board, int hole) {
    return sowing.run(
        ruleset.stops(),
        board.south(),
        board.north(),
        Rows.code(hole),
        Rows.OWN_ROW,
        Long.MAX_VALUE);
  }

  @Test
  void aQuietMoveEndsInAnEmptyHoleWithNothingOppositeInSadeqa() {
    ReverseSowing reverse = new ReverseSowing(Ruleset.named("sadeqa-ii").orElseThrow());
    // A's opposite is f, empty; B's is e, taken; c's is D, empty.
    Board board = Board.of(new int[] {1, 1, 2, 0, 0, 0}, new int[] {0, 0, 1, 0, 1, 0});
    assertEquals(1 << 0 | 1 << 8, reverse.quietEndings(board.south(), board.north(), 0x3F));
  }

  @Test
  void aQuietMoveEndsWithOneSeedOrWithAnOwnFourInAdjiKui() {
    ReverseSowing reverse = new ReverseSowing(Ruleset.named("adji-kui-ii").orElseThrow());
    Board board = Board.of(new int[] {1, 4, 2, 0, 5, 0}, new int[] {0, 4, 1, 0, 1, 0});
    int ones = 1 << 0 | 1 << 8 | 1 << 10;
    assertEquals(ones | 1 << 1, reverse.quietEndings(board.south(), board.north(), 0x3F));
    assertEquals(ones | 1 << 7, reverse.quietEndings(board.south(), board.north(), 0xFC0));
  }

  @Test
  void holesThatHoldAtLeastSoManySeedsAreFound() {
    Board board = Board.of(new int[] {0, 1, 2, 3, 0, 48}, new int[] {0, 0, 1, 0, 2, 0});
    assertEquals(0b010100_101110, Rows.atLeast(1, board.south(), board.north()));
    assertEquals(0b010000_101100, Rows.atLeast(2, board.south(), board.north()));
    assertEquals(0b000000_100000, Rows.atLeast(4, board.south(), board.north()));
  }
}
