package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.proof.ProvenPosition;
import io.seedlap.solve.proof.ProvenPositions;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Read access to the tables of one game, or to none. Tables contain positions with the usual
 * ownership in which no opening is due. Any number of threads may use it.
 */
public final class TableProbe {
  /** What has been proven by search; see {@link ProvenPositions#find}. */
  interface ProvenLookup {
    @Nullable ProvenPosition find(long south, long north, int due);
  }

  /** Each table may fault once before it is found to be unsound. */
  private static final int MAX_FAULTS = SliceIndex.MAX_SEEDS;

  private final Ruleset ruleset;

  /** Null where the game has none; then there are no slices either. */
  private final @Nullable TableSolver solver;

  private final IntFunction<Slice> slices;
  private final Consumer<Slice> unsound;
  private final ProvenLookup proven;

  private TableProbe(
      Ruleset ruleset,
      @Nullable TableSolver solver,
      IntFunction<Slice> slices,
      Consumer<Slice> unsound,
      ProvenLookup proven) {
    this.ruleset = ruleset;
    this.solver = solver;
    this.slices = slices;
    this.unsound = unsound;
    this.proven = proven;
  }

  /**
   * @param slices by seeds; null where there is none
   */
  public static TableProbe of(TableSolver solver, IntFunction<Slice> slices) {
    return of(solver, slices, slice -> {}, (south, north, due) -> null);
  }

  /**
   * @param slices by seeds; null where there is none
   * @param unsound called with each slice that is found not to be {@link Slice#isSound}
   * @param proven what has been proven of positions that no slice holds
   */
  static TableProbe of(
      TableSolver solver, IntFunction<Slice> slices, Consumer<Slice> unsound, ProvenLookup proven) {
    return new TableProbe(solver.ruleset(), solver, slices, unsound, proven);
  }

  /** No tables, for a game with or without a solver. */
  public static TableProbe none(Ruleset ruleset) {
    return new TableProbe(ruleset, null, seeds -> null, slice -> {}, (south, north, due) -> null);
  }

  /**
   * Does work that reads these tables. It gets those that are sound now, the same ones until it
   * ends. If one of them has become unsound by then, its result is not believed, nor its failure:
   * the work is done again without that table.
   *
   * @param most seeds in any position that the work looks up
   */
  <T> T read(int most, Function<TableProbe, T> work) {
    int faults = 0;
    while (true) {
      try { // around all of it: a fault may be raised anywhere until it is made sure that it was
        Slice[] sound = sound(most);
        IntFunction<Slice> fixed = seeds -> seeds <= most ? sound[seeds] : null;
        try {
          T result = work.apply(new TableProbe(ruleset, solver, fixed, unsound, proven));
          if (areSound(sound)) {
            return result;
          }
        } catch (RuntimeException e) {
          if (areSound(sound)) {
            throw e;
          }
        }
        raisePendingFault();
      } catch (InternalError e) {
        if (++faults > MAX_FAULTS) {
          throw e;
        }
      }
    }
  }

  /**
   * Makes the virtual machine raise the fault of a read that it has not raised yet. It notes a
   * fault of a mapped read in the thread and goes on; the error is raised when the thread next
   * enters the virtual machine from Java code, which may be long after, in code that has nothing to
   * do with tables. An array of 2<sup>24</sup> bytes enters it in the interpreter and under both
   * compilers, since it is larger than what any of them allocates inline; native methods, sleeping
   * and yielding do not raise the error (measured on Java 17).
   */
  private static void raisePendingFault() {
    byte[] array = new byte[1 << 24];
    if (array[array.length - 1] != 0) { // read, or the allocation would be optimized away
      throw new IllegalStateException();
    }
  }

  /** The slices that are sound, by seeds; those that are not are reported. */
  private Slice[] sound(int most) {
    Slice[] sound = new Slice[most + 1];
    for (int seeds = 0; seeds <= most; seeds++) {
      Slice slice = slices.apply(seeds);
      if (slice != null && slice.isSound()) {
        sound[seeds] = slice;
      } else if (slice != null) {
        unsound.accept(slice);
      }
    }
    return sound;
  }

  private static boolean areSound(Slice[] slices) {
    for (Slice slice : slices) {
      if (slice != null && !slice.isSound()) {
        return false;
      }
    }
    return true;
  }

  public Ruleset ruleset() {
    return ruleset;
  }

  /** These tables without those of so many seeds or more. */
  TableProbe below(int seeds) {
    return new TableProbe(
        ruleset, solver, fewer -> fewer < seeds ? slices.apply(fewer) : null, unsound, proven);
  }

  /**
   * The slice that holds the position, or null.
   *
   * @param owned holes of the player to move, bit i for hole i
   * @param openingDue whether the opening of either player is due
   */
  @Nullable Slice slice(long south, long north, int owned, boolean openingDue) {
    return owned == Rows.OWN_ROW && !openingDue ? slices.apply(Rows.total(south, north)) : null;
  }

  /** What search has proven of a position in which no hole is bought; null for nothing. */
  @Nullable ProvenPosition proven(long south, long north, int due) {
    return proven.find(south, north, due);
  }

  /** Seeds of the largest slice with so many seeds or fewer; 0 where there is none. */
  int largest(int seeds) {
    int largest = seeds;
    while (largest > 0 && slices.apply(largest) == null) {
      largest--;
    }
    return largest;
  }

  /** Only who was given a slice asks for what its values mean. */
  private TableSolver solver() {
    return Objects.requireNonNull(solver);
  }

  /** See {@link TableSolver#net}. */
  int net(byte value) {
    return solver().net(value);
  }

  /** See {@link TableSolver#plies}. */
  int plies(byte value) {
    return solver().plies(value);
  }

  /** See {@link TableSolver#cyclic}. */
  boolean cyclic(byte value) {
    return solver().cyclic(value);
  }

  /**
   * A shortest line of best play from a position to a capture, see {@link ConversionSearch#from}:
   * where tables contain no plies, a player who chooses among all moves that keep the value may
   * cycle for ever.
   */
  List<Integer> lineToConversion(Mover mover, long south, long north) {
    return new ConversionSearch(solver(), slices, mover).from(south, north);
  }
}
