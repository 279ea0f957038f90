package io.seedlap.games;

import io.seedlap.rules.Move;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.PositionValidation;
import io.seedlap.web.KebabCase;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Values of the rules as text columns. What cannot be read is an error of the server's. */
final class ColumnText {
  private ColumnText() {}

  static Ruleset ruleset(String id) {
    return Ruleset.named(id).orElseThrow(() -> new IllegalStateException("no ruleset " + id));
  }

  static Position position(Ruleset ruleset, String notation) {
    if (NotationReader.read(ruleset, notation) instanceof PositionValidation.Valid valid) {
      return valid.position();
    }
    throw new IllegalStateException("not a position of " + ruleset.id() + ": " + notation);
  }

  /** Moves, separated by commas. */
  static String of(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(","));
  }

  /** The inverse of {@link #of}. */
  static List<Move> moves(String text) {
    return text.isEmpty() ? List.of() : Arrays.stream(text.split(",")).map(Move::read).toList();
  }

  /** The constant of this kebab-case word. */
  static <E extends Enum<E>> E constant(Class<E> type, String word) {
    return KebabCase.parse(type, word).orElseThrow(() -> new IllegalStateException(word));
  }
}
