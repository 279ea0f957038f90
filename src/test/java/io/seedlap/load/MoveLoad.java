package io.seedlap.load;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.contract.OutsideContract;
import java.io.IOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Throughput and latency of single calls, beside a bare JSON echo in the same process: short runs
 * of both in turn, so that other load of the machine affects both alike. Prints the medians, and
 * the median of the ratios of neighbours. It asserts nothing and is no part of the build; it needs
 * wrk (Debian's package of that name):
 *
 * <pre>./mvnw test -Dtest=MoveLoad -Dquarkus.http.access-log.enabled=false</pre>
 */
@QuarkusTest
@OutsideContract("It measures, and makes no exchange of its own.")
class MoveLoad {
  private static final String BODY =
      "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"A\"}";
  private static final int WARM_UP = Integer.getInteger("load.warmup", 20);
  private static final int SECONDS = Integer.getInteger("load.seconds", 2);
  private static final int ROUNDS = Integer.getInteger("load.rounds", 15);
  private static final Pattern FIGURES =
      Pattern.compile(
          "50%\\s+(\\S+?)(us|ms|s)\\s.*99%\\s+(\\S+?)(us|ms|s)\\s.*Requests/sec:\\s+(\\S+)",
          Pattern.DOTALL);

  @TestHTTPResource("/")
  URL url;

  /** The results of one run of wrk: requests a second; microseconds. */
  private record Run(double rate, double p50, double p99) {}

  @Test
  void measure() throws IOException, InterruptedException {
    System.out.printf(
        "%-10s %5s %10s %8s %8s   ratios to echo%n", "", "conns", "requests/s", "p50 us", "p99 us");
    for (String endpoint : List.of("move", "validate")) {
      String echo = "/echo/" + endpoint;
      String path = "/v1/rulesets/adji-kui-ii/" + endpoint;
      run(echo, 32, WARM_UP);
      run(path, 32, WARM_UP);
      for (int connections : new int[] {2, 32}) {
        List<Run> echoes = new ArrayList<>();
        List<Run> answers = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
          echoes.add(run(echo, connections, SECONDS));
          answers.add(run(path, connections, SECONDS));
        }
        print("echo", connections, echoes, echoes);
        print(endpoint, connections, answers, echoes);
      }
    }
  }

  private static void print(String name, int connections, List<Run> runs, List<Run> echoes) {
    System.out.printf(
        "%-10s %5d %10.0f %8.0f %8.0f   %.2f, p99 %.2f%n",
        name,
        connections,
        median(runs, (run, i) -> run.rate()),
        median(runs, (run, i) -> run.p50()),
        median(runs, (run, i) -> run.p99()),
        median(runs, (run, i) -> run.rate() / echoes.get(i).rate()),
        median(runs, (run, i) -> run.p99() / echoes.get(i).p99()));
  }

  private static double median(List<Run> runs, ToDoubleBiFunction<Run, Integer> figure) {
    return IntStream.range(0, runs.size())
        .mapToDouble(i -> figure.applyAsDouble(runs.get(i), i))
        .sorted()
        .toArray()[runs.size() / 2];
  }

  private Run run(String path, int connections, int seconds)
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
    Matcher figures = FIGURES.matcher(output);
    if (!figures.find() || output.contains("Non-2xx")) {
      throw new IllegalStateException(output);
    }
    return new Run(
        Double.parseDouble(figures.group(5)),
        microseconds(figures.group(1), figures.group(2)),
        microseconds(figures.group(3), figures.group(4)));
  }

  private static double microseconds(String figure, String unit) {
    return Double.parseDouble(figure) * (unit.equals("us") ? 1 : unit.equals("ms") ? 1e3 : 1e6);
  }
}
