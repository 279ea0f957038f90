package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class MoverTest {
  private static final int BOARDS = 3_000;

  static Board random(Random random, int seeds) {
    int[] south = new int[6];
    int[] north = new int[6];
    // Few holes get most of the seeds, so that laps of twelve and more occur.
    int holes = 2 + random.nextInt(11);
    for (int i = 0; i < seeds; i++) {
      int hole = random.nextInt(3) == 0 ? random.nextInt(12) : random.nextInt(holes);
      (hole < 6 ? south : north)[hole % 6]++;
    }
    return Board.of(south, north);
  }

  @Test
  void bareMovesAreThoseOfTheReferee() {
    for (Ruleset ruleset : Ruleset.all()) {
      Random random = new Random(1);
      for (int i = 0; i < BOARDS; i++) {
        int seeds = 9 + random.nextInt(ruleset.seeds() - 8);
        int bought = ruleset.sellsHoles() ? random.nextInt(64) << (6 * random.nextInt(2)) : 0;
        compare(ruleset, random(random, seeds), new Holes(bought));
      }
    }
  }

  private static void compare(Ruleset ruleset, Board board, Holes bought) {
    Score captured = new Score(ruleset.seeds() - board.total(), 0);
    Position position = new Position(ruleset, board, Player.SOUTH, captured, bought, Openings.NONE);
    int owned = position.owned(Player.SOUTH).bits();
    Referee referee = Referee.unhurried();
    if (referee.outcome(position).isPresent()) {
      return;
    }
    Mover mover = new Mover(ruleset);
    for (Hole hole : position.owned(Player.SOUTH).inOrder()) {
      boolean sown =
          (liftable(ruleset, board, owned) >>> hole.ordinal() & 1) != 0
              && mover.sow(board.south(), board.north(), hole.ordinal(), owned);
      MoveResult result = referee.play(position, Move.sow(hole));
      assertEquals(result instanceof MoveResult.Played, sown, () -> position + " " + hole);
      if (result instanceof MoveResult.Played played) {
        assertEquals(played.position().board(), new Board(mover.south(), mover.north()));
        assertEquals(played.summary().captured(), mover.captured());
      }
    }
  }

  @Test
  void aSowingOfMoreLapsThanAllowedIsNotJudged() {
    Ruleset adjiKui = Ruleset.named("adji-kui-ii").orElseThrow();
    Board start = adjiKui.start().board();
    Mover hurried = new Mover(adjiKui, 4);
    assertThrows(
        LapLimitExceeded.class, () -> hurried.sow(start.south(), start.north(), 0, Rows.OWN_ROW));
    assertTrue(new Mover(adjiKui, 5).sow(start.south(), start.north(), 0, Rows.OWN_ROW));
  }

  @Test
  void singletonsCanBeLiftedInSadeqaOnly() {
    Board board = Board.of(new int[] {0, 1, 2, 0, 0, 0}, new int[] {1, 0, 0, 0, 0, 12});
    assertEquals(
        1 << 1 | 1 << 2 | 1 << 6 | 1 << 11, liftable(Positions.SADEQA_II, board, Rows.ALL_HOLES));
    assertEquals(1 << 2 | 1 << 11, liftable(Positions.ADJI_KUI_II, board, Rows.ALL_HOLES));
    assertEquals(1 << 2, liftable(Positions.ADJI_KUI_II, board, Rows.OWN_ROW));
  }

  @Test
  void anOpeningStartsFromTheRightmostHoleUnlessThatIsEmpty() {
    Ruleset sadeqa = Positions.SADEQA_II;
    assertEquals(1 << 5, sadeqa.liftable(0x03_00_00_00_00_03L, 0, Rows.OWN_ROW, true));
    assertEquals(1, sadeqa.liftable(0x00_00_00_00_00_03L, 0, Rows.OWN_ROW, true));
  }

  private static int liftable(Ruleset ruleset, Board board, int owned) {
    return ruleset.liftable(board.south(), board.north(), owned, false);
  }
}
