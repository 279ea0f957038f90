package io.seedlap.games;

import io.seedlap.database.VersionedEntity;
import io.seedlap.engine.Level;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.web.KebabCase;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.LockModeType;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A row of table {@code game}: a game's present state. */
@Entity
@Table(name = "game")
public class GameEntity extends VersionedEntity {
  @Column(updatable = false)
  String ruleset;

  @Column(name = "south_name", updatable = false)
  @Nullable String southName;

  @Column(name = "north_name", updatable = false)
  @Nullable String northName;

  /** Engine level of South; null for a person. */
  @Column(name = "south_level", updatable = false)
  @Nullable Short southLevel;

  @Column(name = "north_level", updatable = false)
  @Nullable Short northLevel;

  /** A server has claimed the engine's move until then; null when none has. */
  @Column(name = "claimed_until")
  @Nullable Instant claimedUntil;

  /** The game whose seats play this one; null when it has its own. */
  @Column(name = "seats_of", updatable = false)
  @Nullable UUID seatsOf;

  @Column(name = "start_notation", updatable = false)
  String startNotation;

  @Column(name = "start_legal", updatable = false)
  String startLegal;

  String notation;
  int ply;

  /** The last ply that captured, 0 for none: repetition counts from its position. */
  @Column(name = "last_capture")
  int lastCapture;

  String legal = "";
  @Nullable String outcome;
  @Nullable String winner;

  @Column(name = "south_score")
  @Nullable Short southScore;

  @Column(name = "north_score")
  @Nullable Short northScore;

  protected GameEntity() {}

  /**
   * A new game, with the passes that its start forces.
   *
   * @param players null for two persons without names
   * @param seatsOf the game whose seats play this one; null when it has its own
   */
  GameEntity(
      Position start,
      @Nullable PlayersDto players,
      MoveJudgement.Accepted opening,
      @Nullable UUID seatsOf,
      Instant now) {
    super(UUID.randomUUID(), now);
    this.ruleset = start.ruleset().id();
    PlayersDto.PlayerDto south = PlayersDto.of(players, Player.SOUTH);
    PlayersDto.PlayerDto north = PlayersDto.of(players, Player.NORTH);
    this.southName = south.name();
    this.northName = north.name();
    this.southLevel = level(south);
    this.northLevel = level(north);
    this.seatsOf = seatsOf;
    this.startNotation = NotationWriter.write(start);
    this.startLegal =
        opening.plies().isEmpty() ? ColumnText.of(opening.legal()) : Move.PASS.toString();
    apply(opening);
  }

  private static @Nullable Short level(PlayersDto.PlayerDto player) {
    PlayersDto.EngineDto engine = player.engine();
    return engine == null ? null : engine.level().shortValue();
  }

  /** The game, locked until the transaction ends; null when there is none. */
  static @Nullable GameEntity locked(UUID id) {
    return findById(id, LockModeType.PESSIMISTIC_WRITE);
  }

  /** The game whose seats play this one, which may be itself. */
  UUID seats() {
    return seatsOf == null ? id : seatsOf;
  }

  Ruleset rules() {
    return ColumnText.ruleset(ruleset);
  }

  Position start() {
    return ColumnText.position(rules(), startNotation);
  }

  Position position() {
    return ColumnText.position(rules(), notation);
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
    for (String line : PlyEntity.notationsFrom(id, Math.max(1, lastCapture))) {
      positions.add(ColumnText.position(rules(), line));
    }
    return positions;
  }

  List<Move> legalMoves() {
    return ColumnText.moves(legal);
  }

  boolean isFinished() {
    return outcome != null;
  }

  /** Null while the game goes on. Swept seeds are in the last event of the log only. */
  @Nullable Outcome result() {
    if (outcome == null) {
      return null;
    }
    int south = Objects.requireNonNull(southScore);
    int north = Objects.requireNonNull(northScore);
    return new Outcome(
        ColumnText.constant(Outcome.Reason.class, outcome),
        winner == null ? null : ColumnText.constant(Player.class, winner),
        new Score(south, north),
        null);
  }

  /** The level of the engine that is to move; null when a person is, or the game is over. */
  @Nullable Level engineToMove() {
    boolean engines = southLevel != null || northLevel != null;
    return engines && !isFinished() ? PlayersDto.of(this).level(position().turn()) : null;
  }

  /** Ends a game that goes on in favour of the other player. */
  void resign(Player player) {
    end(new Outcome(Outcome.Reason.RESIGNATION, player.other(), position().captured(), null));
  }

  /** Applies a move and the passes that follow it. */
  final void apply(MoveJudgement.Accepted accepted) {
    for (MoveResult.Played move : accepted.plies()) {
      ply++;
      if (move.summary().captured() > 0) {
        lastCapture = ply;
      }
    }
    claimedUntil = null;
    notation = NotationWriter.write(accepted.position());
    if (accepted.outcome() != null) {
      end(accepted.outcome());
    } else {
      legal = ColumnText.of(accepted.legal());
    }
  }

  private void end(Outcome end) {
    outcome = KebabCase.of(end.reason());
    winner = KebabCase.ofNullable(end.winner());
    southScore = (short) end.score().south();
    northScore = (short) end.score().north();
    legal = "";
  }
}
