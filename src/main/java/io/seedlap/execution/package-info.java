/**
 * Where a computation of the rules runs: on the caller's thread, or, with many laps, on a bounded
 * pool of workers. Start at {@link io.seedlap.execution.SowingExecutor}.
 */
package io.seedlap.execution;
