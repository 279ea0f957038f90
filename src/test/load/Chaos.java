import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Players under whom processes are killed. Run by kill.sh and by docker/topology.sh:
 *
 * <pre>
 * Chaos kill &lt;rounds&gt; &lt;folder&gt;   one service with its embedded database: the service is killed
 *                              (-9) so many times, then all processes of PostgreSQL; then the
 *                              service is stopped (-15) in the middle of the games
 * Chaos two &lt;rounds&gt; &lt;folder&gt;    two services on one database behind nginx: one of them is killed
 *                              and replaced so many times
 * </pre>
 *
 * At the end every game must hold every move that was answered with 200, replay to its stored
 * position, and count its versions without a gap; every watcher must have seen every ply once.
 */
public class Chaos {
  static final int PLAYERS = 8;
  static final long THINKING_MILLIS = 20; // so that a start finds a core
  static final long RETRY_MILLIS = 200; // the same
  static final Duration PATIENCE = Duration.ofMinutes(5); // for a machine that is busy otherwise
  static final HttpClient HTTP =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .connectTimeout(Duration.ofSeconds(2))
          .build();
  static final String SERVICE = "target/quarkus-app/quarkus-run.jar";

  /** The version before, as which the first of two services begins until it is replaced. */
  static final String PREVIOUS = System.getProperty("previous", SERVICE);

  static final Map<String, Map<Integer, String>> acknowledged = new ConcurrentHashMap<>();
  static final AtomicLong moves = new AtomicLong();
  static final AtomicLong retries = new AtomicLong();
  static final List<String> faults = new CopyOnWriteArrayList<>();
  static volatile boolean over;

  public static void main(String... args) throws Exception {
    int rounds = Integer.parseInt(args[1]);
    Path folder = Path.of(args[2]);
    Files.createDirectories(folder);
    if (args[0].equals("kill")) {
      kill(rounds, folder);
    } else {
      two(rounds, folder);
    }
    System.out.printf(
        "%d games, %d moves acknowledged, %d requests sent again, %d faults%n",
        acknowledged.size(), moves.get(), retries.get(), faults.size());
    faults.stream().limit(20).forEach(System.out::println);
    System.exit(faults.isEmpty() ? 0 : 1);
  }

  static void kill(int rounds, Path folder) throws Exception {
    String url = "http://127.0.0.1:18090";
    List<String> settings =
        List.of("-Dquarkus.http.port=18090", "-Dseedlap.data-dir=" + folder.resolve("data"));
    Process service = start(folder.resolve("service.log"), settings);
    System.out.printf("first start: ready after %d ms%n", untilReady(url));
    List<Thread> crowd = crowd(List.of(url), List.of(url));
    List<Long> starts = new ArrayList<>();
    for (int i = 0; i < rounds; i++) {
      letPlay();
      service.destroyForcibly().waitFor();
      service = start(folder.resolve("service.log"), settings);
      starts.add(untilReady(url));
    }
    print("service killed", starts);
    starts.clear();
    for (int i = 0; i < rounds; i++) {
      letPlay();
      killDatabase(folder.resolve("data/postgresql"));
      starts.add(untilReady(url));
    }
    print("database killed", starts);
    letPlay();
    stop(service, folder.resolve("data/postgresql"));
    service = start(folder.resolve("service.log"), settings);
    print("service stopped", List.of(untilReady(url)));
    letPlay();
    finish(crowd, url);
    stop(service, folder.resolve("data/postgresql"));
  }

  /** Stops the service: its database has to stop with it. */
  static void stop(Process service, Path data) throws Exception {
    ProcessHandle postmaster = postmaster(data);
    service.destroy();
    if (!service.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
      faults.add("the service does not stop");
      service.destroyForcibly().waitFor();
    }
    if (Files.exists(data.resolve("postmaster.pid"))) {
      faults.add("the service has stopped, PostgreSQL (pid " + postmaster.pid() + ") has not");
    }
  }

