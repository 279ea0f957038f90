package io.seedlap.games;

/** An engine is to act: fired in the transaction that makes it so. */
public record EngineDue() {}
