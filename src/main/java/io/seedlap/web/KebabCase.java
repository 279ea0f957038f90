package io.seedlap.web;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Enum constants as words of requests, answers and database columns: {@code NOT_YOUR_HOLE} is
 * written {@code not-your-hole}.
 */
public final class KebabCase {
  private KebabCase() {}

  /** One-letter constants keep their case: hole {@code A} is not hole {@code a}. */
  public static String of(Enum<?> constant) {
    String name = constant.name();
    return name.length() == 1 ? name : name.toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The same for a value that may be absent: null for null. */
  public static @Nullable String ofNullable(@Nullable Enum<?> constant) {
    return constant == null ? null : of(constant);
  }

  /** The constant that is written as this word; empty for any other text, and for null. */
  public static <E extends Enum<E>> Optional<E> parse(Class<E> type, @Nullable String word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> of(constant).equals(word))
        .findFirst();
  }
}
