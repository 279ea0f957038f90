package io.seedlap.games;

import io.seedlap.database.Database;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.persistence.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.hibernate.jpa.AvailableHints;

/** Reads kept games. Runs on worker threads. */
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
  KeptGame game(UUID id) {
    return database.transact(() -> find(id));
  }

  /** A page of a game's log. */
  GameJson.Log log(UUID id, int from, int limit) {
    return database.transact(
        () -> {
          KeptGame game = find(id);
          List<GameJson.Ply> plies =
              KeptPly.from(id, from, limit).stream().map(GameJson.Ply::of).toList();
          int next = from + plies.size();
          return new GameJson.Log(plies, !plies.isEmpty() && next <= game.ply ? next : null);
        });
  }

  /** The whole game. */
  GameJson.Export export(UUID id) {
    return database.transact(
        () -> {
          KeptGame game = find(id);
          List<String> moves =
              KeptPly.find("select move from KeptPly where game = ?1 order by ply", id)
                  .project(String.class)
                  .list();
          return new GameJson.Export(game.startNotation, moves);
        });
  }

  /**
   * What a watcher has not seen yet: plies, and whether the game is over after them.
   *
   * @param after the last ply that he has seen
   */
  Unseen unseen(UUID id, int after, int limit) {
    return database.transact(
        () -> {
          KeptGame game = find(id);
          List<KeptPly> plies = game.ply > after ? KeptPly.from(id, after + 1, limit) : List.of();
          return new Unseen(game, plies);
        });
  }

  /**
   * @param game as it stands
   * @param plies the next ones, not all perhaps
   */
  record Unseen(KeptGame game, List<KeptPly> plies) {}

  /** A page of games, newest first. */
  GameJson.Page list(GameFilter filter) {
    List<KeptGame> games = database.transact(() -> select(filter));
    boolean more = games.size() > filter.limit();
    List<KeptGame> page = more ? games.subList(0, filter.limit()) : games;
    return new GameJson.Page(
        page.stream().map(GameJson.Brief::of).toList(),
        more ? Cursor.after(page.get(page.size() - 1)).toString() : null);
  }

  private List<KeptGame> select(GameFilter filter) {
    String where = where(filter);
    String order = " order by created_at desc, id desc limit :limit";
    String sql =
        filter.player() == null
            ? "select * from game where " + where + order
            // one look at each index, so that a page costs the same however many games there are
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
            .createNativeQuery(sql, KeptGame.class)
            .setHint(AvailableHints.HINT_READ_ONLY, true);
    query.setParameter("limit", filter.limit() + 1);
    if (filter.player() != null) {
      query.setParameter("player", filter.player());
    }
    if (filter.ruleset() != null) {
      query.setParameter("ruleset", filter.ruleset());
    }
    if (filter.status() != null) {
      query.setParameter("status", Words.word(filter.status()));
    }
    if (filter.cursor() != null) {
      query.setParameter("createdAt", filter.cursor().createdAt());
      query.setParameter("id", filter.cursor().id());
    }
    List<KeptGame> games = new ArrayList<>();
    for (Object game : query.getResultList()) {
      games.add((KeptGame) game);
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

  private static KeptGame find(UUID id) {
    KeptGame game = KeptGame.findById(id);
    if (game == null) {
      throw GameProblems.unknown();
    }
    return game;
  }
}
