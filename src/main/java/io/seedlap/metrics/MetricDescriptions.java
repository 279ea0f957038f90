package io.seedlap.metrics;

import static java.util.Map.entry;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.config.MeterFilter;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.Map;

/** The descriptions of the service's own meters, by their names: HELP texts for Prometheus. */
public final class MetricDescriptions {
  /** Every meter of the service has one. */
  static final Map<String, String> ALL =
      Map.ofEntries(
          entry("seedlap.moves.legal", "Moves that stateless requests were told to be legal"),
          entry("seedlap.moves.refused", "Moves that the rules refused to stateless requests"),
          entry("seedlap.games.ended", "Games that a stateless move has ended"),
          entry(
              "seedlap.stored.games.created",
              "Games created in the database, those of matches too"),
          entry("seedlap.stored.games.ended", "Games in the database that have ended, by reason"),
          entry("seedlap.stored.moves", "Plies written to the database, forced passes included"),
          entry("seedlap.stored.matches.created", "Matches created in the database"),
          entry(
              "seedlap.stored.matches.ended", "Matches in the database that have ended, by reason"),
          entry("seedlap.analyses", "Analyses, and whether the value was exact"),
          entry("seedlap.laps", "Laps sown"),
          entry(
              "seedlap.long.sowings",
              "Computations with so many laps that a worker had to do them"),
          entry("seedlap.connections.open", "Connections open now"),
          entry("seedlap.connections.half.sent", "Bytes of bodies that have arrived in part"),
          entry("seedlap.streams.open", "Event streams open now"),
          entry("seedlap.batches.open", "Batches that are answered now"),
          entry("seedlap.values.open", "Games whose values are found now"),
          entry("seedlap.rate.limited", "Requests refused since a client has sent too many"),
          entry("seedlap.engine.turns", "Attempts to take an engine's turn, by result"),
          entry("seedlap.engine.turns.failing", "Engine turns whose last attempt has failed"),
          entry("seedlap.engine.turns.oldest.due", "Age of the oldest engine turn that is due"),
          entry("seedlap.engine.games.refused", "Games with engines refused as one too many"),
          entry("seedlap.retention", "Games and matches abandoned or removed for their age"),
          entry("seedlap.tables.put.aside", "Tables that were found damaged and are not used"),
          entry("seedlap.background.failures", "Failures of what runs in the background, by task"));

  /** Gives each meter its description when it is registered. */
  @Produces
  @Singleton
  MeterFilter describing() {
    return new MeterFilter() {
      @Override
      public Meter.Id map(Meter.Id id) {
        String description = ALL.get(id.getName());
        return description == null
            ? id
            : new Meter.Id(
                id.getName(), Tags.of(id.getTags()), id.getBaseUnit(), description, id.getType());
      }
    };
  }
}
