package io.seedlap.rules.notation;

import io.seedlap.rules.Position;
import java.util.List;

/** The result of checking a position from outside. */
public sealed interface PositionValidation {
  record Valid(Position position) implements PositionValidation {}

  /**
   * @param violations all of them, at least one
   */
  record Invalid(List<PositionViolation> violations) implements PositionValidation {
    public Invalid {
      violations = List.copyOf(violations);
    }
  }
}
