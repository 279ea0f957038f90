package io.seedlap.matches;

import io.seedlap.database.Database;
import io.seedlap.games.GameCursor;
import io.seedlap.games.GameStatus;
import io.seedlap.games.PlayersDto;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.hibernate.jpa.AvailableHints;

/** Reads pages of matches, newest first. Runs on worker threads. */
@Singleton
class MatchList {
  private final Database database;
  private final EntityManager entities;

  MatchList(Database database, EntityManager entities) {
    this.database = database;
    this.entities = entities;
  }

  /** A page of matches. */
  MatchPageDto page(MatchFilter filter) {
    return database.transact(
        () -> {
          List<MatchEntity> matches = select(filter);
          boolean more = matches.size() > filter.limit();
          List<MatchEntity> page = more ? matches.subList(0, filter.limit()) : matches;
          Map<UUID, PlayersDto> players = players(page.stream().map(it -> it.id).toList());
          return new MatchPageDto(
              page.stream()
                  .map(
                      it ->
                          MatchPageDto.MatchSummaryDto.of(
                              it, Objects.requireNonNull(players.get(it.id))))
                  .toList(),
              more ? cursor(page.get(page.size() - 1)) : null);
        });
  }

  private static String cursor(MatchEntity last) {
    return new GameCursor(last.createdAt, last.id).toString();
  }

  private List<MatchEntity> select(MatchFilter filter) {
    List<String> conditions = new ArrayList<>(List.of("true"));
    if (filter.status() != null) {
      conditions.add(
          "phase " + (filter.status() == GameStatus.FINISHED ? "=" : "<>") + " 'finished'");
    }
    if (filter.player() != null) {
      // the players are those of the first game, which has the id of the match
      conditions.add(
          "id in (select id from game where south_name = :player"
              + " union select id from game where north_name = :player)");
    }
    if (filter.cursor() != null) {
      conditions.add("(created_at, id) < (:createdAt, :id)");
    }
    Query query =
        entities
            .createNativeQuery(
                "select * from match where "
                    + String.join(" and ", conditions)
                    + " order by created_at desc, id desc limit :limit",
                MatchEntity.class)
            .setHint(AvailableHints.HINT_READ_ONLY, true);
    query.setParameter("limit", filter.limit() + 1);
    if (filter.player() != null) {
      query.setParameter("player", filter.player());
    }
    if (filter.cursor() != null) {
      query.setParameter("createdAt", filter.cursor().createdAt());
      query.setParameter("id", filter.cursor().id());
    }
    List<MatchEntity> matches = new ArrayList<>();
    for (Object match : query.getResultList()) {
      matches.add((MatchEntity) match);
    }
    return matches;
  }

  /** The players of these matches. */
  private Map<UUID, PlayersDto> players(List<UUID> ids) {
    Map<UUID, PlayersDto> players = new HashMap<>();
    if (ids.isEmpty()) {
      return players;
    }
    Query query =
        entities.createNativeQuery(
            "select id, south_name, south_level, north_name, north_level from game"
                + " where id in (:ids)",
            Object[].class);
    for (Object row : query.setParameter("ids", ids).getResultList()) {
      Object[] columns = (Object[]) row;
      players.put(
          (UUID) columns[0],
          new PlayersDto(
              PlayersDto.player((String) columns[1], (Short) columns[2]),
              PlayersDto.player((String) columns[3], (Short) columns[4])));
    }
    return players;
  }
}
