package io.seedlap.play;

import static io.seedlap.web.ProblemType.ILLEGAL_PURCHASE;

import io.seedlap.rules.Hole;
import io.seedlap.rules.NextGame;
import io.seedlap.rules.NotationWriter;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.wire.Requests;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.jboss.resteasy.reactive.RestPath;

/** Sets up the next game of a match, holes bought between games included. */
@Path("/v1/rulesets/{ruleset}/next-game")
@Produces(MediaType.APPLICATION_JSON)
public class NextGameResource {

  /** The next game, or the end of the match. */
  public sealed interface Answer {}

  /** The match is over. */
  public record Over(boolean over, Player winner) implements Answer {}

  /**
   * @param buyer null when nobody can afford a hole
   * @param leftover seeds that fill no hole; they stand as captured in the position
   */
  public record SetUp(
      boolean over,
      Position position,
      String notation,
      Player starter,
      int maxBuy,
      Player buyer,
      Filled filled,
      List<Hole> bought,
      List<Hole> empty,
      Score leftover)
      implements Answer {}

  /** Holes of their own row that each player filled. */
  public record Filled(List<Hole> south, List<Hole> north) {}

  @POST
  @NonBlocking
  public Answer nextGame(@RestPath String ruleset, NextGameRequest body) {
    Ruleset rules = Requests.ruleset(ruleset);
    if (!rules.sellsHoles()) {
      throw new NotFoundException();
    }
    NextGame next = body.setUp(rules);
    if (next instanceof NextGame.Refused refused) {
      throw new ProblemException(
          Problem.of(ILLEGAL_PURCHASE, refused.detail()).because(refused.reason()));
    }
    if (next instanceof NextGame.MatchOver end) {
      return new Over(true, end.winner());
    }
    return answer((NextGame.SetUp) next);
  }

  private static SetUp answer(NextGame.SetUp next) {
    Position start = next.start();
    return new SetUp(
        false,
        start,
        NotationWriter.write(start),
        start.turn(),
        next.purse().maxBuy(),
        next.purse().buyer(),
        new Filled(next.filledBySouth(), next.filledByNorth()),
        next.bought(),
        next.empty(),
        start.captured());
  }
}
