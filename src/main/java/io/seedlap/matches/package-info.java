/**
 * Matches, of the ruleset that sells holes, kept in PostgreSQL: games in a row, between which the
 * player with more seeds buys holes and the other chooses which stay empty. Start at {@link
 * io.seedlap.matches.MatchService}, which locks and judges; {@link
 * io.seedlap.matches.MatchProgression} asks the rules what follows, a {@link
 * io.seedlap.matches.MatchTransition}, and {@link io.seedlap.matches.MatchWriter} writes it. The
 * games are ordinary kept games: {@link io.seedlap.games.LinkedGames} creates them, and {@link
 * io.seedlap.games.StoredGameEnded} says that one has ended.
 */
package io.seedlap.matches;
