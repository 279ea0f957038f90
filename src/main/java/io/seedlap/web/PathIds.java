package io.seedlap.web;

import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** UUIDs in paths and queries: of full length, in letters of either case (RFC 9562, section 4). */
public final class PathIds {
  private static final Pattern SYNTAX =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

  private PathIds() {}

  /**
   * Parses an id.
   *
   * @param unknown the problem when the text is no such id, so that no resource can have it
   */
  public static UUID parse(String id, Supplier<ProblemException> unknown) {
    if (!isId(id)) {
      throw unknown.get();
    }
    return UUID.fromString(id);
  }

  /** Whether the text is an id. */
  public static boolean isId(String text) {
    return SYNTAX.matcher(text).matches();
  }
}
