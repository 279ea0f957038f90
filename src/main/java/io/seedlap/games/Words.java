package io.seedlap.games;

import io.seedlap.rules.Move;
import io.seedlap.rules.NotationReader;
import io.seedlap.rules.Position;
import io.seedlap.rules.PositionValidation;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.KebabCase;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The text forms of what the database holds. */
public final class Words {
  private Words() {}

  public static Ruleset ruleset(String id) {
    return Ruleset.named(id).orElseThrow(() -> new IllegalStateException("no ruleset " + id));
  }

  public static Position position(Ruleset ruleset, String notation) {
    if (NotationReader.read(ruleset, notation) instanceof PositionValidation.Valid valid) {
      return valid.position();
    }
    throw new IllegalStateException("not a position of " + ruleset.id() + ": " + notation);
  }

  public static String holes(List<Move> moves) {
    return moves.stream().map(Move::toString).collect(Collectors.joining(","));
  }

  public static List<Move> moves(String holes) {
    return holes.isEmpty() ? List.of() : Arrays.stream(holes.split(",")).map(Move::read).toList();
  }

  /** The constant of this kebab-case word; null for null. */
  public static <E extends Enum<E>> E constant(Class<E> type, String word) {
    return word == null
        ? null
        : Arrays.stream(type.getEnumConstants())
            .filter(constant -> KebabCase.of(constant).equals(word))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(word));
  }

  public static String word(Enum<?> constant) {
    return constant == null ? null : KebabCase.of(constant);
  }
}
