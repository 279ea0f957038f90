package io.seedlap.play;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.ProblemException;
import io.seedlap.wire.PlayedMoveDto;
import io.seedlap.wire.RefusalProblems;
import io.seedlap.wire.RequestValidator;
import jakarta.ws.rs.Consumes;
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
  @Consumes(MediaType.APPLICATION_JSON)
  public CompletionStage<PlayedMoveDto> move(
      @RestPath String ruleset, @RestQuery String boards, MoveRequestDto body) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    boolean withBoards = RequestValidator.flag("boards", boards);
    MoveQuery query = body.read(rules);
    return sowings
        .compute(referee -> referee.play(query.position(), query.move()))
        .thenApply(result -> answer(rules, result, withBoards));
  }

  private PlayedMoveDto answer(Ruleset ruleset, MoveResult result, boolean boards) {
    metrics.count(ruleset, result);
    if (result instanceof MoveResult.Played played) {
      return PlayedMoveDto.of(played, boards);
    }
    throw new ProblemException(RefusalProblems.illegalMove((MoveResult.Refused) result));
  }
}
