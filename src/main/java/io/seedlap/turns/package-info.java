/**
 * Engine turns: who takes the turns of seats that the service plays, and when. Start at {@link
 * io.seedlap.turns.EngineWorkers}; games and matches say what is due by implementing {@link
 * io.seedlap.turns.EngineTurns}, and wake the workers by {@link io.seedlap.turns.EngineTurnDue}.
 * How an engine chooses is in {@link io.seedlap.engine}.
 */
package io.seedlap.turns;
