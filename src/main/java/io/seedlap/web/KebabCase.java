package io.seedlap.web;

import java.util.Locale;

/** The wire form of an enum constant: {@code NOT_YOUR_HOLE} is written {@code not-your-hole}. */
public final class KebabCase {
  private KebabCase() {}

  /** One-letter constants keep their case: hole {@code A} is not hole {@code a}. */
  public static String of(Enum<?> constant) {
    String name = constant.name();
    return name.length() == 1 ? name : name.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
