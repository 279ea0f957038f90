package io.seedlap.startup;

import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.TableSolver;
import io.seedlap.web.Nearest;
import io.smallrye.config.ConfigValue;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.SmallRyeConfig;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.config.spi.ConfigSource;

/**
 * All settings of this service, {@code seedlap.*}, from wherever they are given: system properties,
 * environment variables, configuration files. One that is not known is refused, since a mistyped
 * name would leave the default in force without a word.
 */
public final class Settings {
  /** The folder of the embedded database. */
  public static final String DATA_DIR = "seedlap.data-dir";

  /** The folder of the tables. */
  public static final String TABLES_DIR = "seedlap.tables.dir";

  private static final String PREFIX = "seedlap.";
  private static final String TABLES = "seedlap.tables.";
  private static final long MANY = 1_000_000;
  private static final int MAX_THREADS = 1_024;
  private static final int MAX_MEMORY_BITS = 28;
  private static final Duration SHORTEST = Duration.ofMillis(1);

  private static final Map<String, Setting> ALL = new LinkedHashMap<>();

  static {
    Stream.of(
            Setting.choice(Persistence.SETTING, Persistence.class),
            Setting.folder(DATA_DIR),
            Setting.folder(TABLES_DIR),
            Setting.number("seedlap.tables.threads", 1, MAX_THREADS),
            Setting.flag("seedlap.tables.awaited"),
            Setting.number("seedlap.tables.set-ups", 0, SliceIndex.MAX_SEEDS),
            Setting.size("seedlap.limits.body"),
            Setting.size("seedlap.batch.body"),
            Setting.size("seedlap.batch.line"),
            Setting.number("seedlap.batch.streams", 0, MANY),
            Setting.duration("seedlap.batch.line-timeout", SHORTEST),
            Setting.duration("seedlap.batch.timeout", SHORTEST),
            Setting.number("seedlap.values.streams", 0, MANY),
            Setting.duration("seedlap.values.timeout", SHORTEST),
            Setting.number("seedlap.connections.max", 1, MANY),
            Setting.number("seedlap.connections.pipelined", 1, MANY),
            Setting.size("seedlap.connections.half-sent"),
            Setting.duration("seedlap.connections.idle-timeout", SHORTEST),
            Setting.duration("seedlap.connections.head-timeout", SHORTEST),
            Setting.duration("seedlap.connections.body-timeout", SHORTEST),
            Setting.duration("seedlap.connections.unread-timeout", SHORTEST),
            Setting.number("seedlap.sowing.loop-laps", 0, Long.MAX_VALUE),
            Setting.number("seedlap.sowing.worker-laps", 1, Long.MAX_VALUE),
            Setting.number("seedlap.sowing.workers", 1, MAX_THREADS),
            Setting.number("seedlap.sowing.queue", 1, MANY),
            Setting.duration("seedlap.sowing.refusal-pause", Duration.ZERO),
            Setting.duration("seedlap.rate-limits.refusal-pause", SHORTEST),
            Setting.number("seedlap.events.streams", 0, MANY),
            Setting.number("seedlap.events.streams-per-client", 0, MANY),
            Setting.duration("seedlap.events.heartbeat", SHORTEST),
            Setting.interval("seedlap.idempotency.purge-every"),
            Setting.size("seedlap.storage.reserve"),
            Setting.age("seedlap.retention.active"),
            Setting.age("seedlap.retention.finished"),
            Setting.duration("seedlap.retention.every", Duration.ofSeconds(1)),
            Setting.number("seedlap.analysis.workers", 1, MAX_THREADS),
            Setting.number("seedlap.analysis.queue", 1, MANY),
            Setting.number("seedlap.analysis.memory-bits", 2, MAX_MEMORY_BITS),
            Setting.number("seedlap.engine.workers", 0, MAX_THREADS),
            Setting.number("seedlap.engine.memory-bits", 2, MAX_MEMORY_BITS),
            Setting.duration("seedlap.engine.sweep", SHORTEST),
            Setting.number("seedlap.engine.games-per-client", 0, MANY),
            Setting.number("seedlap.engine.plies", 1, MANY),
            Setting.number("seedlap.engine.match-games", 1, MANY),
            Setting.flag("seedlap.clients.limit-local"),
            Setting.flag("seedlap.rate-limits.enabled"),
            Setting.number("seedlap.rate-limits.creations", 1, MANY),
            Setting.number("seedlap.rate-limits.analyses", 1, MANY),
            Setting.number("seedlap.rate-limits.long-sowings", 1, MANY),
            Setting.number("seedlap.rate-limits.batches", 1, MANY),
            Setting.number("seedlap.rate-limits.streams", 1, MANY),
            Setting.addresses("seedlap.trusted-proxies"),
            Setting.text("seedlap.cors.origins"))
        .forEach(setting -> ALL.put(setting.name(), setting));
    for (TableSolver solver : TableSolver.all()) {
      String name = TABLES + solver.ruleset().id();
      ALL.put(name, Setting.number(name, 0, solver.largestSlice()));
    }
  }

