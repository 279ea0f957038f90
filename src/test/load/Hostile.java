import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Clients that are broken or mean, in turn: {@code Hostile <url> <pid> <log> [short]}. After each
 * kind the service must hold what it held before, and moves of others must succeed meanwhile.
 */
public class Hostile {
  static final int CLIENTS = 16;
  static final long SETTLE_NANOS = TimeUnit.SECONDS.toNanos(90);
  static final String LINE =
      "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"A\"}\n";
  static final String ENDLESS =
      "{\"notation\":\"3,7,3,5,4,3/4,5,4,1,5,4 s 0-0\",\"move\":\"F\"}";

  static URI service;
  static long pid;
  static Bystander bystander;
  static boolean failed;

  interface Attack {
    void run() throws Exception;
  }

  public static void main(String... args) throws Exception {
    service = URI.create(args[0]);
    pid = Long.parseLong(args[1]);
    boolean isShort = args.length > 3;
    bystander = new Bystander(service, Moves.games().get(0));
    bystander.start();
    List<String> holding = holding();
    for (String request : holding) {
      hangUp(request, 20); // pools and caches grow to their size
    }
    pipeline(2, 2_000, 1);
    Thread.sleep(2_000);
    Vitals before = Vitals.afterCollection(service, pid);
    System.out.println("before: " + before);

    int times = isShort ? 100 : 2_000;
    for (String request : holding) {
      step(times + " hang up: " + name(request), before, () -> hangUp(request, times));
    }
    step(times + " break off bodies", before, () -> hangUp(post("batch", 1_000, "{"), times));
    step("50 send nothing, or heads and bodies byte by byte", before, () -> dribble(50));
    step("20 do not read", before, () -> unread(20));
    int seconds = isShort ? 3 : 20;
    step("one pipelines 50,000 and reads nothing", before, () -> pipeline(1, 50_000, seconds));
    step("30 pipeline 50,000 and read nothing", before, () -> pipeline(30, 50_000, seconds));
    step("3,000 connections", before, () -> connect(3_000));
    checkLog(Path.of(args[2]));
    System.exit(failed ? 1 : 0);
  }

  static void step(String name, Vitals before, Attack attack) throws Exception {
    bystander.report();
    attack.run();
    long patience = System.nanoTime() + SETTLE_NANOS;
    while (bystander.moves.get() < 4 && System.nanoTime() < patience) {
      Thread.sleep(20);
    }
    String beside = bystander.report();
    long end = System.nanoTime() + SETTLE_NANOS;
    String excess = Vitals.read(service, pid).excess(before);
    while (!excess.isEmpty() && System.nanoTime() < end) {
      Thread.sleep(500);
      excess = Vitals.afterCollection(service, pid).excess(before);
    }
    boolean passed = excess.isEmpty() && beside.contains(" 0 failed") && !beside.startsWith("0 ");
    failed |= !passed;
    System.out.printf("%s %s (%s)%s%n", passed ? "PASS" : "FAIL", name, beside, excess);
  }

  /** A request of each endpoint that holds something while it is answered. */
  static List<String> holding() throws Exception {
    try (Moves.Client client = new Moves.Client(service)) {
      String game = Moves.field(client.post("/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", ""), "id");
      String match = Moves.field(client.post("/v1/matches", "{}", ""), "id");
      String analysis = "/v1/rulesets/adji-kui-ii/analysis?position=4,4,4,4,4,4/4,4,4,4,4,4_s_0-0";
      return List.of(
          head("GET", "/v1/games/" + game + "/events"),
          head("HEAD", "/v1/games/" + game + "/events"),
          head("GET", "/v1/matches/" + match + "/events"),
          head("HEAD", "/v1/matches/" + match + "/events"),
          post("batch", 1_000, ""),
          post("batch", 1_000, LINE),
          post("validate", ENDLESS.length(), ENDLESS),
          post("move", 1_000, "{"),
          head("GET", analysis),
          head("GET", "/v1/games"),
          head("GET", "/"));
    }
  }

  static String head(String method, String path) {
    return method + " " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
  }

