/**
 * Who plays against people: the tables at hand, the {@link io.seedlap.engine.Level}s, and the
 * choice of a move or a purchase at a level.
 */
package io.seedlap.engine;
