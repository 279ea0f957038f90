/**
 * Safe retries: a request under an {@code Idempotency-Key} takes effect once, and its response is
 * stored for a day. Start at {@link io.seedlap.retries.IdempotentRequest}.
 */
package io.seedlap.retries;
