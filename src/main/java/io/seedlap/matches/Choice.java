package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.rules.Score;
import java.util.List;

/**
 * What a match waits for between two games.
 *
 * @param player whose choice it is
 * @param atLeast holes that he must name at least
 * @param atMost holes that he may name at most
 * @param holes those among which he chooses
 * @param bought holes bought already
 * @param leftover seeds that fill no hole, as it stands
 */
record Choice(
    Player player, int atLeast, int atMost, List<Hole> holes, List<Hole> bought, Score leftover) {}
