package io.seedlap.startup;

import io.quarkus.runtime.configuration.MemorySize;
import io.seedlap.web.AddressRange;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.microprofile.config.Config;

/**
 * A setting of this service, and the values it may have.
 *
 * @param name in full
 * @param allowed the values, in words that follow "it must be"
 * @param check whether the setting, in a configuration that has it, has one of them
 */
record Setting(String name, String allowed, Predicate<Config> check) {
  /** A whole number. */
  static Setting number(String name, long least, long most) {
    return of(
        name,
        Long.class,
        "a whole number from " + least + " to " + most,
        it -> it >= least && it <= most);
  }

  /** A size of memory or of a body. */
  static Setting size(String name) {
    return of(name, MemorySize.class, "a size such as 64K or 10M", it -> it.asLongValue() > 0);
  }

  /** A duration. */
  static Setting duration(String name, Duration least) {
    return of(
        name,
        Duration.class,
        "a duration such as 500ms, 15s or 1h",
        it -> it.compareTo(least) >= 0);
  }

  /** The interval of something repeated, or {@code off}. */
  static Setting interval(String name) {
    return orOff(duration(name, Duration.ofSeconds(1)), "an interval such as 30s or 1h, or off");
  }

  /** How long something is kept, a day at least, or {@code off}. */
  static Setting age(String name) {
    return orOff(duration(name, Duration.ofDays(1)), "a time such as 30d, a day at least, or off");
  }

  private static Setting orOff(Setting duration, String allowed) {
    String name = duration.name;
    return new Setting(
        name,
        allowed,
        config ->
            List.of("off", "disabled").contains(config.getValue(name, String.class))
                || duration.check.test(config));
  }

  /** One of a few words. */
  static <E extends Enum<E>> Setting choice(String name, Class<E> words) {
    List<String> all =
        Arrays.stream(words.getEnumConstants())
            .map(it -> it.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();
    int last = all.size() - 1;
    return of(
        name, words, String.join(", ", all.subList(0, last)) + " or " + all.get(last), it -> true);
  }

  /** Yes or no. */
  static Setting flag(String name) {
    return of(name, String.class, "true or false", it -> List.of("true", "false").contains(it));
  }

  /** The name of a folder. */
  static Setting folder(String name) {
    return of(
        name,
        String.class,
        "the name of a folder",
        it -> {
          try {
            return !it.isBlank() && Path.of(it) != null;
          } catch (InvalidPathException e) {
            return false;
          }
        });
  }

  /** Addresses or ranges of them; none is allowed. */
  static Setting addresses(String name) {
    return new Setting(
        name,
        "a list of addresses and networks, such as 127.0.0.1,10.0.0.0/8",
        config -> {
          try {
            config
                .getOptionalValues(name, String.class)
                .orElse(List.of())
                .forEach(AddressRange::of);
            return true;
          } catch (IllegalArgumentException e) {
            return false;
          }
        });
  }

  /** Any text. */
  static Setting text(String name) {
    return new Setting(name, "a text", config -> true);
  }

  private static <T> Setting of(
      String name, Class<T> type, String allowed, Predicate<T> condition) {
    return new Setting(name, allowed, config -> has(config, name, type, condition));
  }

  /** An empty value counts as one that was not given, and has a default nowhere. */
  private static <T> boolean has(
      Config config, String name, Class<T> type, Predicate<T> condition) {
    try {
      Optional<T> value = config.getOptionalValue(name, type);
      return value.isPresent() && condition.test(value.get());
    } catch (IllegalArgumentException e) {
      return false; // what a converter throws
    }
  }
}
