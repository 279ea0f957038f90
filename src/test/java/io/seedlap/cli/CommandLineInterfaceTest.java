package io.seedlap.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineInterfaceTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String words) {
    return CommandLineInterface.run(
        new PrintWriter(out, true), new PrintWriter(err, true), words.split(" "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "help"})
  void helpNamesTheCommandsAndShowsExamples(String words) {
    assertEquals(0, run(words));
    assertTrue(out.toString().contains("tables "), out.toString());
    assertTrue(out.toString().contains("-Dquarkus.http.port=8081"), out.toString());
    assertEquals("", err.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "help tables",
        "tables --help",
        "tables help",
        "tables build -h",
        "tables verify -h",
        "tables list -h",
        "solve --help"
      })
  void everyCommandHasHelpWithAnExample(String words) {
    assertEquals(0, run(words));
    assertTrue(out.toString().contains("Example"), out.toString());
  }

  @Test
  void theHelpOfACommandNamesTheGames() {
    run("tables build --help");
    assertTrue(out.toString().contains("adji-kui-ii, sadeqa-ii"), out.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V"})
  void theVersionIsPrinted(String words) {
    assertEquals(0, run(words));
    assertTrue(out.toString().startsWith("Seedlap "), out.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "table list, tables",
    "tabels, tables",
    "hlep, help",
    "--halp, --help",
    "tables lits, list",
    "tables list --value, --values",
    "tables build adji-kui-ii --up-to 9 --thread 2, --threads"
  })
  void whatIsMistypedIsRefusedWithTheNearestWord(String words, String nearest) {
    assertEquals(2, run(words));
    assertTrue(err.toString().contains("Did you mean"), err.toString());
    assertTrue(err.toString().contains(nearest), err.toString());
    assertEquals("", out.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"tables", "serve", "8081", "tables list -x"})
  void whatIsNoCommandIsRefused(String words) {
    assertEquals(2, run(words));
    assertTrue(err.toString().lines().count() >= 2, err.toString());
  }

  @Test
  void aSettingBehindThePackageIsRefusedWithItsRightPlace() {
    assertEquals(2, run("-Dseedlap.data-dir=games"));
    assertTrue(
        err.toString().contains("java -Dseedlap.data-dir=games -jar quarkus-run.jar"),
        err.toString());
  }
}
