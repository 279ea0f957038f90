package io.seedlap.analysis;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
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

/** Finds the value of a position, from tables or by search. */
@Path("/v1/rulesets/{ruleset}/analysis")
@Produces(MediaType.APPLICATION_JSON)
public class AnalysisResource {
  private static final int EXACT_MAX_AGE_SECONDS = 86_400;
  private static final int MAX_AGE_SECONDS = 10;

  private final AnalysisPool pool;
  private final JsonResponses responses;
  private final CurrentVertxRequest current;

  AnalysisResource(AnalysisPool pool, JsonResponses responses, CurrentVertxRequest current) {
    this.pool = pool;
    this.responses = responses;
    this.current = current;
  }

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  public CompletionStage<AnalysisDto> analyse(@RestPath String ruleset, AnalysisRequestDto body) {
    return analyse(body.read(RequestValidator.ruleset(ruleset)), body.limitsOrDefault());
  }

  /** A value that is not exact may improve soon, when tables have been built. */
  @GET
  public CompletionStage<Response> analyse(
      @RestPath String ruleset,
      @RestQuery String position,
      @RestQuery String timeMs,
      @RestQuery String depth,
      @RestQuery String nodes,
      @Context HttpHeaders headers) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    RequestValidator query = new RequestValidator().require("position", position);
    AnalysisLimitsDto limits = AnalysisLimitsDto.read(query, timeMs, depth, nodes);
    query.done();
    return analyse(RequestValidator.position(rules, position), limits)
        .thenApply(
            answer ->
                responses.cacheable(
                    headers, answer, answer.exact() ? EXACT_MAX_AGE_SECONDS : MAX_AGE_SECONDS));
  }

  /** Cancels the search when the client disconnects. */
  private CompletionStage<AnalysisDto> analyse(Position position, AnalysisLimitsDto limits) {
    return pool.analyse(position, limits, Disconnection.of(current));
  }
}
