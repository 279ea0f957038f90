package io.seedlap.picture;

import static io.seedlap.web.ProblemType.ILLEGAL_MOVE;

import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.wire.RequestValidator;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.concurrent.CompletionStage;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** Serves a position as a picture, with the path of a move where one is given. */
@Path("/v1/rulesets/{ruleset}/board.svg")
@Produces(PictureResponses.MEDIA_TYPE)
public class BoardResource {
  private final SowingExecutor sowings;

  BoardResource(SowingExecutor sowings) {
    this.sowings = sowings;
  }

  @GET
  public CompletionStage<Response> board(
      @RestPath String ruleset,
      @RestQuery String position,
      @RestQuery @Nullable String move,
      @RestQuery @Nullable String animated,
      @RestQuery @Nullable String theme,
      @RestQuery @Nullable String width,
      @Context HttpHeaders headers) {
    Ruleset rules = RequestValidator.ruleset(ruleset);
    boolean inMotion = RequestValidator.flag("animated", animated);
    RequestValidator query =
        new RequestValidator()
            .require("position", position)
            .move("move", move)
            .check(
                !inMotion || move != null,
                "move",
                "required",
                "An animated picture shows a move: give one.");
    PictureOptions options = PictureOptions.read(query, theme, width).animated(inMotion);
    Position drawn = RequestValidator.position(rules, position);
    Move parsed = move == null ? null : Move.read(move);
    return sowings
        .compute(referee -> scene(referee, drawn, parsed))
        .thenApply(scene -> PictureResponses.immutable(headers, scene, options));
  }

  private static Scene scene(Referee referee, Position position, @Nullable Move move) {
    if (move == null) {
      return new Scene(position, referee.outcome(position).orElse(null), null);
    }
    MoveResult result = referee.play(position, move);
    if (result instanceof MoveResult.Played played) {
      return new Scene(position, null, played);
    }
    MoveResult.Refused refused = (MoveResult.Refused) result;
    throw new ProblemException(
        Problem.of(ILLEGAL_MOVE, refused.detail()).because(refused.reason()));
  }
}
