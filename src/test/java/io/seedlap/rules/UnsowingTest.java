package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class UnsowingTest {
  private static final int BOARDS = 1_500;
  private final Sowing sowing = new Sowing();

  @Test
  void goingBackFromWhereASowingEndedMeetsItsStartOnce() {
    for (Ruleset ruleset : Ruleset.all()) {
      Random random = new Random(2);
      Unsowing unsowing = new Unsowing(ruleset);
      for (int i = 0; i < BOARDS; i++) {
        Board board = MoverTest.random(random, 2 + random.nextInt(ruleset.seeds() - 1));
        for (int hole = 0; hole < 12; hole++) {
          int seeds = board.seeds(Hole.at(hole));
          if (seeds > 0 && run(ruleset, board, hole) == Sowing.Result.ENDED) {
            long laps = sowing.laps;
            unsowing.from(sowing.south, sowing.north, Laps.hole(sowing.last).ordinal());
            for (long lap = 0; lap < laps; lap++) {
              assertTrue(unsowing.back(), () -> "too few laps before " + board);
            }
            assertEquals(board, new Board(unsowing.south(), unsowing.north()));
            assertEquals(hole, unsowing.hole());
            assertEquals(seeds >= ruleset.fewestToSow(), unsowing.liftable());
          }
        }
      }
    }
  }

  @Test
  void everyLapMetOnTheWayBackLeadsForwardsToTheSameEnd() {
    for (Ruleset ruleset : Ruleset.all()) {
      Random random = new Random(3);
      Unsowing unsowing = new Unsowing(ruleset);
      for (int i = 0; i < BOARDS; i++) {
        Board end = MoverTest.random(random, 2 + random.nextInt(20));
        int endings = unsowing.quietEndings(end.south(), end.north(), Mover.OWN_ROW);
        for (Hole last : new Holes(endings).inOrder()) {
          unsowing.from(end.south(), end.north(), last.ordinal());
          while (unsowing.back()) {
            Board before = new Board(unsowing.south(), unsowing.north());
            assertEquals(Sowing.Result.ENDED, run(ruleset, before, unsowing.hole()));
            assertEquals(end, new Board(sowing.south, sowing.north));
            assertEquals(last, Laps.hole(sowing.last));
          }
          assertFalse(unsowing.back());
        }
      }
    }
  }

  private Sowing.Result run(Ruleset ruleset, Board board, int hole) {
    return sowing.run(ruleset.stops(), board, Laps.code(Hole.at(hole)), Long.MAX_VALUE);
  }

  @Test
  void aQuietMoveEndsInAnEmptyHoleWithNothingOppositeInSadeqa() {
    Unsowing unsowing = new Unsowing(Ruleset.named("sadeqa-ii").orElseThrow());
    // A's opposite is f, empty; B's is e, taken; c's is D, empty.
    Board board = Board.of(new int[] {1, 1, 2, 0, 0, 0}, new int[] {0, 0, 1, 0, 1, 0});
    assertEquals(1 << 0 | 1 << 8, unsowing.quietEndings(board.south(), board.north(), 0x3F));
  }

  @Test
  void aQuietMoveEndsWithOneSeedOrWithAnOwnFourInAdjiKui() {
    Unsowing unsowing = new Unsowing(Ruleset.named("adji-kui-ii").orElseThrow());
    Board board = Board.of(new int[] {1, 4, 2, 0, 5, 0}, new int[] {0, 4, 1, 0, 1, 0});
    int ones = 1 << 0 | 1 << 8 | 1 << 10;
    assertEquals(ones | 1 << 1, unsowing.quietEndings(board.south(), board.north(), 0x3F));
    assertEquals(ones | 1 << 7, unsowing.quietEndings(board.south(), board.north(), 0xFC0));
  }

  @Test
  void holesThatHoldAtLeastSoManySeedsAreFound() {
    Board board = Board.of(new int[] {0, 1, 2, 3, 0, 48}, new int[] {0, 0, 1, 0, 2, 0});
    assertEquals(0b010100_101110, Unsowing.atLeast(1, board.south(), board.north()));
    assertEquals(0b010000_101100, Unsowing.atLeast(2, board.south(), board.north()));
    assertEquals(0b000000_100000, Unsowing.atLeast(4, board.south(), board.north()));
  }
}
