package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.seedlap.database.Database;
import io.seedlap.database.GroupedExecution;
import io.seedlap.games.GameStatements.Change;
import io.seedlap.games.GameStatements.NewSeats;
import io.seedlap.live.ResourceChanged;
import io.seedlap.retries.StoredResponse;
import io.seedlap.rules.Outcome;
import io.seedlap.turns.EngineTurnDue;
import io.seedlap.web.KebabCase;
import jakarta.enterprise.event.Event;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
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
  private final MeterRegistry meters;
  private final GroupedExecution<Change, Boolean> groups;

  GameWriter(
      Database database,
      ObjectMapper mapper,
      Event<EngineTurnDue> due,
      Event<StoredGameEnded> ended,
      Event<ResourceChanged> changed,
      MeterRegistry meters) {
    this.database = database;
    this.mapper = mapper;
    this.due = due;
    this.ended = ended;
    this.changed = changed;
    this.meters = meters;
    this.groups = new GroupedExecution<>(GroupedExecution.MOST_ROWS, this::updateGroup);
  }

  /**
   * Adds a game, in the caller's transaction or one of its own.
   *
   * @param opening what {@link MoveJudgement#ofStart} makes of the start
   * @param client who makes it, for a game with an engine; that of the game whose seats play it,
   *     where there is one
   * @param response what is stored with it; null for none
   * @return false, and nothing is written, when another request has stored a response under the key
   */
  boolean create(
      StoredGame game,
      byte[] client,
      MoveJudgement.Accepted opening,
      NewSeats seats,
      @Nullable StoredResponse response) {
    List<StoredPly> plies = StoredPly.of(opening, game.state(), mapper);
    boolean created =
        database.execute(
            connection -> GameStatements.create(connection, game, client, plies, seats, response));
    if (created) {
      count("games.created", game).increment();
      count("moves", game).increment(plies.size());
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
        ? writeInGroup(before, after, plies, response)
        : database.transact(() -> write(before, after, plies, response));
  }

  private boolean writeInGroup(
      StoredGame before,
      GameState after,
      List<StoredPly> plies,
      @Nullable StoredResponse response) {
    Change change = new Change(before.id(), before.version(), after, plies, response);
    boolean written = groups.execute(change) || update(change);
    if (written) {
      fireWritten(before, after, plies);
    }
    return written;
  }

  /**
   * The same in the caller's transaction, together with all that follows from the end of a game.
   */
  boolean write(
      StoredGame before,
      GameState after,
      List<StoredPly> plies,
      @Nullable StoredResponse response) {
    boolean written = update(new Change(before.id(), before.version(), after, plies, response));
    if (written) {
      fireWritten(before, after, plies);
    }
    return written;
  }

  private boolean update(Change change) {
    return database.execute(connection -> GameStatements.update(connection, change));
  }

  /** Changes a game each; of several changes of one game only the first is tried. */
  private List<Boolean> updateGroup(List<Change> changes) {
    Map<UUID, Change> first = new LinkedHashMap<>();
    changes.forEach(change -> first.putIfAbsent(change.game(), change));
    Set<UUID> changed =
        database.execute(
            connection -> GameStatements.update(connection, List.copyOf(first.values())));
    return changes.stream().map(change -> changed.remove(change.game())).toList();
  }

  private void fireWritten(StoredGame before, GameState after, List<StoredPly> plies) {
    count("moves", before).increment(plies.size());
    changed.fire(new ResourceChanged(before.id(), after.ply()));
    Outcome outcome = after.outcome();
    if (outcome != null) {
      count("games.ended", before, "reason", KebabCase.of(outcome.reason())).increment();
      ended.fire(new StoredGameEnded(before.id(), before.match(), outcome, after.updatedAt()));
    }
    fireDue(before.in(after));
  }

  /** Counts what is written, a little too much where the transaction fails later. */
  private Counter count(String what, StoredGame game, String... tags) {
    return meters.counter("seedlap.stored." + what, Tags.of(tags).and("ruleset", game.ruleset()));
  }

  private void fireDue(StoredGame game) {
    if (game.engineToMove() != null) {
      due.fire(new EngineTurnDue());
    }
  }
}
