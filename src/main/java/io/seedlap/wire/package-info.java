/**
 * The rules' values as JSON, in the forms and names of the contract: what every feature that speaks
 * of boards and moves shares. Answers are written by {@link io.seedlap.wire.RulesSerializers};
 * requests are read into records and checked by {@link io.seedlap.wire.PositionSource}.
 */
package io.seedlap.wire;
