import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Plays moves while it fills a disk and makes room again. See disk-full.sh. */
final class DiskFull {
  static final String POSITION = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0";
  static final int PLAYERS = 4;
  static final HttpClient HTTP =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(5))
          .build();

  static URI origin;
  static boolean failed;

  /** Of each game the last ply that was acknowledged. */
  static final Map<String, Integer> acknowledged = new ConcurrentHashMap<>();

  static final Map<String, AtomicLong> answers = new ConcurrentHashMap<>();
  static volatile boolean over;

  record Answer(int status, String body) {
    String field(String name) {
      Matcher field = Pattern.compile('"' + name + "\":\"?([^\",}]*)").matcher(body);
      return field.find() ? field.group(1) : "";
    }
  }

  public static void main(String... args) throws Exception {
    origin = URI.create(args[0]);
    Path filler = Path.of(args[1]);
    boolean killed = args[3].equals("killed");
    List<Thread> players =
        java.util.stream.IntStream.range(0, PLAYERS).mapToObj(i -> new Thread(DiskFull::play)).toList();
    players.forEach(Thread::start);
    until("moves succeed before", 60, () -> count("200") > 100);

    fill(filler);
    until("moves get 503 when the disk is full", 120, () -> refused("storage-full") > 20);
    if (!killed) {
      String game = acknowledged.keySet().iterator().next();
      step("games can be read", get("/v1/games/" + game).status() == 200);
      Answer ready = get("/q/health/ready");
      step(
          "readiness says that nothing can be written",
          ready.status() == 200 && ready.body().contains("\"writable\": false"));
    } else {
      Path pid = filler.resolveSibling("data/postgresql/postmaster.pid");
      new ProcessBuilder("kill", "-KILL", Files.readAllLines(pid).get(0)).inheritIO().start().waitFor();
      until("readiness says that there is no database", 60, () -> get("/q/health/ready").status() == 503);
    }
    step("stateless moves go on", post("/v1/rulesets/adji-kui-ii/move",
        "{\"notation\":\"" + POSITION + "\",\"move\":\"A\"}", "").status() == 200);
    Thread.sleep(5_000);

    Files.delete(filler);
    long room = System.nanoTime();
    answers.clear();
    until("moves succeed again by themselves", 60, () -> count("200") > 20);
    System.out.printf("     after %.1f s%n", (System.nanoTime() - room) / 1e9);
    over = true;
    for (Thread player : players) {
      player.join();
    }
    int lost = 0;
    for (Map.Entry<String, Integer> game : acknowledged.entrySet()) {
      Answer kept = get("/v1/games/" + game.getKey());
      lost += kept.status() == 200 && Integer.parseInt(kept.field("ply")) >= game.getValue() ? 0 : 1;
    }
    step("nothing acknowledged is lost, of " + acknowledged.size() + " games", lost == 0);
    List<String> lines =
        Files.readAllLines(Path.of(args[2])).stream()
            .filter(line -> line.matches(".* (ERROR|WARN) .*|\\s+at .*|.*Exception.*"))
            .toList();
    step(lines.size() + " lines of warnings and errors in the log", lines.size() <= (killed ? 12 : 1));
    lines.stream().limit(30).forEach(line -> System.out.println("     " + line));
    System.out.println("     answers: " + answers);
    System.exit(failed ? 1 : 0);
  }

  interface Condition {
    boolean holds() throws Exception;
  }

  static void until(String name, int seconds, Condition condition) throws Exception {
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    boolean holds = condition.holds();
    while (!holds && System.nanoTime() < end) {
      Thread.sleep(50);
      holds = condition.holds();
    }
    step(name, holds);
  }

  static void step(String name, boolean passed) {
    failed |= !passed;
    System.out.println((passed ? "PASS " : "FAIL ") + name);
  }

  static long count(String answer) {
    return answers.getOrDefault(answer, new AtomicLong()).get();
  }

  static long refused(String codes) {
    return answers.keySet().stream().filter(it -> it.matches("503 (" + codes + ")")).mapToLong(DiskFull::count).sum();
  }

  /** Until nothing fits any more, also of what others have let go meanwhile. */
  static void fill(Path file) throws Exception {
    try (OutputStream out = Files.newOutputStream(file)) {
      for (int size = 1 << 20; size >= 512; size /= 2) {
        byte[] block = new byte[size];
        try {
          while (true) {
            out.write(block);
          }
        } catch (IOException full) {
          // smaller ones may fit
        }
      }
    }
  }

  /** Both sides of game after game; a move that was not acknowledged is not repeated. */
  static void play() {
    while (!over) {
      try {
        Answer made = post("/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", "");
        if (made.status() != 201) {
          Thread.sleep(50);
          continue;
        }
        String id = made.field("id");
        String tokens = made.body().substring(made.body().indexOf("\"tokens\""));
        acknowledged.put(id, 0);
        Answer state = made;
        boolean goesOn = true;
        while (goesOn && !over) {
          String south = new Answer(0, tokens).field("south");
          String north = new Answer(0, tokens).field("north");
          Matcher legal = Pattern.compile("\"legal\":\\[\"(.)\"").matcher(state.body());
          if (!legal.find()) {
            break;
          }
          String hole = legal.group(1);
          boolean southToMove = Character.isUpperCase(hole.charAt(0));
          state = post("/v1/games/" + id + "/moves", "{\"move\":\"" + hole + "\"}", southToMove ? south : north);
          goesOn = state.status() == 200;
          if (goesOn) {
            acknowledged.put(id, Integer.parseInt(state.field("ply")));
          }
        }
      } catch (IOException | InterruptedException e) {
        answers.computeIfAbsent(e.toString(), it -> new AtomicLong()).incrementAndGet();
      }
    }
  }

  static Answer get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(origin.resolve(path)), false);
  }

  static Answer post(String path, String body, String token) throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(origin.resolve(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    return send(request, path.endsWith("/moves") || path.equals("/v1/games"));
  }

  static Answer send(HttpRequest.Builder request, boolean counted) throws IOException, InterruptedException {
    HttpResponse<String> http =
        HTTP.send(request.timeout(Duration.ofSeconds(15)).build(), HttpResponse.BodyHandlers.ofString());
    Answer answer = new Answer(http.statusCode(), http.body());
    if (counted) {
      String name = http.statusCode() + (http.statusCode() < 300 ? "" : " " + answer.field("code"));
      answers.computeIfAbsent(name, it -> new AtomicLong()).incrementAndGet();
    }
    return answer;
  }
}
