package io.seedlap.matches;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.games.Words;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

/** A match's present state, the row of table {@code match}. Its id is that of its first game. */
@Entity
@Table(name = "match")
public class KeptMatch extends PanacheEntityBase {
  @Id UUID id;

  @Column(updatable = false)
  Short target;

  String phase;
  String bought;
  String winner;
  String reason;
  int version;

  /** Whether an engine is to choose. */
  @Column(name = "engine_due")
  boolean engineDue;

  /** A server thinks about the engine's choice until then; null when none does. */
  @Column(name = "claimed_until")
  Instant claimedUntil;

  @Column(name = "created_at", updatable = false)
  Instant createdAt;

  @Column(name = "updated_at")
  Instant updatedAt;

  protected KeptMatch() {}

  /** A match that plays its first game. */
  KeptMatch(UUID id, Integer target, Instant now) {
    this.id = id;
    this.target = target == null ? null : target.shortValue();
    this.phase = Words.word(Phase.PLAYING);
    this.bought = "";
    this.createdAt = now;
    this.updatedAt = now;
  }

  /** The match, locked until the transaction ends; null when there is none. */
  static KeptMatch locked(UUID id) {
    return findById(id, LockModeType.PESSIMISTIC_WRITE);
  }

  Phase phase() {
    return Words.constant(Phase.class, phase);
  }

  boolean isFinished() {
    return phase() == Phase.FINISHED;
  }

  Integer target() {
    return target == null ? null : target.intValue();
  }

  /** Holes bought for a game that is not set up yet. */
  List<Hole> bought() {
    return bought.isEmpty()
        ? List.of()
        : Arrays.stream(bought.split(",")).map(Hole::valueOf).toList();
  }

  Player winner() {
    return Words.constant(Player.class, winner);
  }

  EndReason reason() {
    return Words.constant(EndReason.class, reason);
  }

  /** Takes in what comes next. */
  void take(Step step) {
    if (step instanceof Step.Over over) {
      enter(Phase.FINISHED, over.bought());
      winner = Words.word(over.winner());
      reason = Words.word(over.reason());
    } else if (step instanceof Step.Choose choose) {
      enter(choose.phase(), choose.bought());
    } else {
      enter(Phase.PLAYING, List.of());
    }
  }

  private void enter(Phase next, List<Hole> holes) {
    claimedUntil = null;
    phase = Words.word(next);
    bought = holes.stream().map(Hole::name).collect(Collectors.joining(","));
  }

  /** One more change; its number. */
  int change(Instant now) {
    updatedAt = now.isAfter(updatedAt) ? now : updatedAt;
    return ++version;
  }
}
