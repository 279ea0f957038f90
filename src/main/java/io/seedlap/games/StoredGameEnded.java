package io.seedlap.games;

import io.seedlap.rules.Outcome;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A game has ended: a CDI event, fired in the transaction that ends the game, with the game locked.
 * Observers write what follows from the end in the same transaction.
 *
 * @param match the match that it is a game of; null for none
 * @param at the time of the end
 */
public record StoredGameEnded(UUID game, @Nullable UUID match, Outcome outcome, Instant at) {}
