package io.seedlap.games;

import io.quarkus.hibernate.orm.panache.PanacheEntityBase;
import io.seedlap.engine.Level;
import io.seedlap.rules.Move;
import io.seedlap.rules.NotationWriter;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A game's present state, the row of table {@code game}. */
@Entity
@Table(name = "game")
public class KeptGame extends PanacheEntityBase {
  @Id UUID id;

  @Column(updatable = false)
  String ruleset;

  @Column(name = "south_name", updatable = false)
  String southName;

  @Column(name = "north_name", updatable = false)
  String northName;

  @Column(name = "south_level", updatable = false)
  Short southLevel;

  @Column(name = "north_level", updatable = false)
  Short northLevel;

  /** A server thinks about the engine's move until then; null when none does. */
  @Column(name = "claimed_until")
  Instant claimedUntil;

  /** The game whose seats play this one; null when it has its own. */
  @Column(name = "seats_of", updatable = false)
  UUID seatsOf;

  @Column(name = "start_notation", updatable = false)
  String startNotation;

  @Column(name = "start_legal", updatable = false)
  String startLegal;

  String notation;
  int ply;
  int version;

  @Column(name = "last_capture")
  int lastCapture;

  String legal;
  String outcome;
  String winner;

  @Column(name = "south_score")
  Short southScore;

  @Column(name = "north_score")
  Short northScore;

  @Column(name = "created_at", updatable = false)
  Instant createdAt;

  @Column(name = "updated_at")
  Instant updatedAt;

  protected KeptGame() {}

  /** A game that starts here, nothing played and nothing judged yet. */
  KeptGame(Position start, Players players, UUID seatsOf, Instant now) {
    this.id = UUID.randomUUID();
    this.ruleset = start.ruleset().id();
    Players.Named south = Players.in(players, Player.SOUTH);
    Players.Named north = Players.in(players, Player.NORTH);
    this.southName = south.name();
    this.northName = north.name();
    this.southLevel = level(south);
    this.northLevel = level(north);
    this.seatsOf = seatsOf;
    this.startNotation = NotationWriter.write(start);
    this.notation = startNotation;
    this.version = 1;
    this.createdAt = now;
    this.updatedAt = now;
  }

  private static Short level(Players.Named player) {
    return player.engine() == null ? null : player.engine().level().shortValue();
  }

  /** The game, locked until the transaction ends; null when there is none. */
  static KeptGame locked(UUID id) {
    return findById(id, LockModeType.PESSIMISTIC_WRITE);
  }

  /** The game under which its seats are kept. */
  UUID seats() {
    return seatsOf == null ? id : seatsOf;
  }

  Ruleset rules() {
    return Words.ruleset(ruleset);
  }

  Position start() {
    return Words.position(rules(), startNotation);
  }

  Position position() {
    return Words.position(rules(), notation);
  }

  /** The positions since the last capture, or since the start, the present one last. */
  List<Position> sinceCapture() {
    if (lastCapture == ply) {
      return List.of(position());
    }
    List<Position> positions = new ArrayList<>();
    if (lastCapture == 0) {
      positions.add(start());
    }
    for (String kept : KeptPly.notationsFrom(id, Math.max(1, lastCapture))) {
      positions.add(Words.position(rules(), kept));
    }
    return positions;
  }

  List<Move> legalMoves() {
    return Words.moves(legal);
  }

  boolean isFinished() {
    return outcome != null;
  }

  /** Null while the game goes on. What was swept stands in the log's last event. */
  Outcome result() {
    return outcome == null
        ? null
        : new Outcome(
            Words.constant(Outcome.Reason.class, outcome),
            Words.constant(Player.class, winner),
            new Score(southScore, northScore),
            null);
  }

  /** How well the engine plays that is to move; null when there is none. */
  Level engineToMove() {
    boolean engines = southLevel != null || northLevel != null;
    return engines && !isFinished() ? Players.of(this).level(position().turn()) : null;
  }

  /** Ends the game. */
  void end(Outcome end) {
    outcome = Words.word(end.reason());
    winner = Words.word(end.winner());
    southScore = (short) end.score().south();
    northScore = (short) end.score().north();
    legal = "";
  }

  /** Ends a game that goes on in favour of the other player. */
  void resign(Player player, Instant now) {
    version++;
    end(new Outcome(Outcome.Reason.RESIGNATION, player.other(), position().captured(), null));
    touch(now);
  }

  /** Takes in what was played. */
  void take(Turn.Played played, Instant now) {
    for (var move : played.plies()) {
      ply++;
      if (move.summary().captured() > 0) {
        lastCapture = ply;
      }
    }
    claimedUntil = null;
    notation = NotationWriter.write(played.position());
    if (played.outcome() != null) {
      end(played.outcome());
    } else {
      legal = Words.holes(played.legal());
    }
    touch(now);
  }

  /** Notes when the game changed; clocks of several servers may differ a little. */
  void touch(Instant now) {
    updatedAt = now.isAfter(updatedAt) ? now : updatedAt;
  }
}
