package io.seedlap.backup;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What is in an archive, itself an entry of it, {@code manifest.json}.
 *
 * @param format of archives, {@link #FORMAT}
 * @param schema the version of the last migration
 * @param createdAt when the backup began, ISO 8601
 * @param tables in an order in which they can be filled
 * @param sequences counters that are not at their start
 */
public record Manifest(
    int format, String schema, String createdAt, List<Table> tables, List<Sequence> sequences) {
  /** The only format there is. */
  static final int FORMAT = 1;

  /** Of the entry. */
  static final String NAME = "manifest.json";

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Names become part of statements, so that no other characters are let in. */
  private static final Pattern IDENTIFIER = Pattern.compile("[a-z_][a-z0-9_]{0,62}");

  private static final Pattern VERSION = Pattern.compile("[0-9]{1,9}");

  /**
   * A table.
   *
   * @param columns those that are stored, in the order in which a row has them
   * @param rows their number
   */
  public record Table(String name, List<String> columns, long rows) {
    /** The name of its entry: rows in the text format of COPY. */
    String entry() {
      return "tables/" + name + ".copy";
    }

    /** The statement that reads it or fills it. */
    String copy(String direction) {
      return "copy %s (%s) %s".formatted(name, String.join(", ", columns), direction);
    }
  }

  /**
   * A counter.
   *
   * @param next the value that it gives next
   */
  public record Sequence(String name, long next) {}

  /** The number of rows of all tables. */
  public long rows() {
    return tables.stream().mapToLong(Table::rows).sum();
  }

  byte[] toJson() throws JsonProcessingException {
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(this);
  }

  /**
   * @throws IOException if it is no manifest, or one of a format that is not known
   */
  static Manifest read(byte[] json) throws IOException {
    Manifest manifest = JSON.readValue(json, Manifest.class);
    if (manifest.format != FORMAT) {
      throw new IOException("its format is " + manifest.format + ", and this Seedlap reads 1");
    }
    if (!manifest.isSound()) {
      throw new IOException("its manifest names what no table can be called");
    }
    return manifest;
  }

  private boolean isSound() {
    return VERSION.matcher(schema).matches()
        && sequences.stream().allMatch(it -> isName(it.name))
        && tables.stream()
            .allMatch(it -> isName(it.name) && it.columns.stream().allMatch(Manifest::isName));
  }

  static boolean isName(String text) {
    return IDENTIFIER.matcher(text).matches();
  }
}
