package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.rules.Score;
import java.util.List;

/**
 * The choice of holes that a match awaits between two games; a value, which answers show as it is.
 *
 * @param player whose choice it is
 * @param atLeast the least number of holes to name
 * @param atMost the greatest number of holes to name
 * @param holes the holes to choose from
 * @param bought holes bought already
 * @param leftover seeds that fill no hole, if nothing more is bought
 */
record PendingChoice(
    Player player, int atLeast, int atMost, List<Hole> holes, List<Hole> bought, Score leftover) {}
