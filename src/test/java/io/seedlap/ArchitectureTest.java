package io.seedlap;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which package may use which. Arrows run one way. */
class ArchitectureTest {
  /** What each package may use of the others; all but the pure ones may use any library. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          entry("rules", Set.of()),
          entry("solve", Set.of("rules")),
          entry("web", Set.of("rules")),
          entry("database", Set.of("web")),
          entry("execution", Set.of("rules", "web")),
          entry("wire", Set.of("rules", "web")),
          entry("picture", Set.of("rules", "execution", "wire", "web")),
          entry("engine", Set.of("rules", "solve")),
          entry("cli", Set.of("rules", "solve")),
          entry("play", Set.of("rules", "solve", "engine", "execution", "wire", "web")),
          entry(
              "games",
              Set.of("rules", "engine", "execution", "wire", "picture", "database", "web")),
          entry("matches", Set.of("rules", "engine", "wire", "database", "games", "web")));

  private static final List<String> PURE = List.of("rules", "solve");

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.seedlap");

  static Set<String> packages() {
    return MAY_USE.keySet();
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
        .resideInAnyPackage(all(Set.of("play", "games", "matches", "picture")))
        .allowEmptyShould(true)
        .check(MAIN);
  }

  @Test
  void entitiesLiveWithGamesAndMatches() {
    classes()
        .that()
        .areAnnotatedWith("jakarta.persistence.Entity")
        .should()
        .resideInAnyPackage(all(Set.of("games", "matches")))
        .allowEmptyShould(true)
        .check(MAIN);
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

  private static ArchRule onlyJava(String name) {
    return classes()
        .that(resideInAPackage(of(name)))
        .should()
        .onlyDependOnClassesThat(withAllowed(name).or(resideInAPackage("java..")))
        .allowEmptyShould(true);
  }

  private static ArchRule known() {
    return classes()
        .that()
        .doNotHaveFullyQualifiedName("io.seedlap.Main")
        .should()
        .resideInAnyPackage(all(MAY_USE.keySet()));
  }

  /** The package itself and what it may use. */
  private static DescribedPredicate<JavaClass> withAllowed(String name) {
    return resideInAPackage(of(name)).or(resideInAnyPackage(all(MAY_USE.get(name))));
  }

  private static String[] all(Collection<String> names) {
    return names.stream().map(ArchitectureTest::of).toArray(String[]::new);
  }

  private static String of(String name) {
    return "io.seedlap." + name + "..";
  }
}
