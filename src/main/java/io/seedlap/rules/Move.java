package io.seedlap.rules;

/** What a player wants to play: to sow a hole, or to pass. */
public sealed interface Move {
  Move PASS = new Pass();

  /** Lift all seeds of the hole and relay them. */
  record Sow(Hole hole) implements Move {
    private static final Sow[] ALL = new Sow[Hole.COUNT];

    static {
      for (Hole hole : Hole.values()) {
        ALL[hole.ordinal()] = new Sow(hole);
      }
    }

    @Override
    public String toString() {
      return hole.name();
    }
  }

  /** Do nothing; only where no hole can be sown. */
  record Pass() implements Move {
    @Override
    public String toString() {
      return "pass";
    }
  }

  /** A word that names neither a hole nor a pass; always refused. */
  record Unknown(String word) implements Move {
    @Override
    public String toString() {
      return word;
    }
  }

  static Move sow(Hole hole) {
    return Sow.ALL[hole.ordinal()];
  }

  /** Reads a hole's letter or {@code pass}, the inverse of {@code toString}. */
  static Move read(String word) {
    return word.equals("pass")
        ? PASS
        : Hole.named(word).map(Move::sow).orElseGet(() -> new Unknown(word));
  }
}
