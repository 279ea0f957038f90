package io.seedlap.play;

import io.seedlap.rules.Ruleset;
import io.seedlap.web.JsonResponses;
import io.seedlap.wire.RequestValidator;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestPath;

/** Describes the rulesets: rules, rulings, sources, start positions. */
@Path("/v1/rulesets")
@Produces(MediaType.APPLICATION_JSON)
public class RulesetsResource {
  private final JsonResponses responses;

  RulesetsResource(JsonResponses responses) {
    this.responses = responses;
  }

  @GET
  public Response list(@Context HttpHeaders headers) {
    return responses.cacheable(
        headers, new RulesetsDto(Ruleset.all().stream().map(RulesetDto::of).toList()));
  }

  @GET
  @Path("{ruleset}")
  public Response get(@RestPath String ruleset, @Context HttpHeaders headers) {
    return responses.cacheable(headers, RulesetDto.of(RequestValidator.ruleset(ruleset)));
  }
}
