package io.seedlap.startup;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.quarkus.runtime.configuration.ConfigUtils;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.EnvConfigSource;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
  private static final Pattern NAME = Pattern.compile("seedlap\\.[a-z-]+(\\.[a-z-]+)?");

  private static SmallRyeConfig with(Map<String, String> properties) {
    return ConfigUtils.configBuilder()
        .withSources(new PropertiesConfigSource(properties, "a file", 500))
        .build();
  }

  private static SmallRyeConfig inEnvironment(String name, String value) {
    return ConfigUtils.configBuilder()
        .withSources(new EnvConfigSource(Map.of(name, value), 300))
        .build();
  }

  private static String failure(SmallRyeConfig config) {
    return assertThrows(StartFailure.class, () -> Settings.check(config)).getMessage();
  }

  @Test
  void theDefaultsAreRight() {
    Settings.check(with(Map.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "seedlap.persistance, seedlap.persistence",
    "seedlap.Persistence, seedlap.persistence",
    "seedlap.datadir, seedlap.data-dir",
    "seedlap.tables.sadeqa, seedlap.tables.sadeqa-ii",
    "seedlap.table.adji-kui-ii, seedlap.tables.adji-kui-ii",
    "seedlap.batch.steams, seedlap.batch.streams",
    "seedlap.engine.worker, seedlap.engine.workers"
  })
  void anUnknownSettingIsRefusedWithTheNearestName(String mistyped, String nearest) {
    String message = failure(with(Map.of(mistyped, "off")));
    assertEquals(
        "There is no setting %s (a file). The nearest is %s.".formatted(mistyped, nearest),
        message);
  }

  @ParameterizedTest
  @CsvSource({
    "SEEDLAP_PERSISTANCE, SEEDLAP_PERSISTENCE",
    "SEEDLAP_TABLES_SADEQAII, SEEDLAP_TABLES_SADEQA_II",
    "SEEDLAP_DATADIR, SEEDLAP_DATA_DIR"
  })
  void anUnknownVariableIsRefusedWithTheNearestName(String mistyped, String nearest) {
    String message = failure(inEnvironment(mistyped, "x"));
    assertTrue(message.contains("environment variable"), message);
    assertTrue(message.endsWith("The nearest is " + nearest + "."), message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SEEDLAP_SERVICE_HOST",
        "SEEDLAP_SERVICE_PORT",
        "SEEDLAP_SERVICE_PORT_HTTP",
        "SEEDLAP_PORT",
        "SEEDLAP_PORT_80_TCP",
        "SEEDLAP_PORT_80_TCP_ADDR",
        "SEEDLAP_DATABASE_SERVICE_HOST",
        "SEEDLAP_DATABASE_PORT_5432_TCP_PROTO"
      })
  void variablesThatKubernetesNamesAfterServicesAreNoSettings(String variable) {
    assertDoesNotThrow(() -> Settings.check(inEnvironment(variable, "tcp://10.0.0.1:80")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seedlap.persistence | postgres | embedded, external or off",
        "seedlap.persistence | '' | embedded, external or off",
        "seedlap.tables.sadeqa-ii | 60 | a whole number from 0 to 31",
        "seedlap.tables.adji-kui-ii | -1 | a whole number from 0 to 28",
        "seedlap.tables.threads | 0 | a whole number from 1 to 1024",
        "seedlap.tables.awaited | maybe | true or false",
        "seedlap.engine.workers | two | a whole number from 0 to 1024",
        "seedlap.analysis.memory-bits | 40 | a whole number from 2 to 28",
        "seedlap.sowing.loop-laps | 1e3 | a whole number from 0 to",
        "seedlap.limits.body | 64 KB | a size such as 64K or 10M",
        "seedlap.batch.line | 0 | a size such as 64K or 10M",
        "seedlap.events.heartbeat | 0s | a duration such as 500ms",
        "seedlap.events.heartbeat | soon | a duration such as 500ms",
        "seedlap.idempotency.purge-every | never | an interval such as 30s or 1h, or off",
        "seedlap.retention.active | 1h | a time such as 30d, a day at least, or off",
        "seedlap.retention.finished | never | a time such as 30d, a day at least, or off",
        "seedlap.trusted-proxies | nginx | a list of addresses and networks",
        "seedlap.trusted-proxies | 10.0.0.0/33 | a list of addresses and networks",
        "seedlap.trusted-proxies | 10.0.0.0/8;::1 | a list of addresses and networks",
        "seedlap.data-dir | '' | the name of a folder"
      })
  void aWrongValueIsRefusedWithThoseThatAreAllowed(String name, String value, String allowed) {
    String message = failure(with(Map.of(name, value)));
    assertTrue(
        message.startsWith(name + " is \"" + value + "\" (a file): it must be " + allowed),
        message);
    assertEquals(1, message.lines().count());
  }

  @ParameterizedTest
  @CsvSource({
    "seedlap.persistence, OFF",
    "seedlap.tables.sadeqa-ii, 31",
    "seedlap.idempotency.purge-every, off",
    "seedlap.retention.active, off",
    "seedlap.retention.finished, 90d",
    "seedlap.events.heartbeat, PT15S",
    "seedlap.sowing.refusal-pause, 0s",
    "seedlap.trusted-proxies, ''",
    "seedlap.trusted-proxies, '10.0.0.0/8, ::1,fd00::/8'",
    "seedlap.data-dir, /some where"
  })
  void aRightValueIsTaken(String name, String value) {
    assertDoesNotThrow(() -> Settings.check(with(Map.of(name, value))));
  }

  @Test
  void anExternalDatabaseNeedsAnAddress() {
    String message =
        failure(with(Map.of("seedlap.persistence", "external", "quarkus.datasource.jdbc.url", "")));
    assertTrue(message.contains("quarkus.datasource.jdbc.url"), message);
    Settings.check(
        with(
            Map.of(
                "seedlap.persistence",
                "external",
                "quarkus.datasource.jdbc.url",
                "jdbc:postgresql://localhost/games")));
  }

  @Test
  void everySettingThatTheCodeReadsIsKnown() {
    Set<String> read = new TreeSet<>();
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("io.seedlap");
    classes.stream()
        .filter(type -> type.isAnnotatedWith(ConfigMapping.class))
        .map(JavaClass::reflect)
        .forEach(
            type -> {
              String prefix = type.getAnnotation(ConfigMapping.class).prefix();
              for (Method method : type.getDeclaredMethods()) {
                read.add(
                    prefix
                        + "."
                        + method.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT));
              }
            });
    read.removeAll(Settings.names());
    assertEquals(Set.of(), read);
  }

  @Test
  void everySettingInAFileOfTheProjectIsKnownAndTheReadmeNamesAll() throws IOException {
    Set<String> defaults = named(Path.of("src/main/resources/application.properties"), "(?m)^");
    defaults.removeAll(Settings.names());
    assertEquals(Set.of(), defaults);
    Set<String> undocumented = new TreeSet<>(Settings.names());
    undocumented.removeAll(named(Path.of("src/site/markdown/operations.md"), "`"));
    undocumented.remove("seedlap.tables.awaited"); // for tests
    assertEquals(Set.of(), undocumented);
  }

  private static Set<String> named(Path file, String before) throws IOException {
    return Pattern.compile(before + "(" + NAME + ")")
        .matcher(Files.readString(file))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
