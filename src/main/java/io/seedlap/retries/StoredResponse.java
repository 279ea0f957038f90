package io.seedlap.retries;

import io.seedlap.database.Parameters;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A row of table {@code kept_answer}: the response stored under an {@code Idempotency-Key}.
 *
 * @param keyHash SHA-256 of the key and its scope
 * @param fingerprint SHA-256 of the request
 * @param resource id of the game or match
 * @param version of the resource after the change
 * @param body encrypted
 */
@SuppressWarnings("ArrayRecordComponent") // hashes and bytes to be stored; never compared
public record StoredResponse(
    byte[] keyHash, byte[] fingerprint, UUID resource, int version, byte[] body, Instant storedAt) {
  /** The columns that {@link #read} reads, of a table with the alias {@code answer}. */
  public static final String COLUMNS =
      "answer.key_hash, answer.fingerprint, answer.game_id as answer_resource,"
          + " answer.version as answer_version, answer.body, answer.kept_at";

  private static final String FIND =
      "select " + COLUMNS + " from kept_answer answer where key_hash = ? and kept_at >= ?";

  /** What another server deletes at the same time is left to it. */
  private static final String DELETE_OLDER =
      """
      delete from kept_answer where key_hash = any(array(
        select key_hash from kept_answer where kept_at < ?
        order by kept_at limit ? for update skip locked))
      """;

  /**
   * Adds rows, or replaces those that are older than the retention, and returns them; not those
   * under whose key there is another.
   */
  private static final String INSERT =
      """
      insert into kept_answer as old (key_hash, fingerprint, game_id, version, body, kept_at)
      select new.key_hash, new.fingerprint, new.game_id, new.version, new.body, new.kept_at
      from unnest(?::bytea[], ?::bytea[], ?::uuid[], ?::integer[], ?::bytea[], ?::timestamptz[])
        as new (key_hash, fingerprint, game_id, version, body, kept_at)
      where %s
      on conflict (key_hash) do update
        set (fingerprint, game_id, version, body, kept_at)
          = (excluded.fingerprint, excluded.game_id, excluded.version, excluded.body, excluded.kept_at)
        where old.kept_at < excluded.kept_at - interval '%d seconds'
      returning 1
      """;

  /**
   * The SQL of a part of a larger statement, that adds rows or replaces old ones; its parameters
   * are those of {@link #bind}.
   *
   * @param condition SQL, on which a row is added; the row is {@code new}
   */
  public static String insertIf(String condition) {
    return INSERT.formatted(condition, IdempotentRequest.RETENTION.toSeconds());
  }

  /** Sets the parameters of {@link #insertIf}. */
  public static void bind(List<StoredResponse> responses, Parameters parameters)
      throws SQLException {
    parameters
        .byteStrings(responses, StoredResponse::keyHash)
        .byteStrings(responses, StoredResponse::fingerprint)
        .column("uuid", UUID[]::new, responses, StoredResponse::resource)
        .numbers(responses, StoredResponse::version)
        .byteStrings(responses, StoredResponse::body)
        .times(responses, StoredResponse::storedAt);
  }

  /** A list of one response, or of none. */
  public static List<StoredResponse> listOf(@Nullable StoredResponse response) {
    return response == null ? List.of() : List.of(response);
  }

  /** Reads {@link #COLUMNS}; null where the row has none. */
  public static @Nullable StoredResponse read(ResultSet row) throws SQLException {
    byte[] keyHash = row.getBytes("key_hash");
    return keyHash == null
        ? null
        : new StoredResponse(
            keyHash,
            row.getBytes("fingerprint"),
            row.getObject("answer_resource", UUID.class),
            row.getInt("answer_version"),
            row.getBytes("body"),
            row.getObject("kept_at", java.time.OffsetDateTime.class).toInstant());
  }

  /** The row under this key, if it is not older than that; else null. */
  static @Nullable StoredResponse find(Connection connection, byte[] keyHash, Instant oldest)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(FIND)) {
      new Parameters(statement).bytes(keyHash).time(oldest);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() ? read(row) : null;
      }
    }
  }

  /**
   * Adds the row, or replaces one that is older than the retention; false when there is another.
   */
  boolean insert(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(insertIf("true"))) {
      bind(List.of(this), new Parameters(statement));
      try (ResultSet row = statement.executeQuery()) {
        return row.next();
      }
    }
  }

  /** Deletes some of what is older; the number of rows. */
  static int deleteOlderThan(Connection connection, Instant oldest, int most) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(DELETE_OLDER)) {
      new Parameters(statement).time(oldest).number(most);
      return statement.executeUpdate();
    }
  }
}
