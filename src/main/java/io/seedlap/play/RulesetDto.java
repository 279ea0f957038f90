package io.seedlap.play;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.seedlap.rules.Description;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.NotationWriter;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Ruling;
import io.seedlap.rules.Source;
import java.util.List;

/**
 * The document of a game.
 *
 * @param sellsHoles see {@link Ruleset#sellsHoles}
 */
record RulesetDto(
    String id,
    String name,
    String region,
    String people,
    String description,
    List<SourceJson> sources,
    BoardJson board,
    Position start,
    String startNotation,
    boolean sellsHoles,
    List<String> moveRules,
    List<Ruling> rulings) {

  /** Author and year are left out where the source has none. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record SourceJson(String title, String author, Integer year, String note) {
    static SourceJson of(Source source) {
      return new SourceJson(source.title(), source.author(), source.year(), source.note());
    }
  }

  /** The board and what lies on it at the start. */
  record BoardJson(
      int rows, int holesPerRow, int seedsPerHole, int seeds, HoleNames holes, String sowing) {}

  /** The holes of each row in sowing order. */
  record HoleNames(List<Hole> south, List<Hole> north) {}

  static RulesetDto of(Ruleset ruleset) {
    Description text = ruleset.description();
    return new RulesetDto(
        ruleset.id(),
        text.name(),
        text.region(),
        text.people(),
        text.summary(),
        text.sources().stream().map(SourceJson::of).toList(),
        board(ruleset),
        ruleset.start(),
        NotationWriter.write(ruleset.start()),
        ruleset.sellsHoles(),
        text.moveRules(),
        text.rulings());
  }

  private static BoardJson board(Ruleset ruleset) {
    return new BoardJson(
        Player.values().length,
        Hole.PER_ROW,
        ruleset.seedsPerHole(),
        ruleset.seeds(),
        new HoleNames(Holes.row(Player.SOUTH).inOrder(), Holes.row(Player.NORTH).inOrder()),
        "counter-clockwise");
  }
}
