package io.seedlap.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.seedlap.connections.BodyWait;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class LineReaderTest {
  private static final BodyWait WAIT =
      new BodyWait() {
        @Override
        public void begin(long deadline) {}

        @Override
        public void end() {}
      };

  private static final String TOO_LONG = "(too long)";

  @Test
  void aStreamIsCutAtItsNewlines() throws IOException {
    assertEquals(List.of("a", "", "bc"), lines("a\n\nbc\n", 5, 3));
  }

  @Test
  void theLastLineNeedsNoNewline() throws IOException {
    assertEquals(List.of("a", "bc"), lines("a\nbc", 5, 3));
  }

  @Test
  void nothingHasNoLines() throws IOException {
    assertEquals(List.of(), lines("", 5, 3));
  }

  @Test
  void aLineThatIsTooLongIsPassedOverAndTheNextFollows() throws IOException {
    assertEquals(List.of(TOO_LONG, "cc", TOO_LONG), lines("123456789012\ncc\n123456", 5, 3));
  }

  @Property
  void howeverTheStreamComesTheLinesAreTheSame(
      @ForAll @Size(max = 8) List<@IntRange(max = 9) Integer> lengths,
      @ForAll @IntRange(min = 1, max = 20) int chunk)
      throws IOException {
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int length : lengths) {
      String line = "abcdefghi".substring(0, length);
      text.append(line).append('\n');
      expected.add(length <= 5 ? line : TOO_LONG);
    }
    assertEquals(expected, lines(text.toString(), 5, chunk));
  }

  /** Lines of at most so many bytes, from a stream that gives so many bytes at a time. */
  private static List<String> lines(String text, int longest, int chunk) throws IOException {
    Random random = new Random(chunk);
    InputStream slow =
        new ByteArrayInputStream(text.getBytes(UTF_8)) {
          @Override
          public synchronized int read(byte[] into, int from, int size) {
            return super.read(into, from, Math.min(size, 1 + random.nextInt(chunk)));
          }
        };
    LineReader reader =
        new LineReader(
            slow, longest, () -> {}, new LineTimer(WAIT, Duration.ofDays(1), Duration.ofDays(1)));
    List<String> lines = new ArrayList<>();
    while (reader.next()) {
      lines.add(
          reader.tooLong ? TOO_LONG : new String(reader.bytes, reader.start, reader.length, UTF_8));
    }
    assertEquals(text.length(), reader.total);
    return lines;
  }
}
