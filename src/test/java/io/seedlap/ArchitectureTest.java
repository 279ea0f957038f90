package io.seedlap;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which package uses which. Arrows run one way: {@link #ARROWS} is the whole list, and each of them
 * exists.
 */
class ArchitectureTest {
  /** What each package uses of the others; all but the pure ones may use any library. */
  private static final Map<String, Set<String>> ARROWS =
      Map.ofEntries(
          entry("rules", Set.of()),
          entry("solve", Set.of("rules")),
          entry("web", Set.of()),
          entry("connections", Set.of("clients", "web")),
          entry("wire", Set.of("rules", "web")),
          entry("execution", Set.of("rules", "clients", "web")),
          entry(
              "analysis",
              Set.of("rules", "solve", "clients", "engine", "execution", "wire", "web")),
          entry("picture", Set.of("rules", "execution", "wire", "web")),
          entry("background", Set.of()),
          entry("metrics", Set.of()),
          entry("clients", Set.of("web")),
          entry("retention", Set.of("background", "database", "web")),
          entry("startup", Set.of("rules", "solve", "web")),
          entry("engine", Set.of("rules", "solve", "background")),
          entry("backup", Set.of("database", "startup")),
          entry("cli", Set.of("rules", "solve", "backup", "database", "startup", "web")),
          entry(
              "play",
              Set.of(
                  "rules",
                  "solve",
                  "clients",
                  "engine",
                  "execution",
                  "analysis",
                  "connections",
                  "wire",
                  "web")),
          entry("database", Set.of("startup", "background", "web")),
          entry("seats", Set.of("rules", "retries", "database", "web")),
          entry("retries", Set.of("background", "database", "web")),
          entry("live", Set.of("background", "clients", "database", "connections", "wire", "web")),
          entry("turns", Set.of("background", "clients", "engine", "database", "web")),
          entry(
              "games",
              Set.of(
                  "rules",
                  "clients",
                  "engine",
                  "execution",
                  "picture",
                  "seats",
                  "retries",
                  "retention",
                  "live",
                  "turns",
                  "database",
                  "wire",
                  "web")),
          entry(
              "matches",
              Set.of(
                  "rules",
                  "clients",
                  "engine",
                  "games",
                  "seats",
                  "retries",
                  "retention",
                  "live",
                  "turns",
                  "database",
                  "wire",
                  "web")));

  /** The packages that store something. */
  private static final Set<String> STORING = Set.of("seats", "retries", "games", "matches");

  private static final int MAX_FILES = 35;

  /** The games' own packages: nothing depends on them, and see {@link GameNamesTest}. */
  private static final Set<String> OF_GAMES =
      Set.of("rules.adjikui", "rules.sadeqa", "solve.adjikui", "solve.sadeqa");

  private static final Path SOURCES = Path.of("src/main/java/io/seedlap");

  private static final List<String> PURE = List.of("rules", "solve");

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.seedlap");

  static Set<String> packages() {
    return ARROWS.keySet();
  }

  static List<String> purePackages() {
    return PURE;
  }

  @ParameterizedTest
  @MethodSource("packages")
  void aPackageUsesOnlyThoseItMayUse(String name) {
    arrows(name).check(MAIN);
  }

  @ParameterizedTest
  @MethodSource("purePackages")
  void aPurePackageUsesNothingButJava(String name) {
    onlyJava(name).check(MAIN);
  }

  @Test
  void rulesAndSolveKnowNoJson() {
    noClasses()
        .that(resideInAnyPackage(all(PURE)))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.fasterxml.jackson..", "tools.jackson..", "jakarta.json..")
        .check(MAIN);
  }

  @Test
  void everyArrowExists() {
    for (Map.Entry<String, Set<String>> arrows : ARROWS.entrySet()) {
      for (String used : arrows.getValue()) {
        assertTrue(
            noClasses()
                .that(resideInAPackage(of(arrows.getKey())))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(of(used))
                .evaluate(MAIN)
                .hasViolation(),
            arrows.getKey() + " does not use " + used);
      }
    }
  }

  @Test
  void noPackagesUseEachOtherInACircle() {
    slices().matching("io.seedlap.(*)..").should().beFreeOfCycles().check(MAIN);
  }

  @Test
  void everyPackageIsOneOfTheHouse() {
    known().check(MAIN);
  }

  @Test
  void resourcesLiveInFeaturePackages() {
    classes()
        .that()
        .areAnnotatedWith("jakarta.ws.rs.Path")
        .should()
        .resideInAnyPackage(all(Set.of("analysis", "play", "games", "matches", "picture")))
        .check(MAIN);
  }

  @Test
  void entitiesAreUsedInTheirOwnPackageOnly() {
    for (String name : STORING) {
      noClasses()
          .that(resideOutsideOfPackage(of(name)))
          .should()
          .dependOnClassesThat(
              resideInAPackage(of(name)).and(annotatedWith("jakarta.persistence.Entity")))
          .check(MAIN);
    }
    classes()
        .that()
        .areAnnotatedWith("jakarta.persistence.Entity")
        .should()
        .resideInAnyPackage(all(STORING))
        .andShould()
        .haveSimpleNameEndingWith("Entity")
        .check(MAIN);
  }

  @Test
  void noTypeNameStandsTwice() {
    Map<String, List<String>> byName =
        MAIN.stream()
            .filter(type -> !type.isAnonymousClass() && !type.getSimpleName().isEmpty())
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    byName.values().removeIf(names -> names.size() == 1);
    assertEquals(Map.of(), byName);
  }

  @Test
  void nothingDependsOnTheClassesOfAGame() {
    noClasses()
        .that(resideOutsideOfPackages(all(OF_GAMES)))
        .should()
        .dependOnClassesThat(resideInAnyPackage(all(OF_GAMES)))
        .check(MAIN);
  }

  @Test
  void noPackageHoldsTooManyFiles() throws IOException {
    Map<Path, Long> sizes =
        sources().stream().collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
    sizes.values().removeIf(files -> files <= MAX_FILES);
    assertEquals(Map.of(), sizes);
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  /** The tests of the rules use Jackson and JUnit, so they are what the rules must object to. */
  @Test
  void theseRulesCanFail() {
    JavaClasses tests = new ClassFileImporter().importPackages("io.seedlap");
    assertTrue(onlyJava("rules").evaluate(tests).hasViolation());
    assertTrue(known().evaluate(tests).hasViolation());
    assertFalse(MAIN.isEmpty());
  }

  private static ArchRule arrows(String name) {
    return classes()
        .that(resideInAPackage(of(name)))
        .should()
        .onlyDependOnClassesThat(withAllowed(name).or(resideOutsideOfPackage("io.seedlap..")))
        .allowEmptyShould(true);
  }

  /** Java, and annotations for what may be null. */
  private static ArchRule onlyJava(String name) {
    return classes()
        .that(resideInAPackage(of(name)))
        .should()
        .onlyDependOnClassesThat(
            withAllowed(name).or(resideInAnyPackage("java..", "org.jspecify..")))
        .allowEmptyShould(true);
  }

  private static ArchRule known() {
    return classes()
        .that()
        .doNotHaveFullyQualifiedName("io.seedlap.Main")
        .should()
        .resideInAnyPackage(all(ARROWS.keySet()));
  }

  /** The package itself and what it may use. */
  private static DescribedPredicate<JavaClass> withAllowed(String name) {
    return resideInAPackage(of(name)).or(resideInAnyPackage(all(ARROWS.get(name))));
  }

  private static String[] all(Collection<String> names) {
    return names.stream().map(ArchitectureTest::of).toArray(String[]::new);
  }

  private static String of(String name) {
    return "io.seedlap." + name + "..";
  }
}
