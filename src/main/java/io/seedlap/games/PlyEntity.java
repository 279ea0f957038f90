package io.seedlap.games;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.MoveSummary;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.web.KebabCase;
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

/** A row of table {@code ply}: one ply of a game's log, never changed. */
@Entity
@Immutable
@Table(name = "ply")
@IdClass(PlyEntity.PlyKey.class)
public class PlyEntity extends PanacheEntityBase {

  /** The primary key: which ply, from 1, of which game. */
  public record PlyKey(UUID game, int ply) implements Serializable {}

  @Id
  @Column(name = "game_id")
  UUID game;

  @Id int ply;
  String player;
  String move;

  /** JSON. */
  @ColumnTransformer(write = "cast(? as json)")
  String events;

  long laps;
  long sown;
  short captured;

  /** The position after the ply. */
  String notation;

  /** What was legal after the ply. */
  String legal;

  /** The game's version that the ply came with; forced passes share the version of their move. */
  int version;

  @Column(name = "played_at")
  Instant playedAt;

  protected PlyEntity() {}

  /**
   * A ply of a game that has applied it.
   *
   * @param events JSON
   */
  PlyEntity(GameEntity game, int ply, MoveResult.Played played, String events, String legal) {
    this.game = game.id;
    this.ply = ply;
    this.player = KebabCase.of(played.player());
    this.move = played.move().toString();
    this.events = events;
    this.laps = played.summary().laps();
    this.sown = played.summary().sown();
    this.captured = (short) played.summary().captured();
    this.notation = NotationWriter.write(played.position());
    this.legal = legal;
    this.version = game.version;
    this.playedAt = game.updatedAt;
  }

  MoveSummary summary() {
    return new MoveSummary(laps, sown, captured);
  }

  /** The plies from this one on, in order, {@code limit} at most. */
  static List<PlyEntity> from(UUID game, int ply, int limit) {
    return find("game = ?1 and ply >= ?2 order by ply", game, ply).page(0, limit).list();
  }

  /** The positions after the plies from this one on, in order. */
  static List<String> notationsFrom(UUID game, int ply) {
    return find(
            "select notation from PlyEntity where game = ?1 and ply >= ?2 order by ply", game, ply)
        .project(String.class)
        .list();
  }

  /** All moves of a game, in order. */
  static List<String> moves(UUID game) {
    return find("select move from PlyEntity where game = ?1 order by ply", game)
        .project(String.class)
        .list();
  }
}
