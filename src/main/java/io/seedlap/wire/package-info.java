/**
 * The rules' values as JSON, with the names of the contract: what all endpoints about boards and
 * moves share. Start at {@link io.seedlap.wire.RulesSerializers} for answers, and at {@link
 * io.seedlap.wire.RequestValidator} and {@link io.seedlap.wire.PositionReader} for requests.
 */
package io.seedlap.wire;
