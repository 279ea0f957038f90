/**
 * Proof of values by search: {@link io.seedlap.solve.proof.ProofSearch} answers whether the value
 * of a position is at least a number, with values that are known, such as those of tables, as its
 * leaves. It works for any game, and knows nothing of tables.
 */
package io.seedlap.solve.proof;
