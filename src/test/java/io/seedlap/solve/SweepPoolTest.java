package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SweepPoolTest {
  private static final int SIZE = 200_000;

  @Test
  void aSweepThatFailsEndsThatSweepOnly() {
    Error fault = new InternalError();
    try (SweepPool pool = new SweepPool(2)) {
      IllegalStateException failure =
          assertThrows(
              IllegalStateException.class,
              () ->
                  pool.sweep(
                      SIZE,
                      () ->
                          (from, to) -> {
                            throw fault;
                          }));
      assertSame(fault, failure.getCause());

      AtomicLong swept = new AtomicLong();
      pool.sweep(SIZE, () -> (from, to) -> swept.addAndGet(to - from));
      assertEquals(SIZE, swept.get());
    }
  }

  @Test
  void aSweepAfterTheEndIsCancelled() {
    SweepPool pool = new SweepPool(2);
    pool.close();
    assertThrows(CancellationException.class, () -> pool.sweep(SIZE, () -> (from, to) -> {}));
  }
}
