package io.seedlap.analysis;

import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Score;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.solve.Analysis.Result;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle: a position in which one move alone keeps the value.
 *
 * @param player to move
 * @param result that this player can reach
 * @param score the final score that can be reached, where seeds decide a game; else null
 * @param margin South's seeds less North's in that score; else null
 */
record PuzzleDto(
    LocalDate date,
    String ruleset,
    Player player,
    Position position,
    String notation,
    Result result,
    @Nullable Score score,
    @Nullable Integer margin) {
  static PuzzleDto of(LocalDate date, PuzzleFinder.Puzzle puzzle) {
    AnalysisDto analysis = AnalysisDto.of(puzzle.analysis(), 0);
    return new PuzzleDto(
        date,
        puzzle.position().ruleset().id(),
        analysis.player(),
        puzzle.position(),
        NotationWriter.write(puzzle.position()),
        analysis.result(),
        analysis.score(),
        analysis.margin());
  }
}
