package io.seedlap.solve;

import io.seedlap.rules.Ruleset;
import java.util.Optional;
import java.util.function.IntFunction;

/** The games that have tables, and how their slices are built and checked. */
public enum TableGame {
  SADEQA_II("sadeqa-ii", 1, 2) {
    @Override
    Slice build(int seeds, IntFunction<Slice> smaller, Workers workers) {
      return SadeqaBuilder.build(seeds, smaller, workers);
    }

    @Override
    Derivation derivation(IntFunction<Slice> slices) {
      return new SadeqaDerivation(slices);
    }
  },
  ADJI_KUI_II("adji-kui-ii", AdjiKuiBuilder.SEEDS_AT_THE_END + 1, 3) {
    @Override
    Slice build(int seeds, IntFunction<Slice> smaller, Workers workers) {
      return AdjiKuiBuilder.build(seeds, smaller, workers);
    }

    @Override
    Derivation derivation(IntFunction<Slice> slices) {
      return new AdjiKuiDerivation(slices);
    }
  };

  /** Works out the value of one position from those that its moves lead to. */
  interface Derivation {
    byte value(long south, long north);
  }

  private static final int BYTES_A_POSITION_WHILE_BUILT = 2;
  private static final int BYTES_A_THREAD_WHILE_BUILT = 1 << 19;

  private final String id;
  private final int first;
  private final int steps;

  TableGame(String id, int first, int steps) {
    this.id = id;
    this.first = first;
    this.steps = steps;
  }

  /** The game with these rules, if it has tables. */
  public static Optional<TableGame> of(Ruleset ruleset) {
    return named(ruleset.id());
  }

  public static Optional<TableGame> named(String id) {
    for (TableGame game : values()) {
      if (game.id.equals(id)) {
        return Optional.of(game);
      }
    }
    return Optional.empty();
  }

  /** The ruleset's id. */
  public String id() {
    return id;
  }

  public Ruleset ruleset() {
    return Ruleset.named(id).orElseThrow();
  }

  /** Seeds in the smallest slice that has a table. */
  public int first() {
    return first;
  }

  /**
   * Steps of {@link Workers#steps()} that building takes a position: one for its moves, one for its
   * value, and in Adji Kui II one for whether best play ends.
   */
  int steps() {
    return steps;
  }

  /**
   * Bytes of memory that building the slice takes, beside the mapped tables of smaller ones.
   *
   * @param seeds on the board
   * @param threads that build it
   */
  public static long memory(int seeds, int threads) {
    return (long) SliceIndex.of(seeds).size() * BYTES_A_POSITION_WHILE_BUILT
        + (long) threads * BYTES_A_THREAD_WHILE_BUILT;
  }

  /**
   * Solves a slice.
   *
   * @param seeds {@link #first()} to {@link SliceIndex#MAX_SEEDS}
   * @param smaller the slices with fewer seeds
   */
  abstract Slice build(int seeds, IntFunction<Slice> smaller, Workers workers);

  /** For one thread. */
  abstract Derivation derivation(IntFunction<Slice> slices);
}
