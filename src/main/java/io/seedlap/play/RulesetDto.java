package io.seedlap.play;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.seedlap.analysis.AnalysisDto;
import io.seedlap.engine.TableRegistry;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Move;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import io.seedlap.rules.description.Description;
import io.seedlap.rules.description.Ruling;
import io.seedlap.rules.description.Source;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analysis.Result;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The full description of a ruleset.
 *
 * @param sellsHoles see {@link Ruleset#sellsHoles}
 * @param proven of the start; null where nothing is
 */
record RulesetDto(
    String id,
    String name,
    String region,
    String people,
    String description,
    List<SourceDto> sources,
    BoardDto board,
    Position start,
    String startNotation,
    boolean sellsHoles,
    List<String> moveRules,
    List<Ruling> rulings,
    @Nullable ProvenStartDto proven) {

  /** A source of the rules; author and year are left out where it has none. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record SourceDto(String title, @Nullable String author, @Nullable Integer year, String note) {
    static SourceDto of(Source source) {
      return new SourceDto(source.title(), source.author(), source.year(), source.note());
    }
  }

  /** The board and its seeds at the start. */
  record BoardDto(
      int rows, int holesPerRow, int seedsPerHole, int seeds, HoleNamesDto holes, String sowing) {}

  /** The holes of each row in sowing order. */
  record HoleNamesDto(List<Hole> south, List<Hole> north) {}

  /**
   * The proven value of a start position.
   *
   * @param result for the player to move
   * @param score the final score under best play, where the seeds decide a game; else null
   * @param pv a line of best play, as far as it is known
   */
  record ProvenStartDto(
      Result result,
      @Nullable Score score,
      boolean cyclic,
      List<Move> pv,
      List<AnalysisDto.MoveValueDto> moves) {
    static ProvenStartDto of(Analysis analysis) {
      return new ProvenStartDto(
          analysis.value().result(),
          analysis.value().score(),
          analysis.cyclic(),
          analysis.pv(),
          analysis.moves().stream().map(AnalysisDto.MoveValueDto::of).toList());
    }
  }

  static RulesetDto of(Ruleset ruleset, TableRegistry tables) {
    Description text = ruleset.description();
    return new RulesetDto(
        ruleset.id(),
        text.name(),
        text.region(),
        text.people(),
        text.summary(),
        text.sources().stream().map(SourceDto::of).toList(),
        board(ruleset),
        ruleset.start(),
        NotationWriter.write(ruleset.start()),
        ruleset.sellsHoles(),
        text.moveRules(),
        text.rulings(),
        tables.provenStart(ruleset).map(ProvenStartDto::of).orElse(null));
  }

  private static BoardDto board(Ruleset ruleset) {
    return new BoardDto(
        Player.values().length,
        Hole.PER_ROW,
        ruleset.seedsPerHole(),
        ruleset.seeds(),
        new HoleNamesDto(Holes.row(Player.SOUTH).inOrder(), Holes.row(Player.NORTH).inOrder()),
        "counter-clockwise");
  }
}
