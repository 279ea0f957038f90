package io.seedlap.matches;

import java.util.UUID;

/** A match has changed: fired in the transaction that changes it, to be told once it is kept. */
record MatchChanged(UUID match) {}
