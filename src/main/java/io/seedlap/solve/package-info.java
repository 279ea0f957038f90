/**
 * Exact play: tables of all positions with few seeds, and search above them.
 *
 * <p>Pure Java over {@link io.seedlap.rules}: no framework, no JSON. Seeds are sown and unsown only
 * there, by {@link io.seedlap.rules.Mover} and {@link io.seedlap.rules.ReverseSowing}.
 *
 * <p>Everything here sees a position with the eyes of the player to move, who is always South: the
 * rules are the same for both sides, so a position with North to move is the one with the rows
 * swapped. A <em>slice</em> is all positions of a game with the same number of seeds on the board.
 */
package io.seedlap.solve;
