package io.seedlap.play;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Move;
import io.seedlap.rules.Refusal;
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

/** Returns whether a move is legal, and if not, why. */
@Path("/v1/rulesets/{ruleset}/validate")
@Produces(MediaType.APPLICATION_JSON)
public class ValidateResource {
  private final SowingExecutor sowings;
  private final PlayMetrics metrics;
  private final JsonResponses responses;

  ValidateResource(SowingExecutor sowings, PlayMetrics metrics, JsonResponses responses) {
    this.sowings = sowings;
    this.metrics = metrics;
    this.responses = responses;
  }

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  public CompletionStage<ValidationDto> validate(@RestPath String ruleset, MoveRequestDto body) {
    return judge(body.read(RequestValidator.ruleset(ruleset)));
  }

  @GET
  public CompletionStage<Response> validate(
      @RestPath String ruleset,
      @RestQuery String position,
      @RestQuery String move,
      @Context HttpHeaders headers) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    new RequestValidator()
        .require("position", position)
        .require("move", move)
        .move("move", move)
        .done();
    return judge(new MoveQuery(RequestValidator.position(rules, position), Move.read(move)))
        .thenApply(answer -> responses.cacheable(headers, answer));
  }

  private CompletionStage<ValidationDto> judge(MoveQuery query) {
    return sowings
        .compute(referee -> referee.refusal(query.position(), query.move()))
        .thenApply(
            refusal -> {
              Refusal reason = refusal.orElse(null);
              metrics.count(query.position().ruleset(), reason);
              return ValidationDto.of(query, reason);
            });
  }
}
