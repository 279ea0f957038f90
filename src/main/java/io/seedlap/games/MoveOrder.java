package io.seedlap.games;

import io.seedlap.rules.Move;

/**
 * A move as it was asked for: what a request that is sent again repeats.
 *
 * @param boards whether each event of the answer shall carry the board after it
 */
record MoveOrder(MoveRequest request, boolean boards) {

  /** The move, still to be judged. */
  Move move() {
    return request.read();
  }
}
