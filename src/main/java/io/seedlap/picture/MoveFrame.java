package io.seedlap.picture;

import io.seedlap.rules.Board;
import io.seedlap.rules.Event;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Score;
import org.jspecify.annotations.Nullable;

/**
 * What an animated picture shows until the next frame.
 *
 * @param hand what holds the seeds that are still to be sown; null when nothing is sown
 * @param capture shown as it happens, or null
 * @param caption the text on the edge of the board
 * @param millis how long it lasts
 */
record MoveFrame(
    Board board,
    Score captured,
    @Nullable Hand hand,
    Event.@Nullable Capture capture,
    String caption,
    int millis) {

  /** A hand over a hole, with the seeds that are left in it. */
  record Hand(Hole over, int seeds) {}
}
