package io.seedlap.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The value of {@code If-Match} or {@code If-None-Match}: an asterisk or a list of entity tags (RFC
 * 9110, 8.8.3, 13.1.1 and 13.1.2).
 *
 * @param any whether it is the asterisk, which stands for every tag
 * @param strong what stands between the quotes of the strong tags
 * @param weak the same of the weak tags
 */
record EntityTagList(boolean any, List<String> strong, List<String> weak) {
  /** A tag, or nothing, and what ends it. */
  private static final Pattern ITEM =
      Pattern.compile("\\G\\s*(?:(W/)?\"([\\x21\\x23-\\x7e\\x80-\\xff]*)\"\\s*(?:,|$)|,)");

  /**
   * Parses a header.
   *
   * @return empty when there is none, or it is not of this form
   */
  static Optional<EntityTagList> parse(@Nullable String header) {
    if (header == null) {
      return Optional.empty();
    }
    if (header.strip().equals("*")) {
      return Optional.of(new EntityTagList(true, List.of(), List.of()));
    }
    List<String> strong = new ArrayList<>();
    List<String> weak = new ArrayList<>();
    Matcher item = ITEM.matcher(header.strip());
    int end = 0;
    while (item.find()) {
      end = item.end();
      if (item.group(2) != null) {
        (item.group(1) == null ? strong : weak).add(item.group(2));
      }
    }
    boolean whole = end == header.strip().length() && !(strong.isEmpty() && weak.isEmpty());
    return whole ? Optional.of(new EntityTagList(false, strong, weak)) : Optional.empty();
  }

  /** Strong comparison, by {@code If-Match}: a weak tag in the list is equal to none. */
  boolean hasStrong(String tag) {
    return any || strong.contains(tag);
  }

  /** Weak comparison, by {@code If-None-Match}. */
  boolean has(String tag) {
    return any || strong.contains(tag) || weak.contains(tag);
  }

  /** What to say of weak tags where none of the list has matched; empty when there are none. */
  String advice() {
    return weak.isEmpty()
        ? ""
        : " If-Match compares strongly, and W/\""
            + weak.get(0)
            + "\" is a weak tag, which matches nothing.";
  }
}
