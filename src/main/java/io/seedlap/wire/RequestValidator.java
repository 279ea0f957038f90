package io.seedlap.wire;

import static io.seedlap.web.ProblemType.INVALID_REQUEST;
import static io.seedlap.web.ProblemType.UNKNOWN_RULESET;

import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.KebabCase;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Validates the fields and parameters of one request: collects every violation, then {@link #done}
 * throws all of them. The static methods read parameters that many requests have.
 */
public final class RequestValidator {
  private static final String WHOLE_NUMBER = "[0-9]{1,10}"; // fits a long; the range is checked

  /** Characters of a move in a request. */
  static final int MAX_MOVE_LENGTH = 64;

  private final List<Problem.Violation> violations = new ArrayList<>();

  /**
   * The ruleset of this id.
   *
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
    return PositionReader.read(ruleset, "position", query.replace('_', ' '));
  }

  /**
   * A query parameter that is true or false; false when left out.
   *
   * @throws ProblemException invalid-request, when it is anything else
   */
  public static boolean flag(String name, @Nullable String text) {
    new RequestValidator()
        .check(
            text == null || text.equals("true") || text.equals("false"),
            name,
            "not-a-flag",
            "Write true or false.")
        .done();
    return "true".equals(text);
  }

  /** The value must be there. */
  public RequestValidator require(String field, @Nullable Object value) {
    return check(value != null, field, "required", "This is missing.");
  }

  /** Exactly one of {@code position} and {@code notation} must be there. */
  public RequestValidator requireOnePosition(@Nullable Object position, @Nullable Object notation) {
    return check(
        (position == null) != (notation == null),
        "position",
        position == null ? "required" : "ambiguous",
        "Give either position or notation"
            + (position == null ? "; both are missing." : ", not both."));
  }

  /**
   * A word of a query that stands for a constant; null when it is left out, or is none of them.
   *
   * @param type its constants are written in kebab-case
   */
  public <E extends Enum<E>> @Nullable E word(String field, @Nullable String text, Class<E> type) {
    E known = KebabCase.parse(type, text).orElse(null);
    check(
        text == null || known != null,
        field,
        "unknown-value",
        Arrays.stream(type.getEnumConstants())
            .map(KebabCase::of)
            .collect(Collectors.joining(", ", "Write one of ", ".")));
    return known;
  }

  /** The ruleset of a body or query must exist; null is left to {@link #require}. */
  public RequestValidator knownRuleset(@Nullable String id) {
    return check(
        id == null || Ruleset.named(id).isPresent(),
        "ruleset",
        "unknown-ruleset",
        "There is no such ruleset; GET /v1/rulesets lists them.");
  }

  /**
   * A move must be no longer than {@link #MAX_MOVE_LENGTH}; whether it is one is for the rules.
   *
   * @param move null is left to {@link #require}
   */
  public RequestValidator move(String field, @Nullable String move) {
    return check(
        move == null || move.length() <= MAX_MOVE_LENGTH,
        field,
        "too-long",
        "A move is a hole or pass.");
  }

  /**
   * The moves must be no more than {@code most}, and each as {@link #move} has it.
   *
   * @param moves null is left to {@link #require}
   */
  public RequestValidator moves(String field, @Nullable List<String> moves, int most) {
    atMost(field, moves, most);
    if (moves != null) {
      moves.stream()
          .max(Comparator.comparingInt(String::length))
          .ifPresent(longest -> move(field, longest));
    }
    return this;
  }

  /**
   * The list must have no more items.
   *
   * @param list null when it is left out
   */
  public RequestValidator atMost(String field, @Nullable List<?> list, int most) {
    return check(
        list == null || list.size() <= most, field, "too-many", "At most " + most + " are read.");
  }

  /** The number must be from 1 to {@code max}. */
  public RequestValidator range(String field, long number, int max) {
    return check(
        number >= 1 && number <= max,
        field,
        "out-of-range",
        "This is a whole number from 1 to " + max + ".");
  }

  /**
   * A whole number from 1 to {@code max} in a query or header.
   *
   * @param usual the value when the text is null
   */
  public int wholeNumber(String field, @Nullable String text, int usual, int max) {
    if (text == null) {
      return usual;
    }
    long number = text.matches(WHOLE_NUMBER) ? Long.parseLong(text) : 0;
    range(field, number, max);
    return (int) number;
  }

  /** Adds a violation unless the condition holds. */
  public RequestValidator check(boolean valid, String field, String code, String message) {
    if (!valid) {
      violations.add(new Problem.Violation(field, code, message));
    }
    return this;
  }

  /**
   * Ends the validation.
   *
   * @throws ProblemException invalid-request with all violations, if there are any
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
