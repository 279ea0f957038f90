package io.seedlap.matches;

import java.util.UUID;

/**
 * A match, or a game of it, has changed: fired in the transaction that changes it, to be told once
 * it is kept.
 */
record MatchChanged(UUID id) {}
