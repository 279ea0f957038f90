package io.seedlap.picture;

import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import org.jspecify.annotations.Nullable;

/**
 * The content of a picture.
 *
 * @param position the position; before the move, if there is one
 * @param outcome how the game ended in it; null while it goes on
 * @param played a move from it whose path is drawn, or null
 */
public record Scene(
    Position position, @Nullable Outcome outcome, MoveResult.@Nullable Played played) {}
