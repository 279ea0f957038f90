package io.seedlap.startup;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Names of settings as environment variables have them. */
final class EnvironmentName {
  private static final String PREFIX = "SEEDLAP_";

  /**
   * Kubernetes sets variables after the names of services: a service called seedlap, or
   * seedlap-database, must not stop the start.
   */
  private static final Pattern OF_A_SERVICE =
      Pattern.compile(
          PREFIX
              + "(\\w+_)?(SERVICE_HOST|SERVICE_PORT(_\\w+)?|PORT|PORT_\\d+_(TCP|UDP|SCTP)(_\\w+)?)");

  private EnvironmentName() {}

  /** Whether a variable is meant for this service. */
  static boolean isSetting(String variable) {
    return variable.startsWith(PREFIX) && !OF_A_SERVICE.matcher(variable).matches();
  }

  /** The variable of a setting: every character but letters and digits becomes an underscore. */
  static String of(String setting) {
    return setting.replaceAll("[^A-Za-z0-9]", "_").toUpperCase(Locale.ROOT);
  }

  static Set<String> of(Collection<String> settings) {
    return settings.stream().map(EnvironmentName::of).collect(Collectors.toSet());
  }
}
