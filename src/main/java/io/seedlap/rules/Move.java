package io.seedlap.rules;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** What a player does in his turn: sow a hole, or pass. */
public sealed interface Move {
  Move PASS = new Pass();

  /** Lift all seeds of the hole and relay them. */
  record Sow(Hole hole) implements Move {
    private static final Map<Hole, Sow> ALL = new EnumMap<>(Hole.class);

    static {
      for (Hole hole : Hole.values()) {
        ALL.put(hole, new Sow(hole));
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

  static Move sow(Hole hole) {
    return Sow.ALL.get(hole);
  }

  /**
   * Reads a hole's letter or {@code pass}, the inverse of {@code toString}; empty for anything
   * else.
   */
  static Optional<Move> read(String text) {
    if (text.equals("pass")) {
      return Optional.of(PASS);
    }
    return Hole.named(text).map(Move::sow);
  }
}
