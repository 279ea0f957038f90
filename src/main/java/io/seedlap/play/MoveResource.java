package io.seedlap.play;

import static io.seedlap.web.ProblemType.ILLEGAL_MOVE;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.wire.PlayedMove;
import io.seedlap.wire.Requests;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Plays a move: the position after it, with the log of its laps and captures. */
@Path("/v1/rulesets/{ruleset}/move")
@Produces(MediaType.APPLICATION_JSON)
public class MoveResource {
  private final SowingExecutor sowings;
  private final PlayMetrics metrics;

  MoveResource(SowingExecutor sowings, PlayMetrics metrics) {
    this.sowings = sowings;
    this.metrics = metrics;
  }

  @POST
  public CompletionStage<PlayedMove> move(
      @RestPath String ruleset, @RestQuery String boards, MoveRequest body) {
    Ruleset rules = Requests.ruleset(ruleset);
    boolean withBoards = Requests.flag("boards", boards);
    MoveRequest.Asked asked = body.read(rules);
    return sowings
        .compute(referee -> referee.play(asked.position(), asked.move()))
        .thenApply(result -> answer(rules, result, withBoards));
  }

  private PlayedMove answer(Ruleset ruleset, MoveResult result, boolean boards) {
    metrics.count(ruleset, result);
    if (result instanceof MoveResult.Played played) {
      return PlayedMove.of(played, boards);
    }
    throw new ProblemException(problem((MoveResult.Refused) result));
  }

  /** The refusal as a problem. */
  static Problem problem(MoveResult.Refused refused) {
    return Problem.of(ILLEGAL_MOVE, refused.detail()).because(refused.reason());
  }
}
