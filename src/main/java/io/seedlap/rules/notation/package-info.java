/**
 * Positions from outside: drafts that may be wrong, what is wrong with them, and the one-line
 * notation.
 */
package io.seedlap.rules.notation;
