package io.seedlap.solve;

import java.util.function.IntFunction;

/** Sadeqa II: win, draw or loss, and how soon. */
final class SadeqaAnswers extends Answers {
  private final Scoring scoring;

  SadeqaAnswers(IntFunction<Slice> tables) {
    super(tables);
    scoring = new SadeqaScoring(tables);
  }

  @Override
  Scoring scoring() {
    return scoring;
  }

  @Override
  Analysis.Value value(Root root, int value, boolean exact, Integer plies) {
    Analysis.Result result = Analysis.Result.UNKNOWN;
    if (exact) {
      result =
          value > 0 ? Analysis.Result.WIN : value < 0 ? Analysis.Result.LOSS : Analysis.Result.DRAW;
    }
    return new Analysis.Value(result, null, exact, exact ? plies : null);
  }

  @Override
  Integer plies(byte value) {
    return SadeqaValue.result(value) == 0 ? null : SadeqaValue.plies(value);
  }

  @Override
  boolean cyclic(byte value) {
    return false;
  }
}
