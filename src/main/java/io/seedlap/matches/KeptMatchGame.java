package io.seedlap.matches;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.rules.Score;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.List;
import java.util.UUID;

/** Which game of a match a game is, a row of table {@code match_game}. */
@Entity
@Table(name = "match_game")
@IdClass(KeptMatchGame.Key.class)
public class KeptMatchGame extends PanacheEntityBase {

  /** Which game of which match, from 1. */
  public record Key(UUID match, int number) implements Serializable {}

  @Id
  @Column(name = "match_id")
  UUID match;

  @Id int number;

  @Column(name = "game_id", updatable = false)
  UUID game;

  @Column(name = "south_total")
  Short southTotal;

  @Column(name = "north_total")
  Short northTotal;

  protected KeptMatchGame() {}

  KeptMatchGame(UUID match, int number, UUID game) {
    this.match = match;
    this.number = number;
    this.game = game;
  }

  /** Null when the game belongs to no match. */
  static KeptMatchGame of(UUID game) {
    return find("game", game).firstResult();
  }

  /** The games of a match in order. */
  static List<KeptMatchGame> all(UUID match) {
    return find("match = ?1 order by number", match).list();
  }

  /** The last game's id, without loading its row; null when there is no such match. */
  static UUID lastGame(UUID match) {
    return find("select game from KeptMatchGame where match = ?1 order by number desc", match)
        .project(UUID.class)
        .firstResult();
  }

  /** Null while the game goes on. */
  Score totals() {
    return southTotal == null ? null : new Score(southTotal, northTotal);
  }

  void end(Score totals) {
    southTotal = (short) totals.south();
    northTotal = (short) totals.north();
  }
}
