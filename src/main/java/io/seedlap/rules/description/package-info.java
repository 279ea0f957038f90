/** A game in words: sources, rules of play, rulings where the sources are silent. */
package io.seedlap.rules.description;
