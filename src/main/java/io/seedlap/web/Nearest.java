package io.seedlap.web;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The right name for a mistyped one. */
public final class Nearest {
  private Nearest() {}

  /**
   * The name with the least edit distance (Levenshtein), regardless of case.
   *
   * @param names one or more
   */
  public static String to(String mistyped, Collection<String> names) {
    return names.stream()
        .min(Comparator.comparingInt(name -> distance(lower(mistyped), lower(name))))
        .orElseThrow();
  }

  /** The same, if it is no further off than this; and nothing among no names. */
  public static Optional<String> within(String mistyped, Collection<String> names, int most) {
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(to(mistyped, names))
            .filter(name -> distance(lower(mistyped), lower(name)) <= most);
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** Insertions, deletions and replacements of a character that make one text of the other. */
  static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[other.length()];
  }
}
