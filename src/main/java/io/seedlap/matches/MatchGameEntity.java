package io.seedlap.matches;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.rules.Score;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A row of table {@code match_game}: which game of a match a game is. */
@Entity
@Table(name = "match_game")
@IdClass(MatchGameEntity.MatchGameKey.class)
public class MatchGameEntity extends PanacheEntityBase {

  /** The primary key: which game, from 1, of which match. */
  public record MatchGameKey(UUID match, int number) implements Serializable {}

  @Id
  @Column(name = "match_id")
  UUID match;

  @Id int number;

  @Column(name = "game_id", updatable = false)
  UUID game;

  @Column(name = "south_total")
  @Nullable Short southTotal;

  @Column(name = "north_total")
  @Nullable Short northTotal;

  protected MatchGameEntity() {}

  MatchGameEntity(UUID match, int number, UUID game) {
    this.match = match;
    this.number = number;
    this.game = game;
  }

  /** The row of a game of a match. */
  static MatchGameEntity ofGame(UUID game) {
    return find("game", game).singleResult();
  }

  /**
   * Games of a match, in order.
   *
   * @param from the number of the first
   */
  static List<MatchGameEntity> page(UUID match, int from, int limit) {
    return find("match = ?1 and number >= ?2 order by number", match, from)
        .range(0, limit - 1)
        .list();
  }

  /** The last games of a match, in order. */
  static List<MatchGameEntity> lastOnes(UUID match, int most) {
    List<MatchGameEntity> games =
        new ArrayList<>(find("match = ?1 order by number desc", match).range(0, most - 1).list());
    Collections.reverse(games);
    return games;
  }

  /** The last game of a match; its number is how many games there are. */
  static MatchGameEntity last(UUID match) {
    return find("match = ?1 order by number desc", match).firstResult();
  }

  /** The last game's id, without loading its row; null when there is no such match. */
  static @Nullable UUID lastGame(UUID match) {
    return find("select game from MatchGameEntity where match = ?1 order by number desc", match)
        .project(UUID.class)
        .firstResult();
  }

  /** Seeds of both players after the game; null while it goes on, and where it was abandoned. */
  @Nullable Score totals() {
    return southTotal == null || northTotal == null ? null : new Score(southTotal, northTotal);
  }

  void setTotals(Score totals) {
    southTotal = (short) totals.south();
    northTotal = (short) totals.north();
  }
}
