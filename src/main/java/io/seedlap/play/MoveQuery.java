package io.seedlap.play;

import io.seedlap.rules.Move;
import io.seedlap.rules.Position;

/** A move in a position, not judged yet. */
record MoveQuery(Position position, Move move) {}
