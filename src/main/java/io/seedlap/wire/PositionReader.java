package io.seedlap.wire;

import static io.seedlap.web.ProblemType.INVALID_POSITION;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.PositionValidation;
import io.seedlap.rules.notation.PositionViolation;
import io.seedlap.web.KebabCase;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the positions of requests; an invalid one is answered with every violation of it. */
public final class PositionReader {
  private PositionReader() {}

  /**
   * Reads a request's position from the one of its two fields that is there.
   *
   * @param position the field {@code position}, or null
   * @param notation the field {@code notation}, or null
   * @throws ProblemException invalid-position
   */
  public static Position read(
      Ruleset ruleset, @Nullable PositionDto position, @Nullable String notation) {
    return position != null
        ? read(ruleset, "position", position)
        : read(ruleset, "notation", Objects.requireNonNull(notation));
  }

  /**
   * Reads a position object.
   *
   * @param field name of the request's field, with which the violations' fields start
   * @throws ProblemException invalid-position, when the rules do not allow it
   */
  public static Position read(Ruleset ruleset, String field, PositionDto position) {
    return valid(position.draft().check(ruleset), field);
  }

  /**
   * Reads the one-line notation.
   *
   * @param field name of the request's field
   * @throws ProblemException invalid-position, when it cannot be parsed or the rules do not allow
   *     it
   */
  public static Position read(Ruleset ruleset, String field, String notation) {
    return valid(NotationReader.read(ruleset, notation), field);
  }

  private static Position valid(PositionValidation checked, String field) {
    if (checked instanceof PositionValidation.Valid valid) {
      return valid.position();
    }
    List<Problem.Violation> violations =
        ((PositionValidation.Invalid) checked)
            .violations().stream().map(violation -> violation(violation, field)).toList();
    String detail =
        violations.size() == 1
            ? violations.get(0).message()
            : "The position is invalid for " + violations.size() + " reasons; see violations.";
    throw new ProblemException(Problem.of(INVALID_POSITION, detail).violating(violations));
  }

  private static Problem.Violation violation(PositionViolation violation, String field) {
    String place =
        violation.code() == PositionViolation.Code.MALFORMED_NOTATION
            ? field
            : field + "." + violation.field();
    return new Problem.Violation(place, KebabCase.of(violation.code()), violation.message());
  }
}
