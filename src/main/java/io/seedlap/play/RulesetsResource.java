package io.seedlap.play;

import io.seedlap.rules.Ruleset;
import io.seedlap.wire.Requests;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.jboss.resteasy.reactive.RestPath;

/** Tells the games themselves: rules, rulings, sources, start positions. */
@Path("/v1/rulesets")
@Produces(MediaType.APPLICATION_JSON)
public class RulesetsResource {
  private final CacheableAnswers cacheable;

  /** All games. */
  public record Answer(List<RulesetDto> rulesets) {}

  RulesetsResource(CacheableAnswers cacheable) {
    this.cacheable = cacheable;
  }

  @GET
  public Response list(@Context Request request) {
    return cacheable.answer(
        request, new Answer(Ruleset.all().stream().map(RulesetDto::of).toList()));
  }

  @GET
  @Path("{ruleset}")
  public Response get(@RestPath String ruleset, @Context Request request) {
    return cacheable.answer(request, RulesetDto.of(Requests.ruleset(ruleset)));
  }
}
