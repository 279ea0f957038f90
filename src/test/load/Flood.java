import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;

/** {@code Flood <url> <0 or 1: whether there is a flood> <seconds> <name>}. See flood.sh. */
final class Flood {
  static final String FLOODER = "127.0.0.2";
  static final String PLAYER = "127.0.0.3";
  static final String ASKER = "127.0.0.4";
  static final int THINKING_MILLIS = 30;
  static final int EACH = 4;
  static final String RULESET = "/v1/rulesets/adji-kui-ii/";
  static final String ENGINES =
      "{\"ruleset\":\"adji-kui-ii\",\"players\":{\"south\":{\"engine\":{\"level\":8}},\"north\":{\"engine\":{\"level\":8}}}}";
  static final String ANALYSIS =
      "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"limits\":{\"timeMs\":10000}}";
  static final String ENDLESS = "{\"notation\":\"3,7,3,5,4,3/4,5,4,1,5,4 s 0-0\",\"move\":\"F\"}";
  static final String LINE = "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"A\"}\n";

  static final Map<String, AtomicLong> answers = new ConcurrentSkipListMap<>();
  static final List<Long> moves = Collections.synchronizedList(new ArrayList<>());
  static final List<Long> replies = Collections.synchronizedList(new ArrayList<>());
  static final AtomicLong failures = new AtomicLong();
  static URI origin;
  static long end;
  static volatile String stream = "";

  interface Action {
    void run() throws Exception;
  }

  public static void main(String... args) throws Exception {
    origin = URI.create(args[0]);
    end = System.nanoTime() + Long.parseLong(args[2]) * 1_000_000_000L;
    List<Thread> clients = new ArrayList<>();
    List<List<String>> games = Moves.games();
    clients.add(start(() -> play(games)));
    clients.add(start(Flood::ask));
    if (args[1].equals("1")) {
      for (int i = 0; i < EACH; i++) {
        clients.add(start(() -> post("games", "/v1/games", Flood::named)));
        clients.add(start(() -> post("engine games", "/v1/games", () -> ENGINES)));
        clients.add(start(() -> post("analyses", RULESET + "analysis", () -> ANALYSIS)));
        clients.add(start(() -> post("endless sowings", RULESET + "validate", () -> ENDLESS)));
        clients.add(start(Flood::watch));
        clients.add(start(Flood::batch));
      }
    }
    for (Thread client : clients) {
      client.join();
    }
    System.out.printf(
        "%s: %d moves, p50 %.1f ms, p99 %.1f ms, slowest %.1f ms; %d replies of an engine, p50 %.1f ms,"
            + " slowest %.1f ms; %d failures%n",
        args[3], moves.size(), of(moves, 0.5), of(moves, 0.99), of(moves, 1),
        replies.size(), of(replies, 0.5), of(replies, 1), failures.get());
    new TreeMap<>(answers).forEach((name, count) -> System.out.println("     " + name + ": " + count));
    System.exit(0);
  }

  static double of(List<Long> nanos, double part) {
    List<Long> sorted = new ArrayList<>(nanos);
    Collections.sort(sorted);
    return sorted.isEmpty() ? 0 : sorted.get((int) Math.min(sorted.size() - 1, sorted.size() * part)) / 1e6;
  }

