package io.seedlap.play;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.RequestValidator;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
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
    return sowings.compute(referee -> ReplayDto.play(start, body.moves(), withBoards, referee));
  }
}
