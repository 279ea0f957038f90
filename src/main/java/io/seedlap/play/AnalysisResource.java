package io.seedlap.play;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.seedlap.rules.Position;
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
import java.util.concurrent.atomic.AtomicBoolean;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Tells what a position is worth, from tables or by search. */
@Path("/v1/rulesets/{ruleset}/analysis")
@Produces(MediaType.APPLICATION_JSON)
public class AnalysisResource {
  private static final int A_DAY = 86_400;
  private static final int A_MOMENT = 10;

  private final AnalysisPool pool;
  private final CacheableAnswers cacheable;
  private final CurrentVertxRequest current;

  AnalysisResource(AnalysisPool pool, CacheableAnswers cacheable, CurrentVertxRequest current) {
    this.pool = pool;
    this.cacheable = cacheable;
    this.current = current;
  }

  @POST
  public CompletionStage<AnalysisAnswer> analyse(@RestPath String ruleset, AnalysisRequest body) {
    return analyse(body.read(Requests.ruleset(ruleset)), body.limitsOrUsual());
  }

  /** What is not exact may be better soon: tables may have been built. */
  @GET
  public CompletionStage<Response> analyse(
      @RestPath String ruleset,
      @RestQuery String position,
      @RestQuery String timeMs,
      @RestQuery String depth,
      @RestQuery String nodes,
      @Context Request request) {
    Ruleset rules = Requests.ruleset(ruleset);
    Requests violations = new Requests().require("position", position);
    AnalysisLimits limits = AnalysisLimits.read(violations, timeMs, depth, nodes);
    limits.check(violations, "");
    violations.done();
    return analyse(Requests.position(rules, position), limits)
        .thenApply(answer -> cacheable.answer(request, answer, answer.exact() ? A_DAY : A_MOMENT));
  }

  /** Searches no longer than the client waits. */
  private CompletionStage<AnalysisAnswer> analyse(Position position, AnalysisLimits limits) {
    AtomicBoolean gone = new AtomicBoolean();
    current.getCurrent().addEndHandler(end -> gone.set(true));
    return pool.analyse(position, limits, gone::get);
  }
}
