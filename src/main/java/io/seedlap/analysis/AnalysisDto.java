package io.seedlap.analysis;

import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Score;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analysis.Result;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The value of a position.
 *
 * @param outcome null while the game goes on
 * @param result for the player to move
 * @param score the final score under best play, where the seeds decide a game; else null
 * @param margin South's seeds less North's in that score; else null
 * @param plies to the end under best play, where a table holds it; else null
 * @param best null when the game is over
 * @param timeMs milliseconds searched; 0 when the value comes from a table or the game is over
 */
public record AnalysisDto(
    Player player,
    @Nullable Outcome outcome,
    Result result,
    @Nullable Score score,
    @Nullable Integer margin,
    boolean exact,
    boolean cyclic,
    AnalysisSource source,
    @Nullable Integer plies,
    @Nullable Move best,
    List<Move> pv,
    List<MoveValueDto> moves,
    int depth,
    long nodes,
    long timeMs) {

  /** Where the value comes from. */
  public enum AnalysisSource {
    TABLE,
    SEARCH
  }

  /** The value of a move for the player who makes it. */
  public record MoveValueDto(
      Move move,
      Result result,
      @Nullable Score score,
      @Nullable Integer margin,
      @Nullable Integer plies,
      boolean exact) {
    public static MoveValueDto of(Analysis.MoveValue move) {
      Analysis.Value value = move.value();
      return new MoveValueDto(
          move.move(),
          value.result(),
          value.score(),
          marginOf(value),
          value.plies(),
          value.exact());
    }
  }

  static AnalysisDto of(Analysis analysis, long timeMs) {
    Analysis.Value value = analysis.value();
    return new AnalysisDto(
        analysis.player(),
        analysis.outcome(),
        value.result(),
        value.score(),
        marginOf(value),
        value.exact(),
        analysis.cyclic(),
        analysis.fromTable() ? AnalysisSource.TABLE : AnalysisSource.SEARCH,
        value.plies(),
        analysis.best(),
        analysis.pv(),
        analysis.moves().stream().map(MoveValueDto::of).toList(),
        analysis.depth(),
        analysis.nodes(),
        analysis.fromTable() ? 0 : timeMs);
  }

  /** Shared seeds leave it as it is, also where an odd one is nobody's. */
  private static @Nullable Integer marginOf(Analysis.Value value) {
    Score score = value.score();
    return score == null ? null : Integer.valueOf(score.south() - score.north());
  }
}
