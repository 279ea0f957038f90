/** What follows a game of a match: the next game, holes bought between games. */
package io.seedlap.rules.match;
