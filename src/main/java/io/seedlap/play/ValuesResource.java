package io.seedlap.play;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.analysis.AnalysisPool;
import io.seedlap.connections.RequestEnd;
import io.seedlap.connections.RequestPermits;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.JsonResponses;
import io.seedlap.wire.RequestValidator;
import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.core.UriInfo;
import java.util.concurrent.CountDownLatch;
import org.jboss.resteasy.reactive.RestPath;

/**
 * Streams what each move of a game was worth, as NDJSON. It runs on a worker thread, which waits
 * for the threads of analyses.
 */
@Path("/v1/rulesets/{ruleset}/replay/values")
@Produces(JsonResponses.NDJSON)
public class ValuesResource {
  private final ValuesConfig config;
  private final ValuesLimit limit;
  private final SowingExecutor sowings;
  private final AnalysisPool analyses;
  private final ObjectMapper mapper;

  ValuesResource(
      ValuesConfig config,
      ValuesLimit limit,
      SowingExecutor sowings,
      AnalysisPool analyses,
      ObjectMapper mapper) {
    this.config = config;
    this.limit = limit;
    this.sowings = sowings;
    this.analyses = analyses;
    this.mapper = mapper;
  }

  /** All moves are judged before the first line. */
  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @Blocking
  public StreamingOutput values(
      @RestPath String ruleset,
      UriInfo uri,
      @Context RoutingContext routing,
      ValuesRequestDto body) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    Position start = body.read(rules);
    RequestPermits.Permit permit = limit.enter(routing);
    ReplayDto game =
        sowings.computeBlocking(referee -> ReplayDto.play(start, body.moves(), false, referee));
    CountDownLatch over = new CountDownLatch(1);
    RequestEnd.run(routing, over::countDown);
    ValuesRun run = new ValuesRun(analyses, body.limitsOrDefault(), mapper, over, config.timeout());
    String path = uri.getPath();
    return out -> {
      if (permit.begin()) {
        try {
          run.run(game, start, path, out);
        } finally {
          permit.end();
        }
      }
    };
  }
}
