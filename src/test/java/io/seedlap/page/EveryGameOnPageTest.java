package io.seedlap.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Plays every game on the page in Chromium, those on the class path of the tests included: the
 * packaged service, on which the other browser tests run, lacks them. {@code .ci/browser} installs
 * the tools and runs this; without {@code -Dbrowser.tools} it is skipped.
 */
@QuarkusTest
class EveryGameOnPageTest {
  private static final String TOOLS = "browser.tools";
  private static final String SCRIPT = "src/test/browser/every-game.test.mjs";
  private static final int MAX_MINUTES = 10;

  @TestHTTPResource("/")
  URL url;

  @Test
  void everyGameIsPlayedOnThePage() throws IOException, InterruptedException {
    String tools = System.getProperty(TOOLS);
    assumeTrue(
        tools != null,
        "needs Node.js, Chromium and a folder with playwright-core and axe-core: run .ci/browser,"
            + " or give -D"
            + TOOLS
            + "=<folder>");
    assertTrue(Files.isDirectory(Path.of(tools)), tools + " is no folder");
    Path output = Files.createTempFile("every-game", ".log");
    ProcessBuilder node =
        new ProcessBuilder("node", "--test", "--test-reporter=spec", SCRIPT)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    node.environment().put("SEEDLAP_BROWSER_TOOLS", tools);
    node.environment().put("SEEDLAP_ORIGIN", "http://127.0.0.1:" + url.getPort());
    Process process = node.start();
    try {
      boolean ended = process.waitFor(MAX_MINUTES, TimeUnit.MINUTES);
      String report = Files.readString(output);
      assertTrue(ended, () -> "still running after " + MAX_MINUTES + " minutes:\n" + report);
      assertEquals(0, process.exitValue(), report);
      System.out.println(report);
    } finally {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
      Files.delete(output);
    }
  }
}
