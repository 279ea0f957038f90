package io.seedlap.games;

import io.seedlap.rules.Outcome;
import java.time.Instant;
import java.util.UUID;

/**
 * A game has ended: a CDI event, fired in the transaction that ends the game, with the game locked.
 * Observers write what follows from the end in the same transaction.
 *
 * @param at the time of the end
 */
public record StoredGameEnded(UUID game, Outcome outcome, Instant at) {}
