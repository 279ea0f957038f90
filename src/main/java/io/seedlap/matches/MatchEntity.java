package io.seedlap.matches;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.web.KebabCase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A row of table {@code match}: a match's present state. Its id is that of its first game. */
@Entity
@Table(name = "match")
public class MatchEntity extends PanacheEntityBase {
  @Id UUID id;

  /** Counts changes from 1; it is the entity tag of the match. */
  int version;

  @Column(updatable = false)
  @Nullable Short target;

  String phase;
  String bought;
  @Nullable String winner;
  @Nullable String reason;

  /** Whether an engine is to choose. */
  @Column(name = "engine_due")
  boolean engineDue;

  /** A server has claimed the engine's choice until then; null when none has. */
  @Column(name = "claimed_until")
  @Nullable Instant claimedUntil;

  /** Who has made it, where an engine plays; empty where none does. */
  @Column(updatable = false)
  byte[] client;

  @Column(name = "created_at", updatable = false)
  Instant createdAt;

  @Column(name = "updated_at")
  Instant updatedAt;

  protected MatchEntity() {}

  /** A match that plays its first game. */
  MatchEntity(UUID id, @Nullable Integer target, byte[] client, Instant now) {
    this.id = id;
    this.version = 1;
    this.client = client;
    this.createdAt = now;
    this.updatedAt = now;
    this.target = target == null ? null : target.shortValue();
    this.phase = KebabCase.of(MatchPhase.PLAYING);
    this.bought = "";
  }

  /** Which of these are the ids of matches. */
  static List<UUID> idsAmong(Collection<UUID> ids) {
    return find("select id from MatchEntity where id in ?1", ids).project(UUID.class).list();
  }

  /** The matches of these ids. */
  static List<MatchEntity> all(Collection<UUID> ids) {
    return list("id in ?1", ids);
  }

  /** The match, locked until the transaction ends; null when there is none. */
  static @Nullable MatchEntity locked(UUID id) {
    return findById(id, LockModeType.PESSIMISTIC_WRITE);
  }

  /**
   * Counts one more change. The time never goes back: clocks of several servers may differ a
   * little.
   *
   * @return the new version
   */
  int change(Instant now) {
    updatedAt = now.isAfter(updatedAt) ? now : updatedAt;
    return ++version;
  }

  MatchPhase phase() {
    return KebabCase.parse(MatchPhase.class, phase).orElseThrow();
  }

  boolean isFinished() {
    return phase() == MatchPhase.FINISHED;
  }

  @Nullable Integer target() {
    return target == null ? null : target.intValue();
  }

  /** Holes bought for a game that is not set up yet. */
  List<Hole> bought() {
    return bought.isEmpty()
        ? List.of()
        : Arrays.stream(bought.split(",")).map(Hole::valueOf).toList();
  }

  /** Null while the match goes on, and where it was abandoned. */
  @Nullable Player winner() {
    return KebabCase.parse(Player.class, winner).orElse(null);
  }

  /** Null while the match goes on. */
  @Nullable MatchEndReason reason() {
    return KebabCase.parse(MatchEndReason.class, reason).orElse(null);
  }

  /** Applies what comes next, except a rejected choice, which changes nothing. */
  void apply(MatchTransition transition) {
    if (transition instanceof MatchTransition.Finish finish) {
      enter(MatchPhase.FINISHED, finish.bought());
      winner = KebabCase.ofNullable(finish.winner());
      reason = KebabCase.of(finish.reason());
    } else if (transition instanceof MatchTransition.AwaitChoice await) {
      enter(await.phase(), await.bought());
    } else {
      enter(MatchPhase.PLAYING, List.of());
    }
  }

  private void enter(MatchPhase next, List<Hole> holes) {
    claimedUntil = null;
    phase = KebabCase.of(next);
    bought = holes.stream().map(Hole::name).collect(Collectors.joining(","));
  }
}
