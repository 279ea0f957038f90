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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The statements that write games. Each writes all rows of a change, or none: the game's, its
 * plies, its seats, and the response that is stored for retries. They are not split up, because a
 * statement that commits by itself is one round trip. Rows are parameters by column, so that a
 * statement serves any number of them.
 */
final class GameStatements {
  private static final String STATE =
      "notation, ply, version, last_capture, legal, outcome, winner, south_score, north_score,"
          + " updated_at";

  private static final String NEW_STATE = STATE.replaceAll("[a-z_]+", "new.$0");

  /** The parameters of states, a column each. */
  private static final String STATES =
      "?::text[], ?::integer[], ?::integer[], ?::integer[], ?::text[], ?::text[], ?::text[],"
          + " ?::smallint[], ?::smallint[], ?::timestamptz[]";

  private static final String PLY =
      "ply, player, move, events, laps, sown, captured, notation, legal, version, played_at";

  /** A part of the other statements, for games that have been {@code changed}. */
  private static final String ADD_PLIES =
      """
      added as (
        insert into ply (game_id, %1$s)
        select game_id, %1$s
        from unnest(?::uuid[], ?::integer[], ?::text[], ?::text[], ?::json[], ?::bigint[],
            ?::bigint[], ?::smallint[], ?::text[], ?::text[], ?::integer[], ?::timestamptz[])
          as new (game_id, %1$s)
        where game_id in (select id from changed))"""
          .formatted(PLY);

  private static final String CREATE =
      """
      with stored as (%s),
      changed as (
        insert into game (id, ruleset, south_name, north_name, south_level, north_level, seats_of,
          start_notation, start_legal, created_at, %s, client)
        select ?::uuid, ?, ?, ?, ?, ?, ?::uuid, ?, ?, ?, %s,
          coalesce((select first.client from game first where first.id = ?::uuid), ?)
        from unnest(%s) as new (%s)
        where ? or exists (select from stored)
        returning id),
      seats as (
        insert into seat (game_id, player, token_hash, issued_at)
        select changed.id, new.player, new.token_hash, ?
        from changed, (values ('south', ?), ('north', ?)) as new (player, token_hash)
        where new.token_hash is not null),
      %s
      select id from changed
      """
          .formatted(StoredResponse.insertIf("true"), STATE, NEW_STATE, STATES, STATE, ADD_PLIES);

  /** The games are to be in the version that the change was judged by. */
  private static final String UPDATE =
      """
      with change as (
        select * from unnest(?::uuid[], ?::integer[], %s) as new (id, version_before, %s)),
      ready as (%%s),
      changed as (
        update game set (%s) = (%s), claimed_until = null
        from ready new
        where game.id = new.id and game.version = new.version_before
        returning game.id),
      stored as (%s),
      %s
      select id from changed
      """
          .formatted(
              STATES,
              STATE,
              STATE,
              NEW_STATE,
              StoredResponse.insertIf("new.game_id in (select id from changed)"),
              ADD_PLIES);

  /** Waits for others who change the game at the same time. */
  private static final String UPDATE_ONE = UPDATE.formatted("select * from change");

  /**
   * Leaves out the games that others change at the same time: who waits for one while they hold
   * others may be waited for.
   */
  private static final String UPDATE_GROUP =
      UPDATE.formatted(
          """
          select change.* from change cross join lateral (
            select from game where game.id = change.id and game.version = change.version_before
            for no key update skip locked) unlocked""");

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
   * A change of a game.
   *
   * @param version the one that the game must be in: the change was judged by it
   * @param plies what is added to the log; empty for a resignation
   * @param response null for a request without an {@code Idempotency-Key}
   */
  record Change(
      UUID game,
      int version,
      GameState after,
      List<StoredPly> plies,
      @Nullable StoredResponse response) {}

