package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.games.PlyDto.GameLogDto;
import io.seedlap.rules.Game;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.web.JsonWriter;
import io.seedlap.wire.EventLogDto;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Adds the board after each event to a page of a log. Boards are not stored, so the game is
 * replayed from its start.
 */
@Singleton
class LogBoardReplay {
  private final GameList list;
  private final SowingExecutor sowings;
  private final ObjectMapper mapper;

  LogBoardReplay(GameList list, SowingExecutor sowings, ObjectMapper mapper) {
    this.list = list;
    this.sowings = sowings;
    this.mapper = mapper;
  }

  /**
   * The same page with boards.
   *
   * @throws io.seedlap.web.ProblemException overloaded, when the replay takes many laps and all
   *     workers are busy
   */
  GameLogDto withBoards(UUID id, GameLogDto page) {
    GameExportDto game = list.export(id);
    Position start = ColumnText.position(ColumnText.ruleset(game.ruleset()), game.start());
    List<PlyDto> plies =
        sowings.computeBlocking(referee -> replay(start, game.moves(), page.moves(), referee));
    return new GameLogDto(plies, page.next());
  }

  private List<PlyDto> replay(
      Position start, List<String> moves, List<PlyDto> page, Referee referee) {
    Game game = new Game(start, referee);
    List<PlyDto> plies = new ArrayList<>(page.size());
    for (int i = 0; plies.size() < page.size(); i++) {
      MoveResult.Played played = (MoveResult.Played) game.play(Move.read(moves.get(i)));
      PlyDto ply = page.get(plies.size());
      if (ply.ply() == i + 1) {
        EventLogDto events = new EventLogDto(played.events(), true);
        plies.add(ply.withEvents(JsonWriter.text(mapper, events)));
      }
    }
    return plies;
  }
}
