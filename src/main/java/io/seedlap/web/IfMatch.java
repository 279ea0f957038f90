package io.seedlap.web;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The precondition {@code If-Match}: the versions of a resource that a client accepts to change.
 */
public final class IfMatch {
  private static final Pattern SYNTAX =
      Pattern.compile("\\*|(?:W/)?\"[^\"]*\"(?:\\s*,\\s*(?:W/)?\"[^\"]*\")*");

  private final String header;

  private IfMatch(String header) {
    this.header = header;
  }

  /**
   * Reads the header.
   *
   * @param header null when the request has none: every version is accepted
   * @throws ProblemException invalid-request, when it is not of the form of RFC 9110
   */
  public static IfMatch of(String header) {
    if (header != null && !SYNTAX.matcher(header.strip()).matches()) {
      throw ProblemException.invalid(
          "If-Match", "malformed", "If-Match holds * or entity tags in quotes, such as \"13\".");
    }
    return new IfMatch(header == null ? "*" : header.strip());
  }

  /** Accepts this version and no other. */
  public static IfMatch version(int version) {
    return new IfMatch("\"" + version + "\"");
  }

  /** Whether the resource may be in this version; weak tags match nothing (RFC 9110). */
  public boolean accepts(int version) {
    return header.equals("*") || List.of(header.split("\\s*,\\s*")).contains("\"" + version + "\"");
  }
}
