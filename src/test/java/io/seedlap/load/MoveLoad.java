package io.seedlap.load;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.contract.OutsideContract;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Throughput and latency of single calls, beside a bare JSON echo in the same process. It asserts
 * nothing and is no part of the build; it needs wrk (Debian's package of that name):
 *
 * <pre>./mvnw test -Dtest=MoveLoad -Dload.seconds=20</pre>
 */
@QuarkusTest
@OutsideContract("It measures, and makes no exchange of its own.")
class MoveLoad {
  private static final String BODY =
      "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"A\"}";
  private static final int SECONDS = Integer.getInteger("load.seconds", 20);
  private static final int ROUNDS = Integer.getInteger("load.rounds", 3);
  private static final Pattern FIGURES =
      Pattern.compile("50%\\s+(\\S+).*99%\\s+(\\S+).*Requests/sec:\\s+(\\S+)", Pattern.DOTALL);

  @TestHTTPResource("/")
  URL url;

  @Test
  void measure() throws IOException, InterruptedException {
    System.out.printf("%-10s %5s %12s %10s %10s%n", "", "conns", "requests/s", "p50", "p99");
    for (String endpoint : List.of("move", "validate")) {
      run("/echo/" + endpoint, 32, SECONDS);
      run(path(endpoint), 32, SECONDS);
      for (int connections : new int[] {2, 32}) {
        for (int round = 0; round < ROUNDS; round++) {
          print("echo", connections, run("/echo/" + endpoint, connections, SECONDS));
          print(endpoint, connections, run(path(endpoint), connections, SECONDS));
        }
      }
    }
  }

  private static String path(String endpoint) {
    return "/v1/rulesets/adji-kui-ii/" + endpoint;
  }

  private static void print(String name, int connections, String output) {
    Matcher figures = FIGURES.matcher(output);
    if (!figures.find()) {
      throw new IllegalStateException(output);
    }
    System.out.printf(
        "%-10s %5d %12s %10s %10s%n",
        name, connections, figures.group(3), figures.group(1), figures.group(2));
  }

  private String run(String path, int connections, int seconds)
      throws IOException, InterruptedException {
    Process wrk =
        new ProcessBuilder(
                "wrk",
                "--latency",
                "-t1",
                "-c" + connections,
                "-d" + seconds + "s",
                "-s",
                "src/test/load/post.lua",
                "http://127.0.0.1:" + url.getPort() + path,
                "--",
                BODY)
            .redirectErrorStream(true)
            .start();
    String output = new String(wrk.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    wrk.waitFor();
    return output;
  }
}
