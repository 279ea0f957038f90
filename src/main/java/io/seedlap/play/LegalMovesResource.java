package io.seedlap.play;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.JsonResponses;
import io.seedlap.wire.RequestValidator;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Judges every hole of a position. */
@Path("/v1/rulesets/{ruleset}/legal-moves")
@Produces(MediaType.APPLICATION_JSON)
public class LegalMovesResource {
  private final SowingExecutor sowings;
  private final JsonResponses responses;

  LegalMovesResource(SowingExecutor sowings, JsonResponses responses) {
    this.sowings = sowings;
    this.responses = responses;
  }

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  public CompletionStage<LegalMovesDto> legalMoves(
      @RestPath String ruleset, PositionRequestDto body) {
    return judge(body.read(RequestValidator.ruleset(ruleset)));
  }

  @GET
  public CompletionStage<Response> legalMoves(
      @RestPath String ruleset, @RestQuery String position, @Context HttpHeaders headers) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    new RequestValidator().require("position", position).done();
    return judge(RequestValidator.position(rules, position))
        .thenApply(answer -> responses.cacheable(headers, answer));
  }

  private CompletionStage<LegalMovesDto> judge(Position position) {
    return sowings.compute(referee -> referee.legalMoves(position)).thenApply(LegalMovesDto::of);
  }
}
