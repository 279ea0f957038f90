package io.seedlap.rules;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The games on the class path, found once. */
final class Rulesets {
  static final List<Ruleset> ALL =
      ServiceLoader.load(Ruleset.class, Ruleset.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .peek(Rulesets::check)
          .sorted(Comparator.comparing(Ruleset::id))
          .toList();

  private Rulesets() {}

  private static void check(Ruleset ruleset) {
    if (ruleset.seeds() > Board.MAX_SEEDS) {
      throw new IllegalStateException(
          ruleset.id() + " has more than " + Board.MAX_SEEDS + " seeds");
    }
  }
}
