package io.seedlap.solve;

import io.seedlap.rules.Board;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Openings;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import java.util.Random;

/** Random boards with few seeds, and positions on them. */
public final class SmallBoards {
  public static final Ruleset SADEQA = Ruleset.named("sadeqa-ii").orElseThrow();
  public static final Ruleset ADJI_KUI = Ruleset.named("adji-kui-ii").orElseThrow();

  private SmallBoards() {}

  public static Board random(Random random, int seeds) {
    int[] south = new int[6];
    int[] north = new int[6];
    for (int i = 0; i < seeds; i++) {
      int hole = random.nextInt(12);
      (hole < 6 ? south : north)[hole % 6]++;
    }
    return Board.of(south, north);
  }

  /** South has captured what is not on the board. */
  public static Position position(Ruleset ruleset, Board board, Player turn) {
    Score captured = new Score(ruleset.seeds() - board.total(), 0);
    return new Position(ruleset, board, turn, captured, Holes.NONE, Openings.NONE);
  }
}
