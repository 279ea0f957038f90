package io.seedlap.web;

import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** UUIDs in paths, in their canonical form: lower-case and of full length. */
public final class PathIds {
  private static final Pattern CANONICAL =
      Pattern.compile("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

  private PathIds() {}

  /**
   * Parses an id.
   *
   * @param unknown the problem when the text is no such id, so that no resource can have it
   */
  public static UUID parse(String id, Supplier<ProblemException> unknown) {
    if (!CANONICAL.matcher(id).matches()) {
      throw unknown.get();
    }
    return UUID.fromString(id);
  }
}
