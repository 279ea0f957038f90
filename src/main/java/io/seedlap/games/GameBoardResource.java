package io.seedlap.games;

import io.seedlap.picture.PictureOptions;
import io.seedlap.picture.PictureResponses;
import io.seedlap.picture.Scene;
import io.seedlap.rules.Position;
import io.seedlap.wire.RequestValidator;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Serves the board of a kept game as SVG: the present one, or the one after a ply. */
@Path("/v1/games/{id}/board.svg")
@Produces(PictureResponses.MEDIA_TYPE)
@Blocking
public class GameBoardResource {
  private static final int UNKNOWN = -1;

  private final GameStore store;

  GameBoardResource(GameStore store) {
    this.store = store;
  }

  @GET
  public Response board(
      @RestPath String id,
      @RestQuery String ply,
      @RestQuery String theme,
      @RestQuery String width,
      @Context HttpHeaders headers) {
    UUID game = GameProblems.parseId(id);
    RequestValidator query = new RequestValidator();
    int number = ply == null ? UNKNOWN : number(query, ply);
    PictureOptions options = PictureOptions.read(query, theme, width);
    return ply == null
        ? present(headers, store.game(game), options)
        : past(headers, store.progress(game, number - 1, 1), number, options);
  }

  private static Response present(HttpHeaders headers, StoredGame game, PictureOptions options) {
    Scene scene = new Scene(game.position(), game.outcome(), null);
    return PictureResponses.revalidated(headers, scene, options);
  }

  // A board before the last ply never changes. The last one may: a resignation ends the game.
  private static Response past(
      HttpHeaders headers, GameStore.GameProgress progress, int number, PictureOptions options) {
    StoredGame game = progress.game();
    if (number >= game.ply()) {
      check(
          new RequestValidator(),
          number == game.ply(),
          "This game has " + game.ply() + " plies so far.");
      return present(headers, game, options);
    }
    List<StoredPly> plies = progress.plies();
    Position position =
        number == 0 ? game.start() : ColumnText.position(game.rules(), plies.get(0).notation());
    return PictureResponses.immutable(headers, new Scene(position, null, null), options);
  }

  private static int number(RequestValidator query, String ply) {
    boolean isNumber = ply.matches("[0-9]{1,9}");
    query.check(isNumber, "ply", "out-of-range", "Write the number of a ply, 0 for the start.");
    return isNumber ? Integer.parseInt(ply) : UNKNOWN;
  }

  private static void check(RequestValidator query, boolean valid, String message) {
    query.check(valid, "ply", "out-of-range", message).done();
  }
}
