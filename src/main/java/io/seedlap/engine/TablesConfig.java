package io.seedlap.engine;

import java.nio.file.Path;
import java.util.function.ToIntFunction;
import org.eclipse.microprofile.config.Config;

/**
 * The settings {@code seedlap.tables.*}: where tables are stored, and which of them the service
 * builds by itself at its first start. It is not a {@code @ConfigMapping}, which cannot mix
 * settings by ruleset id with others under one prefix.
 *
 * @param dir {@code dir}: the directory of the tables
 * @param threads {@code threads}: threads that build; 2 when left out
 * @param awaited {@code awaited}: whether the start waits until all tables are built; false when
 *     left out: they are built in the background
 * @param maxSeeds {@code <ruleset id>}: the service builds the tables of play of up to so many
 *     seeds, 0 for none; 16 when left out
 * @param setUps {@code set-ups}: afterwards it builds those of set-ups of up to so many seeds, and
 *     no more than of play; 16 when left out
 */
public record TablesConfig(
    Path dir, int threads, boolean awaited, ToIntFunction<String> maxSeeds, int setUps) {
  private static final String PREFIX = "seedlap.tables.";
  private static final int DEFAULT_THREADS = 2;
  private static final int DEFAULT_MAX_SEEDS = 16;

  static TablesConfig of(Config config) {
    return new TablesConfig(
        config.getValue(PREFIX + "dir", Path.class),
        config.getOptionalValue(PREFIX + "threads", Integer.class).orElse(DEFAULT_THREADS),
        config.getOptionalValue(PREFIX + "awaited", Boolean.class).orElse(false),
        ruleset ->
            config.getOptionalValue(PREFIX + ruleset, Integer.class).orElse(DEFAULT_MAX_SEEDS),
        config.getOptionalValue(PREFIX + "set-ups", Integer.class).orElse(DEFAULT_MAX_SEEDS));
  }
}
