package io.seedlap.games;

import io.seedlap.engine.Level;
import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import io.seedlap.rules.notation.NotationWriter;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A row of table {@code game}: what is settled at a game's creation, and its present state.
 *
 * @param ruleset its id
 * @param seatsOf the game whose seats play this one; null when it has its own
 * @param match the match that it is a game of; null for none, and in a game that is being created
 * @param startLegal what may be played at the start, as {@link ColumnText} writes moves
 */
record StoredGame(
    UUID id,
    String ruleset,
    PlayersDto players,
    @Nullable UUID seatsOf,
    @Nullable UUID match,
    String startNotation,
    String startLegal,
    Instant createdAt,
    GameState state) {

  /** What {@link #read} reads, of {@code game g}. */
  static final String COLUMNS =
      """
      g.id, g.ruleset, g.south_name, g.north_name, g.south_level, g.north_level, g.seats_of,
        g.match_id, g.start_notation, g.start_legal, g.created_at, g.notation, g.ply, g.version,
        g.last_capture, g.legal, g.outcome, g.winner, g.south_score, g.north_score, g.updated_at""";

  /**
   * A new game, with the passes that its start forces.
   *
   * @param players null for two persons without names
   * @param seatsOf the game whose seats play this one; null when it has its own
   */
  static StoredGame create(
      Position start,
      @Nullable PlayersDto players,
      MoveJudgement.Accepted opening,
      @Nullable UUID seatsOf,
      Instant now) {
    return new StoredGame(
        UUID.randomUUID(),
        start.ruleset().id(),
        new PlayersDto(PlayersDto.of(players, Player.SOUTH), PlayersDto.of(players, Player.NORTH)),
        seatsOf,
        null,
        NotationWriter.write(start),
        opening.plies().isEmpty() ? ColumnText.of(opening.legal()) : Move.PASS.toString(),
        now,
        GameState.initial(opening, now));
  }

  /** The same game in another state. */
  StoredGame in(GameState next) {
    return new StoredGame(
        id, ruleset, players, seatsOf, match, startNotation, startLegal, createdAt, next);
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
    return ColumnText.position(rules(), state.notation());
  }

  int ply() {
    return state.ply();
  }

  int version() {
    return state.version();
  }

  List<Move> legalMoves() {
    return ColumnText.moves(state.legal());
  }

  @Nullable Outcome outcome() {
    return state.outcome();
  }

  boolean isFinished() {
    return state.outcome() != null;
  }

  /** The level of the engine that is to move; null when a person is, or the game is over. */
  @Nullable Level engineToMove() {
    boolean engines = players.isEngine(Player.SOUTH) || players.isEngine(Player.NORTH);
    return engines && !isFinished() ? players.level(position().turn()) : null;
  }

  /** Reads {@link #COLUMNS}: the game; null where an outer join has found none. */
  static @Nullable StoredGame read(ResultSet row) throws SQLException {
    UUID id = row.getObject("id", UUID.class);
    return id == null
        ? null
        : new StoredGame(
            id,
            row.getString("ruleset"),
            new PlayersDto(player(row, "south"), player(row, "north")),
            row.getObject("seats_of", UUID.class),
            row.getObject("match_id", UUID.class),
            row.getString("start_notation"),
            row.getString("start_legal"),
            time(row, "created_at"),
            state(row));
  }

  /** The same of a row that has a game. */
  static StoredGame readGame(ResultSet row) throws SQLException {
    return Objects.requireNonNull(read(row));
  }

  private static GameState state(ResultSet row) throws SQLException {
    return new GameState(
        row.getString("notation"),
        row.getInt("ply"),
        row.getInt("version"),
        row.getInt("last_capture"),
        row.getString("legal"),
        outcome(row),
        time(row, "updated_at"));
  }

  private static PlayersDto.PlayerDto player(ResultSet row, String side) throws SQLException {
    Integer level = row.getObject(side + "_level", Integer.class);
    return new PlayersDto.PlayerDto(
        row.getString(side + "_name"), level == null ? null : new PlayersDto.EngineDto(level));
  }

  private static @Nullable Outcome outcome(ResultSet row) throws SQLException {
    String reason = row.getString("outcome");
    if (reason == null) {
      return null;
    }
    String winner = row.getString("winner");
    return new Outcome(
        ColumnText.constant(Outcome.Reason.class, reason),
        winner == null ? null : ColumnText.constant(Player.class, winner),
        new Score(row.getInt("south_score"), row.getInt("north_score")),
        null);
  }

  private static Instant time(ResultSet row, String column) throws SQLException {
    return row.getObject(column, OffsetDateTime.class).toInstant();
  }
}
