package io.seedlap.wire;

import static io.seedlap.web.ProblemType.INVALID_REQUEST;
import static io.seedlap.web.ProblemType.UNKNOWN_RULESET;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Reads what requests have in common, and names all that is wrong with one. */
public final class Requests {
  private final List<Problem.Violation> violations = new ArrayList<>();

  /**
   * @throws ProblemException unknown-ruleset
   */
  public static Ruleset ruleset(String id) {
    return Ruleset.named(id)
        .orElseThrow(
            () ->
                new ProblemException(
                    Problem.of(
                        UNKNOWN_RULESET,
                        "There is no such ruleset; GET /v1/rulesets lists those there are.")));
  }

  /**
   * The position in the query parameter {@code position}: the notation, where {@code _} stands for
   * a space.
   *
   * @throws ProblemException invalid-position
   */
  public static Position position(Ruleset ruleset, String query) {
    return PositionSource.read(ruleset, "position", query.replace('_', ' '));
  }

  public Requests require(String field, Object value) {
    return check(value != null, field, "required", "This is missing.");
  }

  /** Exactly one of {@code position} and {@code notation} must be there. */
  public Requests requireOnePosition(Object position, Object notation) {
    return check(
        (position == null) != (notation == null),
        "position",
        position == null ? "required" : "ambiguous",
        "Give either position or notation"
            + (position == null ? "; both are missing." : ", not both."));
  }

  public Requests check(boolean sound, String field, String code, String message) {
    if (!sound) {
      violations.add(new Problem.Violation(field, code, message));
    }
    return this;
  }

  /**
   * A query parameter that is true or false; false when left out.
   *
   * @throws ProblemException invalid-request, when it is anything else
   */
  public static boolean flag(String name, String text) {
    new Requests()
        .check(
            text == null || text.equals("true") || text.equals("false"),
            name,
            "not-a-flag",
            "Write true or false.")
        .done();
    return "true".equals(text);
  }

  /**
   * @throws ProblemException invalid-request, when anything was wrong
   */
  public void done() {
    if (!violations.isEmpty()) {
      String detail =
          violations.stream()
              .map(violation -> violation.field() + ": " + violation.message())
              .collect(Collectors.joining(" "));
      throw new ProblemException(Problem.of(INVALID_REQUEST, detail).violating(violations));
    }
  }
}
