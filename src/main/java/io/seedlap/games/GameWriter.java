package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.database.Database;
import io.seedlap.games.GameStatements.NewSeats;
import io.seedlap.live.ResourceChanged;
import io.seedlap.retries.StoredResponse;
import io.seedlap.rules.Outcome;
import io.seedlap.turns.EngineTurnDue;
import jakarta.enterprise.event.Event;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes games and plies, and fires the events that follow from the change. The caller has checked
 * that the rules allow it.
 */
@Singleton
class GameWriter {
  private final Database database;
  private final ObjectMapper mapper;
  private final Event<EngineTurnDue> due;
  private final Event<StoredGameEnded> ended;
  private final Event<ResourceChanged> changed;

  GameWriter(
      Database database,
      ObjectMapper mapper,
      Event<EngineTurnDue> due,
      Event<StoredGameEnded> ended,
      Event<ResourceChanged> changed) {
    this.database = database;
    this.mapper = mapper;
    this.due = due;
    this.ended = ended;
    this.changed = changed;
  }

  /**
   * Adds a game, in the caller's transaction or one of its own.
   *
   * @param opening what {@link MoveJudgement#ofStart} makes of the start
   * @param response what is stored with it; null for none
   * @return false, and nothing is written, when another request has stored a response under the key
   */
  boolean create(
      StoredGame game,
      MoveJudgement.Accepted opening,
      NewSeats seats,
      @Nullable StoredResponse response) {
    List<StoredPly> plies = StoredPly.of(opening, game.state(), mapper);
    boolean created =
        database.execute(
            connection -> GameStatements.create(connection, game, plies, seats, response));
    if (created) {
      fireDue(game);
    }
    return created;
  }

  /**
   * Changes a game in a transaction of its own.
   *
   * @param before the game as the change was judged by
   * @param plies that are added to the log
   * @param response what is stored with it; null for none
   * @return false, and nothing is written, when the game is in another version by now
   */
  boolean change(
      StoredGame before,
      GameState after,
      List<StoredPly> plies,
      @Nullable StoredResponse response) {
    return after.outcome() == null
        ? write(before, after, plies, response)
        : database.transact(() -> write(before, after, plies, response));
  }

  /**
   * The same in the caller's transaction, together with all that follows from the end of a game.
   */
  boolean write(
      StoredGame before,
      GameState after,
      List<StoredPly> plies,
      @Nullable StoredResponse response) {
    boolean written =
        database.execute(
            connection ->
                GameStatements.update(
                    connection, before.id(), before.version(), after, plies, response));
    if (written) {
      changed.fire(new ResourceChanged(before.id(), after.ply()));
      Outcome outcome = after.outcome();
      if (outcome != null) {
        ended.fire(new StoredGameEnded(before.id(), before.match(), outcome, after.updatedAt()));
      }
      fireDue(before.in(after));
    }
    return written;
  }

  private void fireDue(StoredGame game) {
    if (game.engineToMove() != null) {
      due.fire(new EngineTurnDue());
    }
  }
}
