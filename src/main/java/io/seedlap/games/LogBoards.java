package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Game;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.web.JsonText;
import io.seedlap.wire.Events;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Adds to each event of a log the board after it. Boards are not kept: the game is replayed. */
@Singleton
class LogBoards {
  private final GameStore store;
  private final SowingExecutor sowings;
  private final ObjectMapper mapper;

  LogBoards(GameStore store, SowingExecutor sowings, ObjectMapper mapper) {
    this.store = store;
    this.sowings = sowings;
    this.mapper = mapper;
  }

  /**
   * The same page with boards.
   *
   * @throws io.seedlap.web.ProblemException overloaded, when replaying takes many laps and the
   *     workers are busy
   */
  GameJson.Log added(UUID id, GameJson.Log page) {
    Position start = store.game(id).start();
    List<String> moves = store.export(id).moves();
    List<GameJson.Ply> plies =
        sowings.computeBlocking(referee -> replay(start, moves, page.moves(), referee));
    return new GameJson.Log(plies, page.next());
  }

  private List<GameJson.Ply> replay(
      Position start, List<String> moves, List<GameJson.Ply> page, Referee referee) {
    Game game = new Game(start, referee);
    List<GameJson.Ply> plies = new ArrayList<>(page.size());
    for (int i = 0; plies.size() < page.size(); i++) {
      MoveResult.Played played = (MoveResult.Played) game.play(Move.read(moves.get(i)));
      GameJson.Ply ply = page.get(plies.size());
      if (ply.ply() == i + 1) {
        plies.add(ply.with(JsonText.of(mapper, new Events(played.events(), true))));
      }
    }
    return plies;
  }
}
