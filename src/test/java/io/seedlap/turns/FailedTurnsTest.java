package io.seedlap.turns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class FailedTurnsTest {
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");
  private final FailedTurns failed = new FailedTurns(() -> now);

  @Test
  void pausesGrowForEachTurnByItselfUpToFiveMinutes() {
    UUID one = UUID.randomUUID();
    for (int i = 0; i < 10; i++) {
      failed.failed(one, new InternalError());
    }
    assertEquals(Duration.ofMinutes(5), failed.failed(one, new InternalError()));
    assertEquals(Duration.ofSeconds(5), failed.failed(UUID.randomUUID(), new InternalError()));
    assertEquals(2, failed.count());
  }

  @Test
  void aTurnThatWasTakenBeginsAnew() {
    UUID id = UUID.randomUUID();
    failed.failed(id, new InternalError());
    failed.failed(id, new InternalError());
    failed.taken(id);
    assertEquals(0, failed.count());
    assertEquals(Duration.ofSeconds(5), failed.failed(id, new InternalError()));
  }

  @Test
  void aTurnThatIsNotTriedAnyMoreIsForgotten() {
    failed.failed(UUID.randomUUID(), new InternalError());
    now = now.plus(Duration.ofMinutes(14));
    assertEquals(1, failed.count());
    now = now.plus(Duration.ofMinutes(2));
    assertEquals(0, failed.count());
  }
}
