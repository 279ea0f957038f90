package io.seedlap.turns;

/** An engine is to act: a CDI event, fired in the transaction that makes it so. */
public record EngineTurnDue() {}
