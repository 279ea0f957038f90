/**
 * How long games and matches are kept: what nobody touches is abandoned, and what is finished is
 * removed, after times that are settings. Start at {@link io.seedlap.retention.Retention}; games
 * and matches say what that means for them by implementing {@link io.seedlap.retention.Retained}.
 */
package io.seedlap.retention;
