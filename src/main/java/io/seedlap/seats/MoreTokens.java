package io.seedlap.seats;

import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The header {@code Seat-Tokens}: tokens of more seats than that of {@code Authorization},
 * separated by commas. A header, since what stands in a URL is logged and passed on.
 */
public final class MoreTokens {
  /** Its name. */
  public static final String HEADER = "Seat-Tokens";

  /** With that of {@code Authorization} it is a hundred seats. */
  private static final int MOST = 99;

  private MoreTokens() {}

  /**
   * Reads the header.
   *
   * @param lines all of this name
   * @throws ProblemException invalid-request, when there are too many
   */
  static List<SeatToken> read(List<String> lines) {
    List<SeatToken> tokens =
        lines.stream()
            .flatMap(line -> Arrays.stream(line.split(",")))
            .map(String::strip)
            .filter(token -> !token.isEmpty())
            .map(SeatToken::presented)
            .toList();
    if (tokens.size() > MOST) {
      throw ProblemException.invalid(HEADER, "too-many", "At most " + MOST + " are read.");
    }
    return tokens;
  }

  /**
   * The refusal that names the tokens of no seat by their places in the header, from 0.
   *
   * @param seats null where a token is of none
   */
  static ProblemException refusal(List<@Nullable Seat> seats) {
    List<Problem.Violation> violations = new ArrayList<>();
    for (int i = 0; i < seats.size(); i++) {
      if (seats.get(i) == null) {
        violations.add(
            new Problem.Violation(
                HEADER + "[" + i + "]", "unknown", "This token belongs to no seat."));
      }
    }
    return new ProblemException(Problem.of(ProblemType.INVALID_TOKEN).violating(violations))
        .header("WWW-Authenticate", ProblemException.INVALID_TOKEN_CHALLENGE);
  }
}