  static String post(String operation, int length, String body) {
    return "POST /v1/rulesets/adji-kui-ii/%s HTTP/1.1\r\nHost: x\r\nContent-Type: application/%s\r\nContent-Length: %d\r\n\r\n%s"
        .formatted(operation, operation.equals("batch") ? "x-ndjson" : "json", length, body);
  }

  static String name(String request) {
    String[] words = request.split("[ ?]", 3);
    return words[0] + " " + words[1].replaceAll("[0-9a-f-]{36}", "{id}");
  }

  /** Sends, and closes at once or within a few milliseconds. */
  static void hangUp(String request, int times) throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    for (int i = 0; i < times; i++) {
      int wait = new Random(i).nextInt(6);
      clients.submit(
          () -> {
            try (Socket socket = open(request)) {
              Thread.sleep(wait);
            }
            return null;
          });
    }
    clients.shutdown();
    clients.awaitTermination(10, TimeUnit.MINUTES);
  }

  /** Each must be ended by the service. */
  static void dribble(int each) throws Exception {
    List<Socket> open = new ArrayList<>();
    for (int i = 0; i < each; i++) {
      open.add(open(""));
      open.add(open("GET / HTTP/1.1\r\nX: "));
      open.add(open(post("move", 1_000, "{")));
      open.add(open(post("batch", 1_000, "{")));
    }
    long end = System.nanoTime() + SETTLE_NANOS;
    while (!open.isEmpty() && System.nanoTime() < end) {
      Thread.sleep(500);
      open.removeIf(Hostile::isEnded);
    }
    if (!open.isEmpty()) {
      throw new IllegalStateException(open.size() + " connections are open still");
    }
  }

  static boolean isEnded(Socket socket) {
    try {
      socket.setSoTimeout(1);
      int next = socket.getInputStream().read();
      while (next >= 0) {
        next = socket.getInputStream().read();
      }
      return true;
    } catch (java.net.SocketTimeoutException e) {
      try {
        socket.getOutputStream().write(' ');
        return false;
      } catch (IOException closed) {
        return true;
      }
    } catch (IOException e) {
      return true;
    }
  }

  /** Asks for more than fits into the buffers, and waits until the service gives up. */
  static void unread(int each) throws Exception {
    parallel(each, () -> write(post("batch", 60_000_000, ""), LINE.repeat(1_000), 60_000_000));
  }

  static void pipeline(int connections, int requests, int seconds) throws Exception {
    String one = head("GET", "/v1/rulesets");
    parallel(
        connections,
        () -> {
          try (Socket socket = open("")) {
            Thread writer = new Thread(() -> write(socket, one.repeat(requests / 100), 100));
            writer.setDaemon(true);
            writer.start();
            Thread.sleep(seconds * 1_000L);
          }
        });
  }

  static void connect(int connections) throws Exception {
    List<Socket> open = new ArrayList<>();
    try {
      for (int i = 0; i < connections; i++) {
        open.add(open(""));
      }
      Thread.sleep(1_000);
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  static void write(String begin, String more, long bytes) {
    try (Socket socket = open(begin)) {
      write(socket, more, bytes / more.length());
    } catch (IOException ended) {
      // by the service
    }
  }

  static void write(Socket socket, String text, long times) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    try {
      for (long i = 0; i < times; i++) {
        socket.getOutputStream().write(bytes);
      }
    } catch (IOException ended) {
      // by the service
    }
  }

  static void parallel(int each, Attack attack) throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(each);
    for (int i = 0; i < each; i++) {
      clients.submit(
          () -> {
            attack.run();
            return null;
          });
    }
    clients.shutdown();
    clients.awaitTermination(10, TimeUnit.MINUTES);
  }

  static Socket open(String text) throws IOException {
    Socket socket = new Socket();
    socket.connect(new InetSocketAddress(service.getHost(), service.getPort()), 10_000);
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /** None of all this is an error of the service. */
  static void checkLog(Path log) throws IOException {
    List<String> faults =
        Files.readAllLines(log).stream()
            .filter(line -> line.matches(".* (ERROR|WARN) .*|\\s+at .*"))
            .toList();
    failed |= !faults.isEmpty();
    System.out.printf(
        "%s %d lines of errors, warnings and traces in the log%n",
        faults.isEmpty() ? "PASS" : "FAIL", faults.size());
    faults.stream().limit(10).forEach(System.out::println);
  }
}