  static void two(int rounds, Path folder) throws Exception {
    try (EmbeddedPostgres database =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder.resolve("data").toFile())
            .setCleanDataDirectory(false)
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setServerConfig("max_connections", "100")
            .start()) {
      List<Process> services = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        String service = i == 0 ? PREVIOUS : SERVICE;
        services.add(start(folder.resolve("service" + i + ".log"), external(database, i), service));
        untilReady(url(i)); // each migrates the schema as far as it knows it
      }
      String proxy = System.getProperty("proxy", "http://127.0.0.1:18100");
      List<String> direct = List.of(url(0), url(1));
      untilReady(proxy);
      List<Thread> crowd =
          crowd(List.of(proxy, direct.get(0), direct.get(1)), List.of(direct.get(0), direct.get(1), proxy));
      List<Long> starts = new ArrayList<>();
      for (int i = 0; i < rounds; i++) {
        letPlay();
        int victim = i % 2;
        services.get(victim).destroyForcibly().waitFor();
        letPlay();
        services.set(
            victim, start(folder.resolve("service" + victim + ".log"), external(database, victim)));
        starts.add(untilReady(url(victim)));
      }
      print("instance killed", starts);
      finish(crowd, proxy);
      for (Process service : services) {
        service.destroy();
        service.waitFor(20, TimeUnit.SECONDS);
      }
    }
  }

  static String url(int instance) {
    return "http://127.0.0.1:" + (18091 + instance);
  }

  static List<String> external(EmbeddedPostgres database, int instance) {
    return List.of(
        "-Dquarkus.http.port=" + (18091 + instance),
        "-Dseedlap.persistence=external",
        "-Dquarkus.datasource.jdbc.url=" + database.getJdbcUrl("postgres", "postgres"),
        "-Dquarkus.datasource.username=postgres");
  }

  static Process start(Path log, List<String> settings) throws IOException {
    return start(log, settings, SERVICE);
  }

  static Process start(Path log, List<String> settings, String service) throws IOException {
    List<String> command = new ArrayList<>(List.of("java"));
    command.addAll(settings);
    command.add("-Dseedlap.events.streams-per-client=1000");
    command.add("-Dquarkus.http.access-log.enabled=false");
    command.add("-Dseedlap.tables.sadeqa-ii=0");
    command.add("-Dseedlap.tables.adji-kui-ii=0");
    if (service.equals(SERVICE)) {
      command.add("-Dseedlap.trusted-proxies=127.0.0.1"); // versions before may not know it
    }
    command.addAll(List.of("-jar", service));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroy)); // if we are ended ourselves
    return process;
  }

  /** Milliseconds until the service says that it is ready. */
  static long untilReady(String url) throws InterruptedException {
    long before = System.nanoTime();
    while (true) {
      try {
        HttpRequest request =
            HttpRequest.newBuilder(URI.create(url + "/q/health/ready"))
                .timeout(Duration.ofSeconds(5))
                .build();
        if (HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
          return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before);
        }
      } catch (IOException e) {
        // not yet
      }
      if (System.nanoTime() - before > PATIENCE.toNanos()) {
        faults.add(url + " is not ready after " + PATIENCE);
        return -1;
      }
      Thread.sleep(50);
    }
  }

  static ProcessHandle postmaster(Path data) throws IOException {
    long pid = Long.parseLong(Files.readAllLines(data.resolve("postmaster.pid")).get(0).trim());
    return ProcessHandle.of(pid).orElseThrow();
  }

  static void killDatabase(Path data) throws IOException {
    ProcessHandle postmaster = postmaster(data);
    List<ProcessHandle> all = new ArrayList<>(postmaster.descendants().toList());
    all.add(0, postmaster);
    all.forEach(ProcessHandle::destroyForcibly);
    postmaster.onExit().join();
  }

  static void print(String what, List<Long> starts) {
    List<Long> sorted = starts.stream().sorted().toList();
    System.out.printf(
        "%s %d times: ready again after %d ms (median), %d ms (longest)%n",
        what, sorted.size(), sorted.get(sorted.size() / 2), sorted.get(sorted.size() - 1));
  }

  /** Lets some moves be played, so that each kill hits the game. */
  static void letPlay() throws InterruptedException {
    long enough = moves.get() + 20 + new Random().nextInt(60);
    long before = System.nanoTime();
    while (moves.get() < enough) {
      if (System.nanoTime() - before > PATIENCE.toNanos()) {
        faults.add("nobody plays any more");
        return;
      }
      Thread.sleep(10);
    }
  }

  static List<Thread> crowd(List<String> playersAt, List<String> watchersAt) {
    List<Thread> crowd = new ArrayList<>();
    for (int i = 0; i < PLAYERS; i++) {
      String url = playersAt.get(i % playersAt.size());
      String other = playersAt.get((i + 1) % playersAt.size());
      String watcher = watchersAt.get(i % watchersAt.size());
      Thread thread = new Thread(() -> playGames(url, other, watcher), "player-" + i);
      thread.start();
      crowd.add(thread);
    }
    return crowd;
  }

  /** Plays games to their end, south at one service, north at the other, while a third client watches. */
  static void playGames(String south, String north, String watcherAt) {
    Random random = new Random();
    while (!over) {
      try {
        String ruleset = random.nextBoolean() ? "adji-kui-ii" : "sadeqa-ii";
        String created =
            insist(south, "/v1/games", "{\"ruleset\":\"" + ruleset + "\"}", null, south);
        String id = field(created, "id");
        String tokens = created.substring(created.indexOf("\"tokens\""));
        Map<Integer, String> log = new ConcurrentHashMap<>();
        acknowledged.put(id, log);
        Watcher watcher = new Watcher(watcherAt, south, id);
        watcher.start();
        String state = insist(south, "/v1/games/" + id, null, null, north);
        while (!over && state.contains("\"outcome\":null")) {
          String legal = state.substring(state.indexOf("\"legal\":[") + 9);
          String[] holes = legal.substring(0, legal.indexOf(']')).replace("\"", "").split(",");
          String turn = field(state, "turn", state.indexOf("\"position\""));
          String hole = holes[random.nextInt(holes.length)];
          String at = turn.equals("south") ? south : north;
          String answer =
              insist(
                  at,
                  "/v1/games/" + id + "/moves",
                  "{\"move\":\"" + hole + "\"}",
                  field(tokens, turn),
                  at.equals(south) ? north : south);
          log.put(Integer.parseInt(number(answer, "ply")), hole);
          moves.incrementAndGet();
          Thread.sleep(THINKING_MILLIS);
          state = insist(at, "/v1/games/" + id, null, null, at.equals(south) ? north : south);
        }
        watcher.expect(state.contains("\"outcome\":null") ? -1 : Integer.parseInt(number(state, "ply")));
      } catch (Exception e) {
        faults.add(Thread.currentThread().getName() + ": " + e);
        return;
      }
    }
  }

  /** Sends a request until it is answered with 2xx, a POST always under the same key. */
  static String insist(String url, String path, String body, String token, String elsewhere)
      throws Exception {
    String key = UUID.randomUUID().toString();
    long before = System.nanoTime();
    for (int attempt = 0; ; attempt++) {
      HttpRequest request =
          request((attempt % 2 == 0 ? url : elsewhere) + path, body, token, key);
      try {
        HttpResponse<String> response =
            HTTP.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() / 100 == 2) {
          return response.body();
        }
        if (response.statusCode() < 500) {
          throw new IllegalStateException(path + " " + body + ": " + response.body());
        }
        if (response.statusCode() == 500) {
          faults.add(path + ": " + response.body());
        }
      } catch (IOException e) {
        // killed
      }
      retries.incrementAndGet();
      if (System.nanoTime() - before > PATIENCE.toNanos()) {
        throw new IllegalStateException("no answer for " + path);
      }
      Thread.sleep(RETRY_MILLIS);
    }
  }

  /** A GET, or a POST under a key where there is a body. */
  static HttpRequest request(String uri, String body, String token, String key) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(uri)).timeout(Duration.ofSeconds(8));
    if (body != null) {
      request
          .POST(HttpRequest.BodyPublishers.ofString(body))
          .header("Content-Type", "application/json")
          .header("Idempotency-Key", key);
    }
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    return request.build();
  }

  /** Reads a game's events, reconnects when the stream breaks, and counts. */
  static class Watcher extends Thread {
    static final List<Watcher> ALL = new CopyOnWriteArrayList<>();
    final String[] urls;
    final String id;
    volatile int last = -1;
    volatile boolean ended;
    volatile int expected = -1;

    Watcher(String url, String other, String id) {
      super("watcher");
      this.urls = new String[] {url, other};
      this.id = id;
      setDaemon(true);
      ALL.add(this);
    }

    void expect(int ply) {
      expected = ply;
    }

    @Override
    public void run() {
      for (int attempt = 0; !ended; attempt++) {
        try {
          HttpRequest.Builder request =
              HttpRequest.newBuilder(
                  URI.create(urls[attempt % 2] + "/v1/games/" + id + "/events"));
          if (last >= 0) {
            request.header("Last-Event-ID", Integer.toString(last));
          }
          HttpResponse<java.io.InputStream> response =
              HTTP.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
          if (response.statusCode() == 200) {
            read(new BufferedReader(new InputStreamReader(response.body())));
          }
        } catch (IOException e) {
          // killed
        } catch (InterruptedException e) {
          return;
        }
        try {
          Thread.sleep(RETRY_MILLIS);
        } catch (InterruptedException e) {
          return;
        }
      }
    }

    void read(BufferedReader lines) throws IOException {
      int ply = -1;
      String name = "";
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("id:")) {
          ply = Integer.parseInt(line.substring(3).strip());
        } else if (line.startsWith("event:")) {
          name = line.substring(6).strip();
        } else if (line.isEmpty() && !name.isEmpty()) {
          if (name.equals("end")) {
            ended = true;
          } else if (ply != last + 1) {
            faults.add("watcher of " + id + ": ply " + ply + " after " + last);
          }
          last = ply;
          name = "";
        }
      }
    }
  }

  static void finish(List<Thread> crowd, String url) throws Exception {
    over = true;
    for (Thread player : crowd) {
      player.join();
    }
    for (Map.Entry<String, Map<Integer, String>> game : acknowledged.entrySet()) {
      check(url, game.getKey(), game.getValue());
    }
    long before = System.nanoTime();
    for (Watcher watcher : Watcher.ALL) {
      while (watcher.expected >= 0 && !watcher.ended) {
        if (System.nanoTime() - before > PATIENCE.toNanos()) {
          faults.add("watcher of " + watcher.id + " waits at " + watcher.last);
          break;
        }
        Thread.sleep(20);
      }
      if (watcher.expected >= 0 && watcher.last != watcher.expected) {
        faults.add("watcher of " + watcher.id + " ended at " + watcher.last);
      }
    }
    System.out.printf(
        "%d watchers saw their game to its end%n",
        Watcher.ALL.stream().filter(watcher -> watcher.ended).count());
  }

  static void check(String url, String id, Map<Integer, String> plies) throws Exception {
    String game = insist(url, "/v1/games/" + id, null, null, url);
    String log = insist(url, "/v1/games/" + id + "/moves", null, null, url);
    Map<Integer, String> stored = new ConcurrentHashMap<>();
    int passes = 0;
    Matcher matcher = Pattern.compile("\"ply\":(\\d+),\"move\":\"(\\w+)\"").matcher(log);
    while (matcher.find()) {
      stored.put(Integer.parseInt(matcher.group(1)), matcher.group(2));
      passes += matcher.group(2).equals("pass") ? 1 : 0;
    }
    plies.forEach(
        (ply, move) -> {
          if (!move.equals(stored.get(ply))) {
            faults.add(id + ": ply " + ply + " was " + move + ", is " + stored.get(ply));
          }
        });
    int ply = Integer.parseInt(number(game, "ply"));
    if (ply != stored.size()) {
      faults.add(id + ": " + stored.size() + " plies in the log, " + ply + " in the game");
    }
    int version = Integer.parseInt(number(game, "version"));
    if (version != 1 + ply - passes) {
      faults.add(id + ": version " + version + " after " + (ply - passes) + " moves");
    }
    String export = insist(url, "/v1/games/" + id + "/export", null, null, url);
    String replayed =
        insist(url, "/v1/rulesets/" + field(game, "ruleset") + "/replay", export, null, url);
    String notation = replayed.substring(replayed.lastIndexOf("\"notation\""));
    if (!field(notation, "notation").equals(field(game, "notation"))) {
      faults.add(id + ": replays to " + notation + ", is " + field(game, "notation"));
    }
  }

  static String field(String json, String name) {
    return field(json, name, 0);
  }

  static String field(String json, String name, int from) {
    int at = json.indexOf("\"" + name + "\":\"", from) + name.length() + 4;
    return json.substring(at, json.indexOf('"', at));
  }

  static String number(String json, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\":(\\d+)").matcher(json);
    if (!matcher.find()) {
      throw new IllegalStateException(name + " is not in " + json);
    }
    return matcher.group(1);
  }
}
