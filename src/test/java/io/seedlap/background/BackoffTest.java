package io.seedlap.background;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BackoffTest {
  private static final Backoff BACKOFF = new Backoff(Duration.ofSeconds(5), Duration.ofMinutes(1));

  @Test
  void pausesDoubleUpToTheLongest() {
    List<Long> seconds =
        IntStream.rangeClosed(1, 6).mapToObj(it -> BACKOFF.after(it).toSeconds()).toList();
    assertEquals(List.of(5L, 10L, 20L, 40L, 60L, 60L), seconds);
  }

  @Test
  void noNumberOfFailuresIsTooMany() {
    assertEquals(Duration.ofMinutes(1), BACKOFF.after(Integer.MAX_VALUE));
  }
}
