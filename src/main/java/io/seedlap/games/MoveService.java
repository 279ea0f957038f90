package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.database.Database;
import io.seedlap.database.GroupedExecution;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.retries.IdempotentRequest;
import io.seedlap.retries.VersionedResponse;
import io.seedlap.rules.Move;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.seats.Seat;
import io.seedlap.seats.SeatToken;
import io.seedlap.web.IfMatch;
import io.seedlap.web.JsonWriter;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Plays moves in kept games, one or several in a row: one statement reads what judging needs, one
 * writes all that follows, if the game is still in the version that was read. Requests that come at
 * once share both. In between neither a lock nor a connection is held, however long the judgement
 * takes. Whoever is overtaken by another request reads and judges again. Runs on worker threads.
 */
@Singleton
class MoveService {
  private final Database database;
  private final SowingExecutor sowings;
  private final ObjectMapper mapper;
  private final GameWriter writer;
  private final GroupedExecution<MoveContext.Request, MoveContext> contexts;

  MoveService(Database database, SowingExecutor sowings, ObjectMapper mapper, GameWriter writer) {
    this.database = database;
    this.sowings = sowings;
    this.mapper = mapper;
    this.writer = writer;
    this.contexts = new GroupedExecution<>(GroupedExecution.MOST_ROWS, this::read);
  }

  private List<MoveContext> read(List<MoveContext.Request> requests) {
    return database.execute(connection -> MoveContext.read(connection, requests, Database.now()));
  }

  /**
   * Plays moves for the seat that has the token, or for both.
   *
   * @param key the header {@code Idempotency-Key}; null when there is none
   */
  VersionedResponse move(
      UUID game, SeatToken token, MoveCommand command, IfMatch ifMatch, @Nullable String key) {
    List<Move> moves = command.moves();
    Map<Player, IdempotentRequest> requests = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      String scope = "move as " + Seat.description(game, player);
      requests.put(player, IdempotentRequest.of(key, scope, command, mapper));
    }
    MoveContext.Request read =
        new MoveContext.Request(game, token, command.opponentToken(), requests);
    while (true) {
      MoveContext context = contexts.execute(read);
      Player player = context.player();
      Set<Player> players =
          command.opponentToken() == null ? Set.of(player) : context.bothPlayers();
      IdempotentRequest request = read.of(player);
      VersionedResponse response = request.open(context.stored());
      if (response == null) {
        GameProblems.requireActive(context.requireGame().game(), ifMatch);
        response = tryMove(context.requireGame(), players, moves, command, request);
      }
      if (response != null) {
        return response;
      }
    }
  }

  /**
   * Plays a move for an engine.
   *
   * @return false, and nothing is changed, when the game is in another version by now
   */
  boolean moveAsEngine(GameInPlay inPlay, Move move) {
    MoveCommand command = new MoveCommand(PlayMoveRequestDto.of(move), false);
    Set<Player> mover = Set.of(inPlay.game().position().turn());
    return tryMove(inPlay, mover, List.of(move), command, IdempotentRequest.WITHOUT_KEY) != null;
  }

  /** The response; null when the game has changed meanwhile. All moves are played, or none. */
  private @Nullable VersionedResponse tryMove(
      GameInPlay inPlay,
      Set<Player> players,
      List<Move> moves,
      MoveCommand command,
      IdempotentRequest request) {
    StoredGame game = inPlay.game();
    List<Position> sinceCapture = inPlay.sinceCapture();
    List<MoveJudgement> judgements =
        sowings.computeBlocking(referee -> MoveJudgement.of(sinceCapture, players, moves, referee));
    Instant now = Database.now();
    GameState after = game.state();
    List<StoredPly> plies = new ArrayList<>(2);
    List<GameMoveDto> answers = new ArrayList<>(judgements.size());
    for (MoveJudgement judgement : judgements) {
      if (!(judgement instanceof MoveJudgement.Accepted accepted)) {
        throw GameProblems.rejected(
            game, judgement, command.severalMoves() ? answers.size() : null);
      }
      int ply = after.ply() + 1;
      after = after.play(accepted, now);
      plies.addAll(StoredPly.of(accepted, after, mapper));
      answers.add(GameMoveDto.of(ply, accepted, after.version(), command.boards()));
    }
    GameMoveDto last = answers.remove(answers.size() - 1);
    GameMoveDto body = command.severalMoves() ? last.after(answers) : last;
    VersionedResponse response =
        new VersionedResponse(game.id(), after.version(), JsonWriter.bytes(mapper, body));
    return writer.change(game, after, plies, request.toStore(response, now)) ? response : null;
  }
}
