package io.seedlap.play;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Explanation;
import io.seedlap.rules.Move;
import io.seedlap.rules.Position;
import io.seedlap.rules.Refusal;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.Requests;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Tells whether a move is legal, and if not, why. */
@Path("/v1/rulesets/{ruleset}/validate")
@Produces(MediaType.APPLICATION_JSON)
public class ValidateResource {
  private final SowingExecutor sowings;
  private final PlayMetrics metrics;
  private final CacheableAnswers cacheable;

  /**
   * @param reason null when legal
   * @param detail a sentence, also when legal
   */
  public record Verdict(boolean legal, Refusal reason, String detail) {
    static Verdict of(Position position, Move move, Refusal reason) {
      return new Verdict(
          reason == null,
          reason,
          reason == null
              ? Explanation.ofLegal(position, move)
              : Explanation.of(position, move, reason));
    }
  }

  ValidateResource(SowingExecutor sowings, PlayMetrics metrics, CacheableAnswers cacheable) {
    this.sowings = sowings;
    this.metrics = metrics;
    this.cacheable = cacheable;
  }

  @POST
  public CompletionStage<Verdict> validate(@RestPath String ruleset, MoveRequest body) {
    return judge(body.read(Requests.ruleset(ruleset)));
  }

  @GET
  public CompletionStage<Response> validate(
      @RestPath String ruleset,
      @RestQuery String position,
      @RestQuery String move,
      @Context Request request) {
    Ruleset rules = Requests.ruleset(ruleset);
    new Requests().require("position", position).require("move", move).done();
    return judge(new MoveRequest.Asked(Requests.position(rules, position), Move.read(move)))
        .thenApply(verdict -> cacheable.answer(request, verdict));
  }

  private CompletionStage<Verdict> judge(MoveRequest.Asked asked) {
    return sowings
        .compute(referee -> referee.refusal(asked.position(), asked.move()))
        .thenApply(
            refusal -> {
              Refusal reason = refusal.orElse(null);
              metrics.count(asked.position().ruleset(), reason);
              return Verdict.of(asked.position(), asked.move(), reason);
            });
  }
}
