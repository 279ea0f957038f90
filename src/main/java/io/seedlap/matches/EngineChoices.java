package io.seedlap.matches;

import io.seedlap.database.Database;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.Level;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Position;
import io.seedlap.seats.Seat;
import io.seedlap.turns.EngineTurns;
import io.seedlap.turns.TurnClaim;
import io.seedlap.web.IfMatch;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Engine turns in matches: purchases and fillings. An engine buys as many holes as it can; which
 * ones, and which of its own it leaves empty, it chooses by the value of the next game.
 */
@Singleton
class EngineChoices implements EngineTurns {
  private final Database database;
  private final MatchStore store;
  private final MatchService service;
  private final TurnClaim claims;

  EngineChoices(Database database, MatchStore store, MatchService service) {
    this.database = database;
    this.store = store;
    this.service = service;
    this.claims = new TurnClaim(database, "match", List.of("true"));
  }

  /** What an engine chooses by, and the version it chooses for. */
  private record DueChoice(
      Seat seat,
      int version,
      MatchPhase phase,
      PendingChoice choice,
      Level level,
      MatchProgression progression) {}

  @Override
  public @Nullable UUID claim() {
    return claims.first();
  }

  @Override
  public void take(UUID id, EnginePlayer player) {
    DueChoice due = database.transact(() -> dueChoice(MatchEntity.findById(id)));
    if (due == null) {
      return;
    }
    List<Hole> holes = choose(due, player);
    IfMatch ifMatch = IfMatch.version(due.version());
    if (due.phase() == MatchPhase.BUYING) {
      service.buy(due.seat(), new PurchaseRequestDto(holes), ifMatch, null);
    } else {
      service.fill(due.seat(), new FillingRequestDto(holes), ifMatch, null);
    }
  }

  @Override
  public void postpone(UUID id, Duration pause) {
    claims.extend(id, pause);
  }

  @Override
  public @Nullable Instant oldestDue() {
    return claims.oldest();
  }

  /** Null when no engine is to choose any more. */
  private @Nullable DueChoice dueChoice(MatchEntity match) {
    if (!match.engineDue) {
      return null;
    }
    PendingChoice choice = store.choice(match);
    Level level = store.engine(match, choice);
    if (choice == null || level == null) {
      return null;
    }
    return new DueChoice(
        new Seat(match.id, choice.player()),
        match.version,
        match.phase(),
        choice,
        level,
        store.progression(match));
  }

  private static List<Hole> choose(DueChoice due, EnginePlayer player) {
    PendingChoice choice = due.choice();
    List<List<Hole>> options = subsets(choice.holes(), choice.atMost());
    List<Position> starts = new ArrayList<>(options.size());
    for (List<Hole> holes : options) {
      starts.add(
          due.phase() == MatchPhase.BUYING
              ? due.progression().start(holes, List.of())
              : due.progression().start(choice.bought(), holes));
    }
    RandomGenerator random = EnginePlayer.random(due.seat().game(), due.version());
    return options.get(player.start(starts, choice.player(), due.level(), random));
  }

  /** All subsets of this size. */
  private static List<List<Hole>> subsets(List<Hole> holes, int size) {
    List<List<Hole>> subsets = new ArrayList<>();
    for (int members = 0; members < 1 << holes.size(); members++) {
      if (Integer.bitCount(members) == size) {
        List<Hole> subset = new ArrayList<>(size);
        for (int i = 0; i < holes.size(); i++) {
          if ((members >>> i & 1) != 0) {
            subset.add(holes.get(i));
          }
        }
        subsets.add(subset);
      }
    }
    return subsets;
  }
}
