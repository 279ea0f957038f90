package io.seedlap.play;

import io.seedlap.rules.Ruleset;
import io.seedlap.rules.match.NextGame;
import io.seedlap.web.ProblemException;
import io.seedlap.wire.RefusalProblems;
import io.seedlap.wire.RequestValidator;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.jboss.resteasy.reactive.RestPath;

/** Sets up the next game of a match, holes bought between games included. */
@Path("/v1/rulesets/{ruleset}/next-game")
@Produces(MediaType.APPLICATION_JSON)
public class NextGameResource {

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  @NonBlocking
  public NextGameDto nextGame(@RestPath String ruleset, NextGameRequestDto body) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    if (!rules.sellsHoles()) {
      throw new NotFoundException();
    }
    NextGame next = body.setUp(rules);
    if (next instanceof NextGame.SetUpRefused refused) {
      throw new ProblemException(RefusalProblems.illegalPurchase(refused));
    }
    return next instanceof NextGame.MatchOver end
        ? NextGameDto.of(end)
        : NextGameDto.of((NextGame.SetUp) next);
  }
}
