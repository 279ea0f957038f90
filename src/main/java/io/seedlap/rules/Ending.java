package io.seedlap.rules;

/** Why and how a game ends: what a {@link Ruleset} says of a position that is an end. */
public record Ending(Outcome.Reason reason, Settlement settlement) {}
