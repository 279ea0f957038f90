package io.seedlap.solve.proof;

import io.seedlap.rules.Board;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Rows;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;

/**
 * A {@link ProvenPosition} as a line of text: rows, openings due, bounds of the moves, the line of
 * best play, whether the value rests on infinite play, and the CRC-32C of all that.
 *
 * <pre>4,4,4,4,4,4/4,4,4,4,4,4 0 A:-2..2,B:0..0 - false 1a2b3c4d</pre>
 */
final class ProvenLine {
  private static final int FIELDS = 6;
  private static final String NONE = "-";
  private static final int MAX_NET = 48;

  private ProvenLine() {}

  static String write(ProvenPosition position) {
    String moves =
        position.moves().stream()
            .map(move -> move.hole() + ":" + move.low() + ".." + move.high())
            .collect(Collectors.joining(","));
    String line = position.line().stream().map(String::valueOf).collect(Collectors.joining(","));
    String text =
        String.join(
            " ",
            row(position.south()) + "/" + row(position.north()),
            Integer.toString(position.due()),
            moves,
            line.isEmpty() ? NONE : line,
            Boolean.toString(position.cyclic()));
    return text + " " + checksum(text);
  }

  /**
   * @throws IllegalArgumentException when it is not a line that was written here
   */
  static ProvenPosition read(String text) {
    int end = text.lastIndexOf(' ');
    String[] fields = text.split(" ", -1);
    if (fields.length != FIELDS || !checksum(text.substring(0, end)).equals(fields[FIELDS - 1])) {
      throw new IllegalArgumentException("its checksum is wrong");
    }
    String[] rows = fields[0].split("/", -1);
    List<Integer> line =
        fields[3].equals(NONE)
            ? List.of()
            : Arrays.stream(fields[3].split(",", -1)).map(Integer::valueOf).toList();
    return new ProvenPosition(
        row(rows[0].split(",", -1)),
        row(rows[1].split(",", -1)),
        Integer.parseInt(fields[1]),
        Arrays.stream(fields[2].split(",", -1)).map(ProvenLine::move).toList(),
        line,
        Boolean.parseBoolean(fields[4]));
  }

  private static MoveBounds move(String text) {
    String[] parts = text.split(":|\\.\\.", -1);
    int low = Integer.parseInt(parts[1]);
    int high = Integer.parseInt(parts[2]);
    if (low < -MAX_NET || high > MAX_NET) {
      throw new IllegalArgumentException("a value is out of range");
    }
    return new MoveBounds(Integer.parseInt(parts[0]), low, high);
  }

  private static String row(long row) {
    StringBuilder text = new StringBuilder();
    for (int hole = 0; hole < Hole.PER_ROW; hole++) {
      text.append(hole == 0 ? "" : ",").append(Rows.seeds(row, 0, hole));
    }
    return text.toString();
  }

  private static long row(String[] seeds) {
    return Board.of(
            Arrays.stream(seeds).mapToInt(Integer::parseInt).toArray(), new int[Hole.PER_ROW])
        .south();
  }

  private static String checksum(String text) {
    CRC32C checksum = new CRC32C();
    checksum.update(text.getBytes(StandardCharsets.US_ASCII));
    return String.format(Locale.ROOT, "%08x", checksum.getValue());
  }
}
