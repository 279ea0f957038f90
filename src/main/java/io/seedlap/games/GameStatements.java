package io.seedlap.games;

import io.seedlap.database.Parameters;
import io.seedlap.retries.StoredResponse;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.seats.SeatToken;
import io.seedlap.seats.SeatTokensDto;
import io.seedlap.web.KebabCase;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The statements that write games. Each writes all rows of a change, or none: the game's, its
 * plies, its seats, and the response that is stored for retries. They are not split up, because a
 * statement that commits by itself is one round trip.
 */
final class GameStatements {
  private static final String STATE =
      "notation, ply, version, last_capture, legal, outcome, winner, south_score, north_score,"
          + " updated_at";

  private static final String CREATE =
      """
      with stored as (%s),
      changed as (
        insert into game (id, ruleset, south_name, north_name, south_level, north_level, seats_of,
          start_notation, start_legal, created_at, %s, client)
        select ?::uuid, ?, ?, ?, ?, ?, ?::uuid, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
          coalesce((select first.client from game first where first.id = ?::uuid), ?)
        where ? or exists (select from stored)
        returning id),
      seats as (
        insert into seat (game_id, player, token_hash, issued_at)
        select changed.id, new.player, new.token_hash, ?
        from changed, (values ('south', ?), ('north', ?)) as new (player, token_hash)
        where new.token_hash is not null)%s
      select id from changed
      """;

  private static final String UPDATE =
      """
      with changed as (
        update game
        set (%s) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?), claimed_until = null
        where id = ? and version = ?
        returning id),
      stored as (%s)%s
      select id from changed
      """;

  /** A part of the statements above, for a game that has changed. */
  private static final String ADD_PLIES =
      """
      ,
      added as (
        insert into ply (game_id, ply, player, move, events, laps, sown, captured, notation, legal,
          version, played_at)
        select changed.id, new.ply, new.player, new.move, new.events::json, new.laps, new.sown,
          new.captured, new.notation, new.legal, new.version, new.played_at
        from changed, (values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)%s)
          as new (ply, player, move, events, laps, sown, captured, notation, legal, version, played_at))""";

  private static final String ONE_MORE_PLY = ", (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

  /** The statements of changes with so many plies as a single move has; others are composed. */
  private static final List<String> UPDATES =
      List.of(composeUpdate(0), composeUpdate(1), composeUpdate(2));

  private static final List<String> CREATES = List.of(composeCreate(0), composeCreate(1));

  /** Of the strength of an update, which rows that refer to the game do not wait for. */
  private static final String LOCK = "select from game where id = ? for no key update";

  private GameStatements() {}

  /** The tokens of a new game's seats; null for a player whom the service plays. */
  record NewSeats(@Nullable SeatToken south, @Nullable SeatToken north) {
    /** For a game that is played by the seats of another. */
    static final NewSeats NONE = new NewSeats(null, null);

    /** One for each player who is a person. */
    static NewSeats of(PlayersDto players) {
      return new NewSeats(
          players.isEngine(Player.SOUTH) ? null : SeatToken.random(),
          players.isEngine(Player.NORTH) ? null : SeatToken.random());
    }

    /** The tokens for the answer to their holder. */
    SeatTokensDto reveal() {
      return new SeatTokensDto(
          south == null ? null : south.reveal(), north == null ? null : north.reveal());
    }
  }

