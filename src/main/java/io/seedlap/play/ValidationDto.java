package io.seedlap.play;

import io.seedlap.rules.Explanation;
import io.seedlap.rules.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * Whether a move is legal.
 *
 * @param reason null when legal
 * @param detail a sentence, also when legal
 */
record ValidationDto(boolean legal, @Nullable Refusal reason, String detail) {
  static ValidationDto of(MoveQuery query, @Nullable Refusal reason) {
    return new ValidationDto(
        reason == null,
        reason,
        reason == null
            ? Explanation.ofLegal(query.position(), query.move())
            : Explanation.of(query.position(), query.move(), reason));
  }
}
