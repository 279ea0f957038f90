package io.seedlap.games;

import io.seedlap.rules.Outcome;
import java.time.Instant;
import java.util.UUID;

/**
 * A game has ended: fired in the transaction that ends it, with the game locked, so that what
 * follows from the end is kept together with it or not at all.
 *
 * @param at when
 */
public record GameEnded(UUID game, Outcome outcome, Instant at) {}
