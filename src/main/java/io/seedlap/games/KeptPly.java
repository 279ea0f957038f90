package io.seedlap.games;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.NotationWriter;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.hibernate.annotations.ColumnTransformer;
import org.hibernate.annotations.Immutable;

/** One ply of a game's log, a row of table {@code ply}; never changed. */
@Entity
@Immutable
@Table(name = "ply")
@IdClass(KeptPly.Key.class)
public class KeptPly extends PanacheEntityBase {

  /** Which ply of which game. */
  public record Key(UUID game, int ply) implements Serializable {}

  @Id
  @Column(name = "game_id")
  UUID game;

  @Id int ply;
  String player;
  String move;

  @ColumnTransformer(write = "cast(? as json)")
  String events;

  long laps;
  long sown;
  short captured;
  String notation;
  String legal;
  int version;

  @Column(name = "played_at")
  Instant playedAt;

  protected KeptPly() {}

  KeptPly(UUID game, int ply) {
    this.game = game;
    this.ply = ply;
  }

  /** Takes in what was played, and its events as JSON. */
  void take(MoveResult.Played played, String json) {
    player = Words.word(played.player());
    move = played.move().toString();
    events = json;
    laps = played.summary().laps();
    sown = played.summary().sown();
    captured = (short) played.summary().captured();
    notation = NotationWriter.write(played.position());
  }

  MoveSummary summary() {
    return new MoveSummary(laps, sown, captured);
  }

  /** The plies from this one on, in order, {@code limit} at most. */
  static List<KeptPly> from(UUID game, int ply, int limit) {
    return find("game = ?1 and ply >= ?2 order by ply", game, ply).page(0, limit).list();
  }

  /** The positions after the plies from this one on, in order. */
  static List<String> notationsFrom(UUID game, int ply) {
    return find(
            "select notation from KeptPly where game = ?1 and ply >= ?2 order by ply", game, ply)
        .project(String.class)
        .list();
  }
}
