package io.seedlap.matches;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.games.GameDto;
import io.seedlap.games.GameStatus;
import io.seedlap.games.LinkedGames;
import io.seedlap.live.EventReader;
import io.seedlap.live.StreamEvent;
import io.seedlap.rules.Player;
import io.seedlap.seats.Seat;
import io.seedlap.web.JsonWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * Reads what the players of some seats are to do. It compares the present state with the versions
 * that were told of, so that a client that reads slowly is told the last state, not every one.
 * Serves one stream, which reads one after the other.
 */
final class SeatEventReader implements EventReader {
  private final MatchStore store;
  private final LinkedGames games;
  private final ObjectMapper mapper;

  /** The players whose seats these are, by the game, or the match, that has the seats. */
  private final Map<UUID, Set<Player>> players = new HashMap<>();

  /** Of each match that goes on the version that was told of; 0 for none. */
  private final Map<UUID, Integer> toldOfMatches = new HashMap<>();

  /** The same of each game that goes on, those of the matches included. */
  private final Map<UUID, Integer> toldOfGames = new HashMap<>();

  SeatEventReader(
      Collection<Seat> seats, MatchStore store, LinkedGames games, ObjectMapper mapper) {
    this.store = store;
    this.games = games;
    this.mapper = mapper;
    for (Seat seat : seats) {
      players.computeIfAbsent(seat.game(), id -> EnumSet.noneOf(Player.class)).add(seat.player());
    }
    Set<UUID> matches = store.matchesAmong(players.keySet());
    players.keySet().forEach(id -> (matches.contains(id) ? toldOfMatches : toldOfGames).put(id, 0));
  }

  /** The games and matches that have the seats. */
  Set<UUID> ids() {
    return Set.copyOf(players.keySet());
  }

  @Override
  public EventBatch readAfter(int lastId) {
    List<SeatEventDto> events = new ArrayList<>();
    Set<UUID> started = new HashSet<>();
    boolean all = false;
    while (events.isEmpty() && !all) {
      List<MatchDto> matches = store.newerThan(toldOfMatches, BATCH_SIZE);
      matches.forEach(match -> read(match, events, started));
      List<GameDto> changed = games.newerThan(toldOfGames, BATCH_SIZE);
      changed.forEach(game -> read(game, events));
      all = matches.size() < BATCH_SIZE && changed.size() < BATCH_SIZE;
    }
    boolean complete = toldOfMatches.isEmpty() && toldOfGames.isEmpty();
    return new EventBatch(events.stream().map(this::streamEvent).toList(), complete, started);
  }

  private void read(MatchDto match, List<SeatEventDto> events, Set<UUID> started) {
    toldOfMatches.put(match.id(), match.version());
    PendingChoice choice = match.choice();
    if (match.phase() == MatchPhase.FINISHED) {
      toldOfMatches.remove(match.id());
      players(match.id()).forEach(player -> events.add(SeatEventDto.end(player, match)));
    } else if (match.phase() == MatchPhase.PLAYING) {
      UUID last = match.games().get(match.games().size() - 1).id();
      toldOfGames.putIfAbsent(last, 0);
      started.add(last);
    } else if (choice != null && players(match.id()).contains(choice.player())) {
      events.add(SeatEventDto.choice(choice.player(), match));
    }
  }

  private void read(GameDto game, List<SeatEventDto> events) {
    toldOfGames.put(game.id(), game.version());
    Set<Player> mine = players(game.match() == null ? game.id() : game.match());
    if (game.status() == GameStatus.FINISHED) {
      toldOfGames.remove(game.id());
      if (game.match() == null) { // else the match goes on, or its end is told
        mine.forEach(player -> events.add(SeatEventDto.end(player, game)));
      }
    } else if (mine.contains(game.position().turn())) {
      events.add(SeatEventDto.turn(game.position().turn(), game));
    }
  }

  private Set<Player> players(UUID id) {
    return players.getOrDefault(id, Set.of());
  }

  private StreamEvent streamEvent(SeatEventDto event) {
    return new StreamEvent(event.eventName(), null, JsonWriter.text(mapper, event));
  }
}
