import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a service holds: from its metrics and from /proc.
 *
 * @param files all that are open but connections to the database, whose pool grows as it is used
 * @param threads all but those of the pool of workers, which grows and shrinks by itself
 * @param memory bytes in use on the heap and in direct buffers after a collection
 */
record Vitals(
    long streams,
    long batches,
    long halfSent,
    long connections,
    long files,
    long threads,
    long memory) {
  static final HttpClient HTTP =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  /** Of a moment; its own connection is one of them. */
  static Vitals read(URI service, long pid) throws Exception {
    String metrics = get(service.resolve("/q/metrics"));
    return new Vitals(
        sum(metrics, "seedlap_streams_open"),
        sum(metrics, "seedlap_batches_open"),
        sum(metrics, "seedlap_connections_half_sent"),
        sum(metrics, "seedlap_connections_open"),
        count(Path.of("/proc/" + pid + "/fd"))
            - sum(metrics, "agroal_(?:active|available)_count\\{[^}]*}"),
        threads(pid),
        sum(metrics, "jvm_memory_used_bytes\\{area=\"heap\"[^}]*}")
            + sum(metrics, "jvm_buffer_memory_used_bytes\\{id=\"direct\"[^}]*}"));
  }

  /** After a collection. */
  static Vitals afterCollection(URI service, long pid) throws Exception {
    Process collection =
        new ProcessBuilder("jcmd", Long.toString(pid), "GC.run")
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    collection.waitFor();
    return read(service, pid);
  }

  /** What is more than before, beyond what may vary; empty when nothing is. */
  String excess(Vitals before) {
    StringBuilder all = new StringBuilder();
    add(all, "streams", streams, before.streams, 0);
    add(all, "batches", batches, before.batches, 0);
    add(all, "half sent", halfSent, before.halfSent, 0);
    add(all, "connections", connections, before.connections, 2);
    add(all, "files", files, before.files, 6);
    add(all, "threads", threads, before.threads, 3);
    add(all, "memory", memory, before.memory, 24 << 20);
    return all.toString();
  }

  private static void add(StringBuilder all, String name, long now, long before, long more) {
    if (now > before + more) {
      all.append(" ").append(name).append(" ").append(before).append(" -> ").append(now);
    }
  }

  private static String get(URI uri) throws IOException, InterruptedException {
    return HTTP.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString())
        .body();
  }

  private static long sum(String metrics, String name) {
    Matcher values = Pattern.compile("(?m)^" + name + " (\\S+)").matcher(metrics);
    double sum = 0;
    while (values.find()) {
      sum += Double.parseDouble(values.group(1));
    }
    return (long) sum;
  }

  private static long count(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.count();
    }
  }

  private static long threads(long pid) throws IOException {
    List<Path> all;
    try (Stream<Path> tasks = Files.list(Path.of("/proc/" + pid + "/task"))) {
      all = tasks.toList();
    }
    long threads = 0;
    for (Path task : all) {
      try {
        threads += Files.readString(task.resolve("comm")).startsWith("executor-thread") ? 0 : 1;
      } catch (IOException ended) {
        // the thread
      }
    }
    return threads;
  }
}
