package io.seedlap.database;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Sets the parameters of a statement one after the other. Each value, null included, is sent with
 * its type, so that a statement that was prepared once serves all values.
 */
public final class Parameters {
  private final PreparedStatement statement;
  private int index;

  /** From the first parameter on. */
  public Parameters(PreparedStatement statement) {
    this.statement = statement;
  }

  public Parameters text(@Nullable String value) throws SQLException {
    statement.setString(++index, value);
    return this;
  }

  public Parameters number(int value) throws SQLException {
    statement.setInt(++index, value);
    return this;
  }

  /** An integer of 64 bits. */
  public Parameters bigNumber(long value) throws SQLException {
    statement.setLong(++index, value);
    return this;
  }

  /** An integer of 16 bits, or null. */
  public Parameters smallNumber(@Nullable Integer value) throws SQLException {
    if (value == null) {
      statement.setNull(++index, Types.SMALLINT);
    } else {
      statement.setShort(++index, value.shortValue());
    }
    return this;
  }

  public Parameters flag(boolean value) throws SQLException {
    statement.setBoolean(++index, value);
    return this;
  }

  public Parameters bytes(byte @Nullable [] value) throws SQLException {
    statement.setBytes(++index, value);
    return this;
  }

  /** An id. PostgreSQL infers the type of null: write {@code ?::uuid} where it may occur. */
  public Parameters id(@Nullable UUID value) throws SQLException {
    statement.setObject(++index, value, Types.OTHER);
    return this;
  }

  /** An array of ids. */
  public Parameters ids(List<UUID> values) throws SQLException {
    statement.setArray(++index, statement.getConnection().createArrayOf("uuid", values.toArray()));
    return this;
  }

  public Parameters time(Instant value) throws SQLException {
    statement.setObject(++index, value.atOffset(ZoneOffset.UTC));
    return this;
  }
}
