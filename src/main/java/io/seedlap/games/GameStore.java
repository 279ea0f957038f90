package io.seedlap.games;

import io.seedlap.database.Database;
import io.seedlap.web.KebabCase;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.hibernate.jpa.AvailableHints;

/** Reads kept games, each method in a transaction of its own. Runs on worker threads. */
@Singleton
class GameStore {
  private final Database database;
  private final EntityManager entities;

  GameStore(Database database, EntityManager entities) {
    this.database = database;
    this.entities = entities;
  }

  /**
   * @throws io.seedlap.web.ProblemException unknown-game
   */
  GameEntity game(UUID id) {
    return database.transact(() -> find(id));
  }

  /**
   * The game whose seats play this one, which may be itself.
   *
   * @throws io.seedlap.web.ProblemException unknown-game
   */
  UUID seatsOf(UUID id) {
    return game(id).seats();
  }

  /** A page of a game's log. */
  GameLogDto log(UUID id, int from, int limit) {
    return database.transact(
        () -> {
          GameEntity game = find(id);
          List<PlyDto> plies = PlyEntity.from(id, from, limit).stream().map(PlyDto::of).toList();
          int next = from + plies.size();
          return new GameLogDto(plies, !plies.isEmpty() && next <= game.ply ? next : null);
        });
  }

  /** All moves of a game, and its start. */
  GameExportDto export(UUID id) {
    return database.transact(() -> new GameExportDto(find(id).startNotation, PlyEntity.moves(id)));
  }

  /**
   * The game and the plies that follow one.
   *
   * @param afterPly 0 for all from the start
   */
  GameProgress progress(UUID id, int afterPly, int limit) {
    return database.transact(
        () -> {
          GameEntity game = find(id);
          return new GameProgress(
              game, game.ply > afterPly ? PlyEntity.from(id, afterPly + 1, limit) : List.of());
        });
  }

  /**
   * A game and some of its plies.
   *
   * @param plies in order; not all up to the last perhaps
   */
  record GameProgress(GameEntity game, List<PlyEntity> plies) {}

  /** A page of games, newest first. */
  GamePageDto list(GameFilter filter) {
    List<GameEntity> games = database.transact(() -> select(filter));
    boolean more = games.size() > filter.limit();
    List<GameEntity> page = more ? games.subList(0, filter.limit()) : games;
    return new GamePageDto(
        page.stream().map(GamePageDto.GameSummaryDto::of).toList(),
        more ? GameCursor.after(page.get(page.size() - 1)).toString() : null);
  }

  private List<GameEntity> select(GameFilter filter) {
    String where = where(filter);
    String order = " order by created_at desc, id desc limit :limit";
    String sql =
        filter.player() == null
            ? "select * from game where " + where + order
            // one index scan per side, so that the cost of a page does not depend on the number of
            // games
            : "select * from game where id in ("
                + "(select id from game where south_name = :player and "
                + where
                + order
                + ")"
                + " union "
                + "(select id from game where north_name = :player and "
                + where
                + order
                + "))"
                + order;
    Query query =
        entities
            .createNativeQuery(sql, GameEntity.class)
            .setHint(AvailableHints.HINT_READ_ONLY, true);
    query.setParameter("limit", filter.limit() + 1);
    if (filter.player() != null) {
      query.setParameter("player", filter.player());
    }
    if (filter.ruleset() != null) {
      query.setParameter("ruleset", filter.ruleset());
    }
    if (filter.status() != null) {
      query.setParameter("status", KebabCase.of(filter.status()));
    }
    if (filter.cursor() != null) {
      query.setParameter("createdAt", filter.cursor().createdAt());
      query.setParameter("id", filter.cursor().id());
    }
    List<GameEntity> games = new ArrayList<>();
    for (Object game : query.getResultList()) {
      games.add((GameEntity) game);
    }
    return games;
  }

  private static String where(GameFilter filter) {
    List<String> conditions = new ArrayList<>(List.of("true"));
    if (filter.ruleset() != null) {
      conditions.add("ruleset = :ruleset");
    }
    if (filter.status() != null) {
      conditions.add("status = :status");
    }
    if (filter.cursor() != null) {
      conditions.add("(created_at, id) < (:createdAt, :id)");
    }
    return String.join(" and ", conditions);
  }

  private static GameEntity find(UUID id) {
    GameEntity game = GameEntity.findById(id);
    if (game == null) {
      throw GameProblems.unknown();
    }
    return game;
  }
}
