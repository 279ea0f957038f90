/**
 * Matches of Adji Kui II kept in PostgreSQL: games in a row, between which the winner buys holes
 * and the other chooses what stays empty. {@link io.seedlap.matches.MatchService} holds the
 * transactions, {@link io.seedlap.matches.Between} asks the rules what comes next. The games
 * themselves are ordinary kept games, which know nothing of matches.
 */
package io.seedlap.matches;
