package io.seedlap.web;

import java.util.List;

/**
 * The precondition {@code If-Match}: the versions of a resource that a client accepts to change.
 */
public final class IfMatch {
  private final EntityTagList tags;

  private IfMatch(EntityTagList tags) {
    this.tags = tags;
  }

  /**
   * Reads the header.
   *
   * @param header null when the request has none: every version is accepted
   * @throws ProblemException invalid-request, when it is not of the form of RFC 9110
   */
  public static IfMatch of(String header) {
    return new IfMatch(
        EntityTagList.parse(header == null ? "*" : header).orElseThrow(IfMatch::malformed));
  }

  static ProblemException malformed() {
    return ProblemException.invalid(
        "If-Match", "malformed", "If-Match holds * or entity tags in quotes, such as \"13\".");
  }

  /** Accepts this version and no other. */
  public static IfMatch version(int version) {
    return new IfMatch(new EntityTagList(false, List.of(Integer.toString(version)), List.of()));
  }

  /** Whether the resource may be in this version; weak tags match nothing (RFC 9110). */
  public boolean accepts(int version) {
    return tags.hasStrong(Integer.toString(version));
  }

  /** A sentence, after a blank, on weak tags in the header; empty when there are none. */
  public String advice() {
    return tags.advice();
  }
}
