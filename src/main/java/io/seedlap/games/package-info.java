/**
 * Games kept in PostgreSQL: two seats and any number of watchers. What was answered with 2xx is in
 * the database. {@link io.seedlap.games.GameService} holds the transactions, {@link
 * io.seedlap.games.Turn} asks the rules, the resources speak HTTP, and {@link
 * io.seedlap.games.GameEventsResource} tells watchers of every ply. {@link
 * io.seedlap.games.Engines} play the seats that nobody holds.
 */
package io.seedlap.games;
