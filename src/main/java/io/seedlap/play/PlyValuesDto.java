package io.seedlap.play;

import io.seedlap.analysis.AnalysisDto;
import io.seedlap.analysis.AnalysisDto.AnalysisSource;
import io.seedlap.analysis.AnalysisDto.MoveValueDto;
import io.seedlap.play.ReplayDto.ReplayPlyDto;
import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Score;
import io.seedlap.solve.Analysis.Result;
import org.jspecify.annotations.Nullable;

/**
 * What a ply of a game was worth.
 *
 * @param player who moved
 * @param notation the position after it
 * @param outcome of the game, if this ply has ended it, by repetition too; else null
 * @param better a move that would have kept more of the value; null where none is known
 */
record PlyValuesDto(
    int ply,
    Move move,
    Player player,
    String notation,
    @Nullable Outcome outcome,
    PositionValueDto before,
    PositionValueDto after,
    @Nullable Move better) {

  /** The value of a position for the player to move; the fields are those of an analysis. */
  record PositionValueDto(
      Player player,
      Result result,
      @Nullable Score score,
      @Nullable Integer margin,
      boolean exact,
      boolean cyclic,
      AnalysisSource source,
      @Nullable Integer plies,
      @Nullable Move best) {
    static PositionValueDto of(AnalysisDto analysis) {
      return new PositionValueDto(
          analysis.player(),
          analysis.result(),
          analysis.score(),
          analysis.margin(),
          analysis.exact(),
          analysis.cyclic(),
          analysis.source(),
          analysis.plies(),
          analysis.best());
    }
  }

  static PlyValuesDto of(
      ReplayPlyDto ply, @Nullable Outcome outcome, AnalysisDto before, AnalysisDto after) {
    return new PlyValuesDto(
        ply.ply(),
        ply.move(),
        ply.player(),
        ply.notation(),
        outcome,
        PositionValueDto.of(before),
        PositionValueDto.of(after),
        better(ply.move(), before, after));
  }

  /**
   * The best move, if the one played was worth less: by the proven values of both positions, else
   * by what one search has found of both moves.
   */
  private static @Nullable Move better(Move played, AnalysisDto before, AnalysisDto after) {
    Integer best = worth(before.player(), before.player(), before.result(), before.margin());
    Integer kept = worth(before.player(), after.player(), after.result(), after.margin());
    if (!before.exact() || !after.exact()) {
      MoveValueDto found =
          before.moves().stream().filter(it -> it.move().equals(played)).findAny().orElseThrow();
      kept = worth(before.player(), before.player(), found.result(), found.margin());
    }
    return best != null && kept != null && kept < best ? before.best() : null;
  }

  /**
   * What a value is worth to a player: seeds where the game is scored, else 1, 0 or -1.
   *
   * @param mover for whom the result is
   * @return null where nobody knows
   */
  private static @Nullable Integer worth(
      Player player, Player mover, Result result, @Nullable Integer margin) {
    if (margin != null) {
      return player == Player.SOUTH ? margin : -margin;
    }
    int won = player == mover ? 1 : -1;
    return switch (result) {
      case WIN -> won;
      case DRAW -> 0;
      case LOSS -> -won;
      case UNKNOWN -> null;
    };
  }
}
