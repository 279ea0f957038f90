package io.seedlap.games;

import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.util.List;
import java.util.regex.Pattern;

/** The versions of a game that a client says it saw: the header {@code If-Match}. */
public final class IfMatch {
  private static final Pattern SOUND =
      Pattern.compile("\\*|(?:W/)?\"[^\"]*\"(?:\\s*,\\s*(?:W/)?\"[^\"]*\")*");

  private final String header;

  private IfMatch(String header) {
    this.header = header;
  }

  /**
   * @param header null when it is not there: every version will do
   */
  public static IfMatch of(String header) {
    if (header != null && !SOUND.matcher(header.strip()).matches()) {
      String message = "If-Match holds * or entity tags in quotes, such as \"13\".";
      throw new ProblemException(
          Problem.of(ProblemType.INVALID_REQUEST, message)
              .violating(List.of(new Problem.Violation("If-Match", "malformed", message))));
    }
    return new IfMatch(header == null ? "*" : header.strip());
  }

  /** This version and no other. */
  public static IfMatch version(int version) {
    return new IfMatch("\"" + version + "\"");
  }

  /** Whether the game may be in this version; weak tags match nothing (RFC 9110). */
  public boolean holds(int version) {
    return header.equals("*") || List.of(header.split("\\s*,\\s*")).contains("\"" + version + "\"");
  }
}
