package io.seedlap.games;

import io.seedlap.picture.PictureOptions;
import io.seedlap.picture.PictureResponses;
import io.seedlap.picture.Scene;
import io.seedlap.rules.Position;
import io.seedlap.wire.Requests;
import io.smallrye.common.annotation.Blocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.UUID;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/** Serves the board of a kept game as a picture: as it stands, or as it stood after a ply. */
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
      @Context Request request) {
    UUID game = GameIds.read(id);
    Requests query = new Requests();
    int number = ply == null ? UNKNOWN : number(query, ply);
    PictureOptions options = PictureOptions.read(query, theme, width);
    return ply == null
        ? now(request, store.game(game), options)
        : then(request, store.unseen(game, number - 1, 1), number, options);
  }

  private static Response now(Request request, KeptGame game, PictureOptions options) {
    Scene scene = new Scene(game.position(), game.result(), null);
    return PictureResponses.revalidated(request, scene, options);
  }

  // What a ply left does not change any more; how a game ended may come after its last one.
  private static Response then(
      Request request, GameStore.Unseen unseen, int number, PictureOptions options) {
    KeptGame game = unseen.game();
    if (number >= game.ply) {
      check(new Requests(), number == game.ply, "This game has " + game.ply + " plies so far.");
      return now(request, game, options);
    }
    List<KeptPly> plies = unseen.plies();
    Position position =
        number == 0 ? game.start() : Words.position(game.rules(), plies.get(0).notation);
    return PictureResponses.immutable(request, new Scene(position, null, null), options);
  }

  private static int number(Requests query, String ply) {
    boolean isNumber = ply.matches("[0-9]{1,9}");
    query.check(isNumber, "ply", "out-of-range", "Write the number of a ply, 0 for the start.");
    return isNumber ? Integer.parseInt(ply) : UNKNOWN;
  }

  private static void check(Requests query, boolean sound, String message) {
    query.check(sound, "ply", "out-of-range", message).done();
  }
}
