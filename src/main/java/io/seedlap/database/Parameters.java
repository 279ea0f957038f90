package io.seedlap.database;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Collection;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.IntFunction;
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
  public Parameters ids(Collection<UUID> values) throws SQLException {
    return column("uuid", UUID[]::new, values, id -> id);
  }

  /**
   * A column of rows, as an array.
   *
   * @param type of the column in PostgreSQL
   * @param array makes an array of what the driver takes for that type
   * @param value of a row in this column
   */
  public <T, V extends @Nullable Object> Parameters column(
      String type, IntFunction<V[]> array, Collection<T> rows, Function<T, V> value)
      throws SQLException {
    V[] values = rows.stream().map(value).toArray(array);
    statement.setArray(++index, statement.getConnection().createArrayOf(type, values));
    return this;
  }

  /** The same for text. */
  public <T> Parameters texts(Collection<T> rows, Function<T, @Nullable String> value)
      throws SQLException {
    return column("text", String[]::new, rows, value);
  }

  /** The same for integers. */
  public <T> Parameters numbers(Collection<T> rows, Function<T, Integer> value)
      throws SQLException {
    return column("int4", Integer[]::new, rows, value);
  }

  /** The same for integers of 16 bits. */
  public <T> Parameters smallNumbers(Collection<T> rows, Function<T, @Nullable Integer> value)
      throws SQLException {
    return column(
        "int2",
        Short[]::new,
        rows,
        row -> {
          Integer number = value.apply(row);
          return number == null ? null : number.shortValue();
        });
  }

  /** The same for integers of 64 bits. */
  public <T> Parameters bigNumbers(Collection<T> rows, Function<T, Long> value)
      throws SQLException {
    return column("int8", Long[]::new, rows, value);
  }

  /** The same for bytes. */
  public <T> Parameters byteStrings(Collection<T> rows, Function<T, byte @Nullable []> value)
      throws SQLException {
    return column("bytea", byte[][]::new, rows, value);
  }

  /** The same for times. */
  public <T> Parameters times(Collection<T> rows, Function<T, Instant> value) throws SQLException {
    return column(
        "timestamptz",
        OffsetDateTime[]::new,
        rows,
        row -> value.apply(row).atOffset(ZoneOffset.UTC));
  }

  public Parameters time(Instant value) throws SQLException {
    statement.setObject(++index, value.atOffset(ZoneOffset.UTC));
    return this;
  }
}
