package io.seedlap.play;

import io.seedlap.engine.TableRegistry;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.RequestValidator;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestPath;

/** Describes the rulesets: rules, rulings, sources, start positions. */
@Path("/v1/rulesets")
@Produces(MediaType.APPLICATION_JSON)
public class RulesetsResource {
  private final CacheableResponses cacheable;
  private final TableRegistry tables;

  RulesetsResource(CacheableResponses cacheable, TableRegistry tables) {
    this.cacheable = cacheable;
    this.tables = tables;
  }

  @GET
  public Response list(@Context Request request) {
    return cacheable.response(
        request,
        new RulesetsDto(
            Ruleset.all().stream().map(ruleset -> RulesetDto.of(ruleset, tables)).toList()));
  }

  @GET
  @Path("{ruleset}")
  public Response get(@RestPath String ruleset, @Context Request request) {
    return cacheable.response(request, RulesetDto.of(RequestValidator.ruleset(ruleset), tables));
  }
}
