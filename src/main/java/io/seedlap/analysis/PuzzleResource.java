package io.seedlap.analysis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.JsonResponses;
import io.seedlap.wire.RequestValidator;
import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** A puzzle a day. */
@Path("/v1/rulesets/{ruleset}/puzzle")
@Produces(MediaType.APPLICATION_JSON)
@Singleton
public class PuzzleResource {
  private static final LocalDate FIRST = LocalDate.of(2000, 1, 1);
  private static final LocalDate LAST = LocalDate.of(2099, 12, 31);

  /** Puzzles remembered, of some hundred bytes each. */
  private static final int REMEMBERED = 1_000;

  /** How long caches may keep the puzzle of today, which is another one tomorrow. */
  private static final int TODAY_SECONDS = 60;

  private final AnalysisPool pool;
  private final JsonResponses responses;
  private final CurrentVertxRequest current;
  private final Cache<PuzzleKey, PuzzleDto> found =
      Caffeine.newBuilder().maximumSize(REMEMBERED).build();

  private record PuzzleKey(Ruleset ruleset, LocalDate date) {}

  PuzzleResource(AnalysisPool pool, JsonResponses responses, CurrentVertxRequest current) {
    this.pool = pool;
    this.responses = responses;
    this.current = current;
  }

  /** Without a date it is today's, in UTC. */
  @GET
  public CompletionStage<Response> puzzle(
      @RestPath String ruleset, @RestQuery String date, @Context HttpHeaders headers) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    LocalDate day = date == null ? LocalDate.now(ZoneOffset.UTC) : read(date);
    return find(new PuzzleKey(rules, day))
        .thenApply(
            puzzle ->
                date == null
                    ? responses.cacheable(headers, puzzle, TODAY_SECONDS)
                    : responses.cacheable(headers, puzzle));
  }

  private static LocalDate read(String text) {
    LocalDate date = parse(text);
    new RequestValidator()
        .check(
            date != null && !date.isBefore(FIRST) && !date.isAfter(LAST),
            "date",
            "not-a-date",
            "This must be a date from %s to %s.".formatted(FIRST, LAST))
        .done();
    return date == null ? FIRST : date;
  }

  private static @Nullable LocalDate parse(String text) {
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      return null;
    }
  }

  private CompletionStage<PuzzleDto> find(PuzzleKey key) {
    PuzzleDto known = found.getIfPresent(key);
    if (known != null) {
      return CompletableFuture.completedFuture(known);
    }
    return pool.puzzle(key.ruleset(), key.date(), Disconnection.of(current))
        .thenApply(
            puzzle -> {
              PuzzleDto answer = PuzzleDto.of(key.date(), puzzle);
              found.put(key, answer);
              return answer;
            });
  }
}
