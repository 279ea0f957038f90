/**
 * Exact play: tables of all positions with few seeds, and search above them. It serves every game:
 * {@link io.seedlap.solve.Analyst} searches by the {@link io.seedlap.rules.Ruleset} alone, and with
 * tables where the game brings a {@link io.seedlap.solve.TableSolver}. What only one game's tables
 * need stands in a package of its own below this one.
 *
 * <p>Pure Java over {@link io.seedlap.rules}: no framework, no JSON. Seeds are sown, forwards and
 * in reverse, only there, by {@link io.seedlap.rules.Mover} and {@link
 * io.seedlap.rules.ReverseSowing}.
 *
 * <p>Everything here sees a position with the eyes of the player to move, who is always South: the
 * rules are the same for both sides, so a position with North to move is the one with the rows
 * swapped. A <em>slice</em> is all positions of a game with the same number of seeds on the board.
 */
package io.seedlap.solve;