  static Thread start(Action action) {
    Thread thread =
        new Thread(
            () -> {
              while (System.nanoTime() < end) {
                try {
                  action.run();
                } catch (Exception ended) {
                  // a connection that the service has closed; there is another
                }
              }
            });
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Somebody who plays both sides of kept games. */
  static void play(List<List<String>> games) throws Exception {
    try (Moves.Client client = new Moves.Client(origin, PLAYER)) {
      String made = client.post("/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", "");
      stream = "/v1/games/" + Moves.field(made, "id");
      String tokens = made.substring(made.indexOf("\"tokens\""));
      List<String> game = games.get(moves.size() % games.size());
      for (int ply = 0; ply < game.size() && !game.get(ply).equals("pass") && System.nanoTime() < end; ply++) {
        String token = Moves.field(tokens, ply % 2 == 0 ? "south" : "north");
        long sent = System.nanoTime();
        client.post(stream + "/moves", "{\"move\":\"" + game.get(ply) + "\"}", token);
        moves.add(System.nanoTime() - sent);
        Thread.sleep(THINKING_MILLIS);
      }
    } catch (IOException e) {
      failures.incrementAndGet();
      System.out.println("     " + e.getMessage());
      Thread.sleep(1_000);
    }
  }

  /** Somebody who plays against an engine: one move in each game, and how long its reply takes. */
  static void ask() throws Exception {
    try (Moves.Client client = new Moves.Client(origin, ASKER)) {
      String made =
          client.post(
              "/v1/games", "{\"ruleset\":\"adji-kui-ii\",\"players\":{\"north\":{\"engine\":{\"level\":1}}}}", "");
      String path = "/v1/games/" + Moves.field(made, "id");
      String token = Moves.field(made.substring(made.indexOf("\"tokens\"")), "south");
      client.post(path + "/moves", "{\"move\":\"A\"}", token);
      long moved = System.nanoTime();
      try (Moves.Client reader = new Moves.Client(origin, ASKER)) {
        while (!reader.get(path).contains("\"turn\":\"south\"")) {
          Thread.sleep(5);
        }
      }
      replies.add(System.nanoTime() - moved);
      client.post(path + "/resignation", "", token);
      Thread.sleep(2_000);
    } catch (IOException e) {
      failures.incrementAndGet();
      System.out.println("     " + e.getMessage());
      Thread.sleep(1_000);
    }
  }

  static String named() {
    String name = "x".repeat(50);
    return "{\"ruleset\":\"adji-kui-ii\",\"players\":{\"south\":{\"name\":\"%s\"},\"north\":{\"name\":\"%s\"}}}"
        .formatted(name, UUID.randomUUID());
  }

  /** Requests one after the other on one connection, as fast as they are answered. */
  static void post(String name, String path, java.util.function.Supplier<String> body) throws Exception {
    try (Moves.Client client = new Moves.Client(origin, FLOODER)) {
      while (System.nanoTime() < end) {
        try {
          client.post(path, body.get(), "");
          count(name + " granted");
        } catch (IOException e) {
          String message = String.valueOf(e.getMessage());
          if (!message.contains("HTTP/1.1 ")) {
            throw e;
          }
          count(name + " " + message.replaceFirst(".*HTTP/1.1 (\\d+).*", "$1"));
        }
      }
    }
  }

  static void count(String name) {
    answers.computeIfAbsent(name, it -> new AtomicLong()).incrementAndGet();
  }

  static void watch() throws Exception {
    List<Socket> open = new ArrayList<>();
    try {
      for (int i = 0; i < 100 && System.nanoTime() < end; i++) {
        Socket socket = open("GET " + stream + "/events HTTP/1.1\r\nHost: x\r\n\r\n");
        open.add(socket);
        socket.setSoTimeout(5_000);
        count("streams " + status(socket));
      }
      Thread.sleep(2_000);
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  /** Sends lines for as long as they are taken, and reads no answer. */
  static void batch() throws Exception {
    byte[] lines = LINE.repeat(1_000).getBytes(StandardCharsets.US_ASCII);
    try (Socket socket =
        open(
            "POST " + RULESET + "batch HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-ndjson\r\n"
                + "Content-Length: 60000000\r\n\r\n")) {
      count("batches sent");
      while (System.nanoTime() < end) {
        socket.getOutputStream().write(lines);
      }
    }
  }

  static String status(Socket socket) throws IOException {
    byte[] line = socket.getInputStream().readNBytes(12);
    return new String(line, StandardCharsets.US_ASCII).replaceFirst("HTTP/1.1 ", "");
  }

  static Socket open(String text) throws IOException {
    Socket socket = new Socket(origin.getHost(), origin.getPort(), InetAddress.getByName(FLOODER), 0);
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }
}
