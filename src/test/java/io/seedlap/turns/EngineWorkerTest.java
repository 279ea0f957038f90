package io.seedlap.turns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.seedlap.background.FailureLog;
import io.seedlap.background.LogRecords;
import io.seedlap.engine.EnginePlayer;
import io.seedlap.solve.TableProbe;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class EngineWorkerTest {
  @SuppressWarnings("UnnecessaryLambda")
  private static final Runnable NOBODY = () -> {};

  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final FailedTurns failed = new FailedTurns();
  private final TurnMetrics metrics = new TurnMetrics(meters, failed);

  /** Turns of which each ends as its test says. */
  private static class Turns implements EngineTurns {
    final UUID id = UUID.randomUUID();
    final List<Duration> pauses = new ArrayList<>();
    final Iterator<Throwable> results;
    int taken;

    /** Turns that end with these, or well where there is null. */
    Turns(Throwable... results) {
      this.results = List.of(results).iterator();
    }

    @Override
    public UUID claim() {
      return id;
    }

    @Override
    public void take(UUID due, EnginePlayer player) {
      assertEquals(id, due);
      if (results.hasNext()) {
        EngineWorkerTest.<RuntimeException>raise(results.next());
      }
      taken++;
    }

    @Override
    public void postpone(UUID due, Duration pause) {
      pauses.add(pause);
    }

    @Override
    public Instant oldestDue() {
      return null;
    }
  }

  private static <T extends Throwable> void raise(Throwable fault) throws T {
    @SuppressWarnings("unchecked")
    T any = (T) fault;
    throw any;
  }

  static Stream<Throwable> faults() {
    return Stream.of(
        new IllegalStateException(),
        new InternalError("a fault occurred in a recent unsafe memory access operation"),
        new StackOverflowError(),
        new OutOfMemoryError(),
        new ExceptionInInitializerError(),
        ProblemException.overloaded("A sowing is too long."));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aTurnThatFailsIsPutOffAndReportedOnceAndTakenWhenItCanBe(Throwable fault) {
    Turns turns = new Turns(fault, fault, fault);
    EngineWorker worker = worker(EngineWorkerTest::player, turns);
    try (LogRecords logged = LogRecords.of(FailedTurns.class)) {
      for (int i = 0; i < 3; i++) {
        assertTrue(worker.takeTurn(NOBODY));
        assertEquals(1, failed.count());
      }
      assertEquals(1, logged.atLeast(Level.WARNING).size());
    }
    assertEquals(List.of(5L, 10L, 20L), turns.pauses.stream().map(Duration::toSeconds).toList());
    assertEquals(3, metrics.failures());

    assertTrue(worker.takeTurn(NOBODY));
    assertEquals(1, turns.taken);
    assertEquals(0, failed.count());
  }

  @ParameterizedTest
  @EnumSource(names = {"STALE_VERSION", "NOT_YOUR_TURN", "GAME_FINISHED", "UNKNOWN_GAME"})
  void aTurnThatSomebodyElseEndedIsNoFailure(ProblemType type) {
    Turns turns = new Turns(new InternalError(), new ProblemException(type));
    EngineWorker worker = worker(EngineWorkerTest::player, turns);
    worker.takeTurn(NOBODY);
    worker.takeTurn(NOBODY);
    assertEquals(1, metrics.failures());
    assertEquals(0, failed.count());
  }

  @Test
  void aTurnThatTheDatabaseCannotKeepIsNotPutOff() {
    Turns turns = new Turns(new ProblemException(ProblemType.DATABASE_UNAVAILABLE));
    worker(EngineWorkerTest::player, turns).takeTurn(NOBODY);
    assertEquals(List.of(), turns.pauses);
    assertEquals(0, metrics.failures());
  }

  @Test
  void aTurnThatCannotBePutOffEndsNothing() {
    Turns turns =
        new Turns(new InternalError()) {
          @Override
          public void postpone(UUID due, Duration pause) {
            throw new StackOverflowError();
          }
        };
    EngineWorker worker = worker(EngineWorkerTest::player, turns);
    worker.takeTurn(NOBODY);
    worker.takeTurn(NOBODY);
    assertEquals(1, turns.taken);
  }

  @Test
  void aKindOfTurnsThatCannotBeClaimedDoesNotKeepFromTheOthers() {
    Turns unclaimable =
        new Turns() {
          @Override
          public UUID claim() {
            throw new NoClassDefFoundError();
          }
        };
    Turns turns = new Turns();
    EngineWorker worker = worker(EngineWorkerTest::player, unclaimable, turns);
    try (LogRecords logged = LogRecords.of(FailureLog.class)) {
      worker.takeTurn(NOBODY);
      worker.takeTurn(NOBODY);
      assertEquals(1, logged.atLeast(Level.WARNING).size());
    }
    assertEquals(2, turns.taken);
  }

  @Test
  void aKindThatAlwaysHasTurnsKeepsNoOtherWaiting() {
    Turns one = new Turns();
    Turns other = new Turns();
    EngineWorker worker = worker(EngineWorkerTest::player, one, other);
    for (int i = 0; i < 6; i++) {
      worker.takeTurn(NOBODY);
    }
    assertEquals(List.of(3, 3), List.of(one.taken, other.taken));
  }

  @Test
  void aPlayerForWhomThereIsNoMemoryIsMadeLater() {
    Iterator<Supplier<EnginePlayer>> players =
        List.<Supplier<EnginePlayer>>of(
                () -> {
                  throw new OutOfMemoryError();
                },
                EngineWorkerTest::player)
            .iterator();
    Turns turns = new Turns();
    EngineWorker worker = worker(() -> players.next().get(), turns);
    assertThrows(OutOfMemoryError.class, () -> worker.takeTurn(NOBODY));
    assertTrue(worker.takeTurn(NOBODY));
    assertEquals(1, turns.taken);
  }

  @Test
  void whenNothingIsDueThereIsNoTurn() {
    Turns none =
        new Turns() {
          @Override
          public UUID claim() {
            return null;
          }
        };
    assertFalse(worker(EngineWorkerTest::player, none).takeTurn(NOBODY));
  }

  private EngineWorker worker(Supplier<EnginePlayer> players, EngineTurns... kinds) {
    return new EngineWorker(
        Stream.of(kinds).map(EngineWorker.Kind::new).toList(), players, failed, metrics);
  }

  private static EnginePlayer player() {
    return new EnginePlayer(4, TableProbe::none, () -> false);
  }
}
