package io.seedlap.play;

import io.seedlap.engine.TableRegistry;
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
  private final TableRegistry tables;

  RulesetsResource(JsonResponses responses, TableRegistry tables) {
    this.responses = responses;
    this.tables = tables;
  }

  @GET
  public Response list(@Context HttpHeaders headers) {
    return responses.cacheable(
        headers,
        new RulesetsDto(
            Ruleset.all().stream().map(ruleset -> RulesetDto.of(ruleset, tables)).toList()));
  }

  @GET
  @Path("{ruleset}")
  public Response get(@RestPath String ruleset, @Context HttpHeaders headers) {
    return responses.cacheable(headers, RulesetDto.of(RequestValidator.ruleset(ruleset), tables));
  }
}
