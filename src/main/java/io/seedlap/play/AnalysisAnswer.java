package io.seedlap.play;

import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Score;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analysis.Result;
import java.util.List;

/**
 * What a position is worth, as callers get it.
 *
 * @param outcome null while the game goes on
 * @param result for the player to move
 * @param score the final score where seeds decide, else null
 * @param plies to the end under best play, where a table holds it, else null
 * @param best null when the game is over
 * @param timeMs milliseconds searched; 0 when a table, or the end of the game, gave the answer
 */
record AnalysisAnswer(
    Player player,
    Outcome outcome,
    Result result,
    Score score,
    boolean exact,
    boolean cyclic,
    Source source,
    Integer plies,
    Move best,
    List<Move> pv,
    List<MoveValue> moves,
    int depth,
    long nodes,
    long timeMs) {

  /** Where the answer comes from. */
  enum Source {
    TABLE,
    SEARCH
  }

  /** What a move is worth, for the player who makes it. */
  record MoveValue(Move move, Result result, Score score, Integer plies, boolean exact) {
    static MoveValue of(Analysis.MoveValue move) {
      Analysis.Value value = move.value();
      return new MoveValue(
          move.move(), value.result(), value.score(), value.plies(), value.exact());
    }
  }

  static AnalysisAnswer of(Analysis analysis, long timeMs) {
    Analysis.Value value = analysis.value();
    return new AnalysisAnswer(
        analysis.player(),
        analysis.outcome(),
        value.result(),
        value.score(),
        value.exact(),
        analysis.cyclic(),
        analysis.fromTable() ? Source.TABLE : Source.SEARCH,
        value.plies(),
        analysis.best(),
        analysis.pv(),
        analysis.moves().stream().map(MoveValue::of).toList(),
        analysis.depth(),
        analysis.nodes(),
        analysis.fromTable() ? 0 : timeMs);
  }
}
