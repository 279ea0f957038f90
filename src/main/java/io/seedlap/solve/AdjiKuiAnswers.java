package io.seedlap.solve;

import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Score;
import java.util.function.IntFunction;

/** Adji Kui II: the final score. */
final class AdjiKuiAnswers extends Answers {
  private final Scoring scoring;

  AdjiKuiAnswers(IntFunction<Slice> tables) {
    super(tables);
    scoring = new AdjiKuiScoring(tables);
  }

  @Override
  Scoring scoring() {
    return scoring;
  }

  /** An odd seed is nobody's: it is left when what is in play is shared equally. */
  @Override
  Analysis.Value value(Root root, int value, boolean exact, Integer plies) {
    Position position = root.position;
    int seeds = position.board().total();
    int mine = (seeds + value) / 2;
    int theirs = (seeds - value) / 2;
    boolean isSouth = position.turn() == Player.SOUTH;
    Score score =
        position.captured().plus(isSouth ? new Score(mine, theirs) : new Score(theirs, mine));
    int lead = score.of(position.turn()) - score.of(position.turn().other());
    Analysis.Result result = Analysis.Result.UNKNOWN;
    if (exact) {
      result =
          lead > 0 ? Analysis.Result.WIN : lead < 0 ? Analysis.Result.LOSS : Analysis.Result.DRAW;
    }
    return new Analysis.Value(result, score, exact, null);
  }

  @Override
  Integer plies(byte value) {
    return null;
  }

  @Override
  boolean cyclic(byte value) {
    return AdjiKuiValue.cyclic(value);
  }
}
