package io.seedlap.matches;

import io.seedlap.database.Database;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.engine.Level;
import io.seedlap.games.EngineClaim;
import io.seedlap.games.EngineTurns;
import io.seedlap.games.IfMatch;
import io.seedlap.games.Seat;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Position;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * The choices that engines owe in matches. An engine buys as many holes as it can; which ones, and
 * which of its own it leaves empty, it chooses by what the next game promises.
 */
@Singleton
class EngineChoices implements EngineTurns {
  private final Database database;
  private final MatchStore store;
  private final MatchService service;

  EngineChoices(Database database, MatchStore store, MatchService service) {
    this.database = database;
    this.store = store;
    this.service = service;
  }

  /** A match that waits for an engine. */
  private record Due(
      Seat seat, int version, Phase phase, Choice choice, Level level, Between between) {}

  @Override
  public UUID claim() {
    return database.transact(() -> EngineClaim.first("match", "updated_at"));
  }

  @Override
  public void take(UUID id, EnginePlayer player) {
    Due due = database.transact(() -> due(KeptMatch.findById(id)));
    if (due == null) {
      return;
    }
    List<Hole> holes = choose(due, player);
    IfMatch ifMatch = IfMatch.version(due.version());
    if (due.phase() == Phase.BUYING) {
      service.buy(due.seat(), new PurchaseRequest(holes), ifMatch, null);
    } else {
      service.fill(due.seat(), new FillingRequest(holes), ifMatch, null);
    }
  }

  /** Null when the match waits for no engine any more. */
  private Due due(KeptMatch match) {
    if (!match.engineDue) {
      return null;
    }
    Choice choice = store.choice(match);
    return new Due(
        new Seat(match.id, choice.player()),
        match.version,
        match.phase(),
        choice,
        store.engine(match, choice),
        store.between(match));
  }

  private static List<Hole> choose(Due due, EnginePlayer player) {
    Choice choice = due.choice();
    List<List<Hole>> options = subsets(choice.holes(), choice.atMost());
    List<Position> starts = new ArrayList<>(options.size());
    for (List<Hole> holes : options) {
      starts.add(
          due.phase() == Phase.BUYING
              ? due.between().start(holes, List.of())
              : due.between().start(choice.bought(), holes));
    }
    return options.get(
        player.start(
            starts,
            choice.player(),
            due.level(),
            EnginePlayer.luck(due.seat().game(), due.version())));
  }

  /** All ways to take so many of the holes. */
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
