package io.seedlap.wire;

import java.text.Normalizer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Names of players, as they are kept and as they are searched for: in Unicode's normalisation form
 * C, without blanks at their ends, so that what looks the same is the same.
 */
public final class PlayerNames {
  public static final int MAX_LENGTH = 60;

  /** What a name may be, for people. */
  public static final String RULE =
      "A name is 1 to "
          + MAX_LENGTH
          + " characters, something visible among them, none that is a control character or"
          + " overrides the direction of text.";

  // Controls and lone surrogates; line and paragraph separators; embeddings, overrides and isolates
  // of bidirectional text (UAX 9, 2.1 to 2.5); codes that are no characters.
  private static final Pattern FORBIDDEN =
      Pattern.compile(
          "[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069\\p{IsNoncharacter_Code_Point}]");

  // Letters, digits, punctuation and symbols, but for those that are drawn as nothing: fillers of
  // Hangul, and the empty pattern of Braille.
  private static final Pattern VISIBLE =
      Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S}&&[^\\u115f\\u1160\\u3164\\uffa0\\u2800]]");

  private PlayerNames() {}

  /** The form in which a name is kept and searched for; null for null. */
  public static @Nullable String normalised(@Nullable String name) {
    if (name == null) {
      return null;
    }
    String composed = Normalizer.normalize(name, Normalizer.Form.NFC);
    int from = 0;
    int to = composed.length();
    while (from < to && isBlank(composed.charAt(from))) {
      from++;
    }
    while (from < to && isBlank(composed.charAt(to - 1))) {
      to--;
    }
    return composed.substring(from, to);
  }

  /** All blanks are in the basic multilingual plane. */
  private static boolean isBlank(char character) {
    return Character.isWhitespace(character) || Character.isSpaceChar(character);
  }

  /** Whether a normalised name may be a player's. */
  public static boolean isName(String name) {
    return name.codePointCount(0, name.length()) <= MAX_LENGTH
        && VISIBLE.matcher(name).find()
        && !FORBIDDEN.matcher(name).find();
  }
}