  private Settings() {}

  /** The names of all settings. */
  public static Collection<String> names() {
    return ALL.keySet();
  }

  /**
   * Seeds of the largest table of play that the service builds for a game.
   *
   * @throws StartFailure as {@link #read}
   */
  public static int largestTable(String ruleset) {
    return read().getOptionalValue(TABLES + ruleset, Integer.class).orElse(0);
  }

  /**
   * The configuration as the service has it when it runs.
   *
   * @throws StartFailure if it cannot be read, names an unknown setting or has a wrong value
   */
  public static Config read() {
    SmallRyeConfig config;
    try {
      config = ConfigProvider.getConfig().unwrap(SmallRyeConfig.class);
    } catch (RuntimeException e) {
      throw new StartFailure("The configuration cannot be read: " + e.getMessage(), e);
    }
    check(config);
    return config;
  }

  /**
   * Checks names and values.
   *
   * @throws StartFailure for the first that is wrong
   */
  static void check(SmallRyeConfig config) {
    for (ConfigSource source : config.getConfigSources()) {
      source.getPropertyNames().forEach(name -> checkName(name, source));
    }
    ALL.values().forEach(setting -> checkValue(setting, config));
    checkExternalDatabase(config);
  }

  /** A source of the environment has its variables' names, and each as a guess at a property's. */
  private static void checkName(String name, ConfigSource source) {
    if (source instanceof EnvConfigSource) {
      if (EnvironmentName.isSetting(name) && !EnvironmentName.of(ALL.keySet()).contains(name)) {
        throw unknown(name, Nearest.to(name, EnvironmentName.of(ALL.keySet())), source);
      }
    } else if (name.toLowerCase(Locale.ROOT).startsWith(PREFIX) && !ALL.containsKey(name)) {
      throw unknown(name, Nearest.to(name, ALL.keySet()), source);
    }
  }

  private static StartFailure unknown(String name, String nearest, ConfigSource source) {
    return new StartFailure(
        "There is no setting %s (%s). The nearest is %s."
            .formatted(name, describe(source.getName()), nearest));
  }

  private static void checkValue(Setting setting, SmallRyeConfig config) {
    ConfigValue value;
    try {
      value = config.getConfigValue(setting.name());
      if (value.getRawValue() == null || setting.check().test(config)) {
        return;
      }
    } catch (NoSuchElementException e) { // an expression that cannot be expanded
      throw new StartFailure("The value of " + setting.name() + " is wrong: " + e.getMessage(), e);
    }
    throw new StartFailure(
        "%s is \"%s\" (%s): it must be %s."
            .formatted(
                setting.name(),
                value.getValue() == null ? "" : value.getValue(),
                describe(value.getConfigSourceName()),
                setting.allowed()));
  }

  private static void checkExternalDatabase(SmallRyeConfig config) {
    String url = config.getConfigValue(Persistence.URL).getValue();
    if (config.getValue(Persistence.SETTING, Persistence.class) == Persistence.EXTERNAL
        && (url == null || url.isBlank() || url.contains(Persistence.NO_HOST))) {
      throw new StartFailure(
          "%s is external, and %s does not say where the database is. Give it, such as"
                  .formatted(Persistence.SETTING, Persistence.URL)
              + " jdbc:postgresql://host:5432/seedlap, with .username and .password.");
    }
  }

  private static String describe(String source) {
    if (source == null) {
      return "default";
    }
    if (source.startsWith("SysProp")) {
      return "system property";
    }
    return source.startsWith("Env")
        ? "environment variable"
        : source.replaceFirst("^\\w+\\[source=(.*)]$", "$1");
  }
}
