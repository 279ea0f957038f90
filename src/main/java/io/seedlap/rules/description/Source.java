package io.seedlap.rules.description;

import org.jspecify.annotations.Nullable;

/**
 * Where a game is documented.
 *
 * @param author who documented it; null where the source names nobody
 * @param year of the source; null where it has none
 * @param note what it says about the rules
 */
public record Source(String title, @Nullable String author, @Nullable Integer year, String note) {}
