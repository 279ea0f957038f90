package io.seedlap.rules;

/**
 * Why a game ends and how it is settled: what a {@link Ruleset} returns for a terminal position.
 */
public record Ending(Outcome.Reason reason, Settlement settlement) {}