  /**
   * Adds a game in its first state.
   *
   * @param client who makes it, for a game with an engine; that of the game whose seats play it,
   *     where there is one
   * @param response null for a request without an {@code Idempotency-Key}
   * @return false, and nothing is written, when another request has stored a response under the key
   */
  static boolean create(
      Connection connection,
      StoredGame game,
      byte[] client,
      List<StoredPly> plies,
      NewSeats seats,
      @Nullable StoredResponse response)
      throws SQLException {
    String sql =
        plies.size() < CREATES.size() ? CREATES.get(plies.size()) : composeCreate(plies.size());
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      Parameters parameters = new Parameters(statement);
      StoredResponse.bind(response, parameters);
      bind(game, parameters);
      parameters.id(game.seatsOf()).bytes(client);
      parameters.flag(response == null).time(game.createdAt());
      parameters.bytes(hash(seats.south())).bytes(hash(seats.north()));
      bind(plies, parameters);
      return returnsRow(statement);
    }
  }

  /**
   * Changes the state of a game, if it is still in the version that the change was judged by.
   *
   * @param version the one that the game must be in
   * @param plies what is added to the log; empty for a resignation
   * @param response null for a request without an {@code Idempotency-Key}
   * @return false, and nothing is written, when the game is in another version by now
   */
  static boolean update(
      Connection connection,
      UUID game,
      int version,
      GameState after,
      List<StoredPly> plies,
      @Nullable StoredResponse response)
      throws SQLException {
    String sql =
        plies.size() < UPDATES.size() ? UPDATES.get(plies.size()) : composeUpdate(plies.size());
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      Parameters parameters = new Parameters(statement);
      bind(after, parameters);
      parameters.id(game).number(version);
      StoredResponse.bind(response, parameters);
      bind(plies, parameters);
      return returnsRow(statement);
    }
  }

  /** Locks a game until the transaction ends. */
  static boolean lock(Connection connection, UUID game) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(LOCK)) {
      new Parameters(statement).id(game);
      return returnsRow(statement);
    }
  }

  private static boolean returnsRow(PreparedStatement statement) throws SQLException {
    try (ResultSet row = statement.executeQuery()) {
      return row.next();
    }
  }

  private static String composeCreate(int plies) {
    return CREATE.formatted(StoredResponse.insertIf("true"), STATE, additionOf(plies));
  }

  private static String composeUpdate(int plies) {
    String insert = StoredResponse.insertIf("exists (select from changed)");
    return UPDATE.formatted(STATE, insert, additionOf(plies));
  }

  private static String additionOf(int plies) {
    return plies == 0 ? "" : ADD_PLIES.formatted(ONE_MORE_PLY.repeat(plies - 1));
  }

  private static byte @Nullable [] hash(@Nullable SeatToken token) {
    return token == null ? null : token.hash();
  }

  private static void bind(StoredGame game, Parameters parameters) throws SQLException {
    PlayersDto.PlayerDto south = PlayersDto.of(game.players(), Player.SOUTH);
    PlayersDto.PlayerDto north = PlayersDto.of(game.players(), Player.NORTH);
    parameters
        .id(game.id())
        .text(game.ruleset())
        .text(south.name())
        .text(north.name())
        .smallNumber(south.engine() == null ? null : south.engine().level())
        .smallNumber(north.engine() == null ? null : north.engine().level())
        .id(game.seatsOf())
        .text(game.startNotation())
        .text(game.startLegal())
        .time(game.createdAt());
    bind(game.state(), parameters);
  }

  private static void bind(GameState state, Parameters parameters) throws SQLException {
    Outcome outcome = state.outcome();
    parameters
        .text(state.notation())
        .number(state.ply())
        .number(state.version())
        .number(state.lastCapture())
        .text(state.legal())
        .text(outcome == null ? null : KebabCase.of(outcome.reason()))
        .text(outcome == null ? null : KebabCase.ofNullable(outcome.winner()))
        .smallNumber(outcome == null ? null : (Integer) outcome.score().south())
        .smallNumber(outcome == null ? null : (Integer) outcome.score().north())
        .time(state.updatedAt());
  }

  private static void bind(List<StoredPly> plies, Parameters parameters) throws SQLException {
    for (StoredPly ply : plies) {
      parameters
          .number(ply.ply())
          .text(ply.player())
          .text(ply.move())
          .text(ply.events())
          .bigNumber(ply.summary().laps())
          .bigNumber(ply.summary().sown())
          .smallNumber(ply.summary().captured())
          .text(ply.notation())
          .text(ply.legal())
          .number(ply.version())
          .time(ply.playedAt());
    }
  }
}