  /** A ply of a game's log. */
  private record PlyOf(UUID game, StoredPly ply) {}

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
    try (PreparedStatement statement = connection.prepareStatement(CREATE)) {
      Parameters parameters = new Parameters(statement);
      StoredResponse.bind(StoredResponse.listOf(response), parameters);
      bind(game, parameters);
      parameters.id(game.seatsOf()).bytes(client);
      bindStates(List.of(game.state()), parameters);
      parameters.flag(response == null).time(game.createdAt());
      parameters.bytes(hash(seats.south())).bytes(hash(seats.north()));
      bindPlies(plies.stream().map(ply -> new PlyOf(game.id(), ply)).toList(), parameters);
      return returnsRow(statement);
    }
  }

  /**
   * Changes a game, if it is still in the version that the change was judged by.
   *
   * @return false, and nothing is written, when the game is in another version by now
   */
  static boolean update(Connection connection, Change change) throws SQLException {
    return !update(connection, UPDATE_ONE, List.of(change)).isEmpty();
  }

  /**
   * Changes several games.
   *
   * @param changes of a game each
   * @return the games that have been changed; the others are in another version by now, or somebody
   *     else is changing them
   */
  static Set<UUID> update(Connection connection, List<Change> changes) throws SQLException {
    return update(connection, UPDATE_GROUP, changes);
  }

  private static Set<UUID> update(Connection connection, String sql, List<Change> changes)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      Parameters parameters = new Parameters(statement);
      parameters
          .column("uuid", UUID[]::new, changes, Change::game)
          .numbers(changes, Change::version);
      bindStates(changes.stream().map(Change::after).toList(), parameters);
      StoredResponse.bind(
          changes.stream().flatMap(change -> Stream.ofNullable(change.response())).toList(),
          parameters);
      bindPlies(
          changes.stream()
              .flatMap(change -> change.plies().stream().map(ply -> new PlyOf(change.game(), ply)))
              .toList(),
          parameters);
      try (ResultSet row = statement.executeQuery()) {
        Set<UUID> changed = new HashSet<>();
        while (row.next()) {
          changed.add(row.getObject(1, UUID.class));
        }
        return changed;
      }
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
  }

  private static void bindStates(List<GameState> states, Parameters parameters)
      throws SQLException {
    parameters
        .texts(states, GameState::notation)
        .numbers(states, GameState::ply)
        .numbers(states, GameState::version)
        .numbers(states, GameState::lastCapture)
        .texts(states, GameState::legal)
        .texts(states, state -> ofOutcome(state, outcome -> KebabCase.of(outcome.reason())))
        .texts(states, state -> ofOutcome(state, outcome -> KebabCase.ofNullable(outcome.winner())))
        .smallNumbers(states, state -> ofOutcome(state, outcome -> outcome.score().south()))
        .smallNumbers(states, state -> ofOutcome(state, outcome -> outcome.score().north()))
        .times(states, GameState::updatedAt);
  }

  private static <V> @Nullable V ofOutcome(
      GameState state, Function<Outcome, @Nullable V> property) {
    Outcome outcome = state.outcome();
    return outcome == null ? null : property.apply(outcome);
  }

  private static void bindPlies(List<PlyOf> plies, Parameters parameters) throws SQLException {
    parameters
        .column("uuid", UUID[]::new, plies, PlyOf::game)
        .numbers(plies, of -> of.ply().ply())
        .texts(plies, of -> of.ply().player())
        .texts(plies, of -> of.ply().move())
        .column("json", String[]::new, plies, of -> of.ply().events())
        .bigNumbers(plies, of -> of.ply().summary().laps())
        .bigNumbers(plies, of -> of.ply().summary().sown())
        .smallNumbers(plies, of -> of.ply().summary().captured())
        .texts(plies, of -> of.ply().notation())
        .texts(plies, of -> of.ply().legal())
        .numbers(plies, of -> of.ply().version())
        .times(plies, of -> of.ply().playedAt());
  }
}
