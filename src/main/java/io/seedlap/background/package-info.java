/**
 * How work in the background survives its failures. A {@link
 * io.seedlap.background.BackgroundThread} repeats a step whatever it throws; a {@link
 * io.seedlap.background.FailureLog} counts failures and logs the first in a row; a {@link
 * io.seedlap.background.Backoff} says how long to pause after them.
 */
package io.seedlap.background;
