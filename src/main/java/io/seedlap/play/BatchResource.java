package io.seedlap.play;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.analysis.AnalysisPool;
import io.seedlap.clients.Quota;
import io.seedlap.clients.RateLimits;
import io.seedlap.connections.BodyWait;
import io.seedlap.connections.RequestEnd;
import io.seedlap.connections.RequestPermits;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.JsonBodyReader;
import io.seedlap.web.JsonResponses;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.wire.RequestValidator;
import io.smallrye.common.annotation.Blocking;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.core.UriInfo;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/**
 * Answers many requests in one: NDJSON in, NDJSON out, streamed both ways. It runs on a worker
 * thread, which blocks while the client reads more slowly than it is answered.
 */
@Path("/v1/rulesets/{ruleset}/batch")
@Produces(JsonResponses.NDJSON)
public class BatchResource {
  private static final Set<String> TYPES =
      Set.of(
          JsonResponses.NDJSON,
          "application/ndjson",
          "application/jsonl",
          "application/x-jsonlines");

  private final BatchConfig config;
  private final SowingExecutor sowings;
  private final PlayMetrics metrics;
  private final ObjectMapper mapper;
  private final BatchLimit limit;
  private final AnalysisPool analyses;
  private final RateLimits rates;

  BatchResource(
      BatchConfig config,
      SowingExecutor sowings,
      PlayMetrics metrics,
      ObjectMapper mapper,
      BatchLimit limit,
      AnalysisPool analyses,
      RateLimits rates) {
    this.config = config;
    this.sowings = sowings;
    this.metrics = metrics;
    this.mapper = mapper;
    this.limit = limit;
    this.analyses = analyses;
    this.rates = rates;
  }

  @POST
  @Consumes(MediaType.WILDCARD) // see requireLines
  @Blocking
  public StreamingOutput batch(
      @RestPath String ruleset,
      @RestQuery String log,
      @RestHeader(HttpHeaders.CONTENT_TYPE) String type,
      @RestHeader(HttpHeaders.CONTENT_ENCODING) String encoding,
      UriInfo uri,
      @Context RoutingContext routing,
      InputStream body) {
    requireLines(type, encoding);
    Ruleset rules = RequestValidator.ruleset(ruleset);
    BatchDetail detail = BatchDetail.read(log);
    rates.count(Quota.BATCHES, routing);
    RequestPermits.Permit permit = limit.enter(routing);
    AtomicBoolean over = new AtomicBoolean();
    RequestEnd.run(routing, () -> over.set(true));
    LineTimer timer = new LineTimer(BodyWait.of(routing), config.lineTimeout(), config.timeout());
    return out -> {
      if (permit.begin()) {
        try {
          batch(rules, uri.getPath(), body, timer, over::get, out, detail)
              .run(config.body().asLongValue());
        } finally {
          permit.end();
        }
      }
    };
  }

  /** NDJSON has no registered media type: those in use are taken. */
  private static void requireLines(String type, String encoding) {
    try {
      JsonBodyReader.requirePlainUtf8(type, encoding);
      MediaType given = MediaType.valueOf(type);
      if (TYPES.contains(given.getType() + "/" + given.getSubtype())) {
        return;
      }
    } catch (ProblemException | IllegalArgumentException e) {
      // answered below, with what to do
    }
    throw new ProblemException(
        Problem.of(
            ProblemType.UNSUPPORTED_MEDIA_TYPE,
            "The body must be in UTF-8, not compressed, and one JSON object a line: Content-Type: "
                + JsonResponses.NDJSON
                + "."));
  }

  private BatchRun batch(
      Ruleset ruleset,
      String path,
      InputStream in,
      LineTimer timer,
      BooleanSupplier disconnected,
      OutputStream out,
      BatchDetail detail)
      throws IOException {
    BatchWriter answers = new BatchWriter(mapper, out, detail);
    LineReader lines = new LineReader(in, (int) config.line().asLongValue(), answers, timer);
    return new BatchRun(
        ruleset,
        path,
        sowings,
        metrics,
        analyses,
        disconnected,
        mapper.readerFor(BatchRequestDto.class),
        lines,
        answers);
  }
}
