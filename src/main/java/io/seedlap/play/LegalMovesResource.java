package io.seedlap.play;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveEnd;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
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
import java.util.List;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Judges every hole of a position. */
@Path("/v1/rulesets/{ruleset}/legal-moves")
@Produces(MediaType.APPLICATION_JSON)
public class LegalMovesResource {
  private final SowingExecutor sowings;
  private final CacheableAnswers cacheable;

  /**
   * @param outcome null while the game goes on; when it is over both lists are empty
   */
  public record Answer(
      Player player, Outcome outcome, List<Legal> legal, List<LegalMoves.Illegal> illegal) {

    /** What a legal move would do. */
    public record Legal(Move move, long laps, long sown, int captured, MoveEnd end) {
      static Legal of(LegalMoves.Legal legal) {
        return new Legal(
            legal.move(),
            legal.summary().laps(),
            legal.summary().sown(),
            legal.summary().captured(),
            legal.end());
      }
    }

    static Answer of(LegalMoves moves) {
      return new Answer(
          moves.player(),
          moves.outcome(),
          moves.legal().stream().map(Legal::of).toList(),
          moves.illegal());
    }
  }

  LegalMovesResource(SowingExecutor sowings, CacheableAnswers cacheable) {
    this.sowings = sowings;
    this.cacheable = cacheable;
  }

  @POST
  public CompletionStage<Answer> legalMoves(@RestPath String ruleset, PositionRequest body) {
    return judge(body.read(Requests.ruleset(ruleset)));
  }

  @GET
  public CompletionStage<Response> legalMoves(
      @RestPath String ruleset, @RestQuery String position, @Context Request request) {
    Ruleset rules = Requests.ruleset(ruleset);
    new Requests().require("position", position).done();
    return judge(Requests.position(rules, position))
        .thenApply(answer -> cacheable.answer(request, answer));
  }

  private CompletionStage<Answer> judge(Position position) {
    return sowings.compute(referee -> referee.legalMoves(position)).thenApply(Answer::of);
  }
}
