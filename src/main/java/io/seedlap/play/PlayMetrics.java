package io.seedlap.play;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.Startup;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Refusal;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.KebabCase;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The meters of the stateless endpoints. All are registered at the start, at zero. */
@Singleton
@Startup // its meters are there before it is needed
class PlayMetrics {
  private final Map<Ruleset, Counter> legal = new HashMap<>();
  private final Map<Ruleset, Map<Refusal, Counter>> refused = new HashMap<>();
  private final Map<Ruleset, Map<Outcome.Reason, Counter>> ended = new HashMap<>();

  PlayMetrics(MeterRegistry registry) {
    for (Ruleset ruleset : Ruleset.all()) {
      legal.put(ruleset, registry.counter("seedlap.moves.legal", "ruleset", ruleset.id()));
      refused.put(ruleset, counters(registry, "seedlap.moves.refused", ruleset, Refusal.class));
      ended.put(ruleset, counters(registry, "seedlap.games.ended", ruleset, Outcome.Reason.class));
    }
  }

  private static <E extends Enum<E>> Map<E, Counter> counters(
      MeterRegistry registry, String name, Ruleset ruleset, Class<E> reasons) {
    Map<E, Counter> counters = new EnumMap<>(reasons);
    for (E reason : reasons.getEnumConstants()) {
      counters.put(
          reason, registry.counter(name, "ruleset", ruleset.id(), "reason", KebabCase.of(reason)));
    }
    return counters;
  }

  /** Counts the result of a request to play a move. */
  void count(Ruleset ruleset, MoveResult result) {
    if (result instanceof MoveResult.Played played) {
      count(ruleset, (Refusal) null);
      if (played.outcome() != null) {
        registered(registered(ended, ruleset), played.outcome().reason()).increment();
      }
    } else {
      count(ruleset, ((MoveResult.Refused) result).reason());
    }
  }

  /**
   * Counts the result of a request to validate a move.
   *
   * @param refusal null when it is legal
   */
  void count(Ruleset ruleset, @Nullable Refusal refusal) {
    Counter counter =
        refusal == null
            ? registered(legal, ruleset)
            : registered(registered(refused, ruleset), refusal);
    counter.increment();
  }

  /** All games and reasons have been there from the start. */
  private static <K, V> V registered(Map<K, V> meters, K key) {
    return Objects.requireNonNull(meters.get(key));
  }
}
