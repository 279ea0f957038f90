package io.seedlap.play;

import static io.seedlap.web.ProblemType.ILLEGAL_MOVE;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.play.ReplayDto.ReplayPlyDto;
import io.seedlap.rules.Game;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.wire.RequestValidator;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Replays a game from its moves, with its history, so that repetition is found. */
@Path("/v1/rulesets/{ruleset}/replay")
@Produces(MediaType.APPLICATION_JSON)
public class ReplayResource {
  private final SowingExecutor sowings;

  ReplayResource(SowingExecutor sowings) {
    this.sowings = sowings;
  }

  /** On a worker thread: the log of a long game takes megabytes to write. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Blocking
  public CompletionStage<ReplayDto> replay(
      @RestPath String ruleset, @RestQuery String boards, ReplayRequestDto body) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    boolean withBoards = RequestValidator.flag("boards", boards);
    Position start = body.read(rules);
    return sowings.compute(referee -> replay(start, body.moves(), withBoards, referee));
  }

  private static ReplayDto replay(
      Position start, List<String> moves, boolean boards, Referee referee) {
    Game game = new Game(start, referee);
    List<ReplayPlyDto> plies = new ArrayList<>(moves.size());
    for (String move : moves) {
      MoveResult result = game.play(Move.read(move));
      if (result instanceof MoveResult.Refused refused) {
        throw refusal(refused, plies, game);
      }
      plies.add(ReplayPlyDto.of(plies.size() + 1, (MoveResult.Played) result, boards));
    }
    return new ReplayDto(
        start.ruleset().id(),
        start,
        NotationWriter.write(start),
        plies,
        game.position(),
        NotationWriter.write(game.position()),
        game.outcome());
  }

  /** The refusal, with everything up to it. */
  private static ProblemException refusal(
      MoveResult.Refused refused, List<ReplayPlyDto> plies, Game game) {
    int ply = plies.size() + 1;
    return new ProblemException(
        Problem.of(ILLEGAL_MOVE, "Ply " + ply + ": " + refused.detail())
            .because(refused.reason())
            .with("ply", ply)
            .with("plies", plies)
            .with("position", game.position())
            .with("notation", NotationWriter.write(game.position()))
            .with("outcome", game.outcome()));
  }
}
