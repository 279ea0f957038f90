/**
 * Exact play: tables of all positions with few seeds, and search above them. It serves every game:
 * {@link io.seedlap.solve.Analyst} searches by the {@link io.seedlap.rules.Ruleset} alone, and with
 * tables where the game has a {@link io.seedlap.solve.TableSolver}. Code that only one game's
 * tables need is in a package of its own below this one, as is proof-number search, {@link
 * io.seedlap.solve.proof.ProofSearch}, by which values above the tables are proven.
 *
 * <p>Pure Java over {@link io.seedlap.rules}: no framework, no JSON. Seeds are sown, forwards and
 * in reverse, only there, by {@link io.seedlap.rules.Mover} and {@link
 * io.seedlap.rules.ReverseSowing}.
 *
 * <p>Everywhere here the player to move is South: the rules are the same for both sides, so a
 * position with North to move is equivalent to the one with the rows swapped. A <em>slice</em> is
 * all positions of a game with the same number of seeds on the board.
 */
package io.seedlap.solve;
