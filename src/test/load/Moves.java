import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Posts moves as fast as they are answered, by so many clients at once, each in games of its own
 * and on a connection of its own: {@code Moves <url> <clients> <seconds> <seconds to warm up>}. The
 * games are those of the vectors. Prints the moves a second, and the milliseconds within which 99 of
 * 100 were answered.
 */
public class Moves {
  static final int MICROS_A_BUCKET = 20;
  static final AtomicIntegerArray LATENCIES = new AtomicIntegerArray(500_000);

  static final String GAMES = "src/test/resources/vectors/adji-kui-ii.games.jsonl";

  public static void main(String... args) throws Exception {
    URI url = URI.create(args[0]);
    int clients = Integer.parseInt(args[1]);
    long seconds = Long.parseLong(args[2]);
    long warm = System.nanoTime() + TimeUnit.SECONDS.toNanos(Long.parseLong(args[3]));
    long end = warm + TimeUnit.SECONDS.toNanos(seconds);
    List<List<String>> games = games();
    AtomicLong moves = new AtomicLong();
    ExecutorService threads = Executors.newFixedThreadPool(clients);
    List<Future<?>> all = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      int first = i;
      all.add(
          threads.submit(
              () -> {
                try (Client client = new Client(url)) {
                  for (int game = first; System.nanoTime() < end; game += clients) {
                    play(client, games.get(game % games.size()), moves, warm, end);
                  }
                }
                return null;
              }));
    }
    for (Future<?> one : all) {
      one.get();
    }
    threads.shutdown();
    System.out.printf("%d %.1f%n", moves.get() / seconds, millis99(moves.get()));
  }

  /** A move was sent at this time; its answer has come. */
  static void answered(long sent) {
    long micros = (System.nanoTime() - sent) / 1_000;
    LATENCIES.incrementAndGet((int) Math.min(micros / MICROS_A_BUCKET, LATENCIES.length() - 1));
  }

  static double millis99(long moves) {
    int bucket = 0;
    for (long within = LATENCIES.get(0); within < moves * 0.99; within += LATENCIES.get(bucket)) {
      bucket++;
    }
    return bucket * MICROS_A_BUCKET / 1_000.0;
  }

  static List<List<String>> games() throws IOException {
    List<List<String>> games = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(GAMES))) {
      Matcher moves = Pattern.compile("\"moves\": ?\\[([^\\]]*)]").matcher(line);
      if (moves.find() && !line.contains("\"start\"")) {
        games.add(List.of(moves.group(1).replaceAll("[\" ]", "").split(",")));
      }
    }
    return games;
  }

  static void play(Client client, List<String> line, AtomicLong moves, long warm, long end)
      throws IOException {
    String game = client.post("/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", "");
    String path = "/v1/games/" + field(game, "id") + "/moves";
    String tokens = game.substring(game.indexOf("\"tokens\""));
    for (int ply = 0; ply < line.size() && System.nanoTime() < end; ply++) {
      if (line.get(ply).equals("pass")) {
        continue;
      }
      String token = field(tokens, ply % 2 == 0 ? "south" : "north");
      long sent = System.nanoTime();
      client.post(path, "{\"move\":\"" + line.get(ply) + "\"}", token);
      if (sent > warm) {
        moves.incrementAndGet();
        answered(sent);
      }
    }
  }

  static String field(String json, String name) {
    int at = json.indexOf("\"" + name + "\":\"") + name.length() + 4;
    return json.substring(at, json.indexOf('"', at));
  }

  /** As little of HTTP as it takes: the clients share the machine with what is measured. */
  static class Client implements AutoCloseable {
    final Socket socket;
    final InputStream in;
    final OutputStream out;
    final String host;

    Client(URI url) throws IOException {
      this(url, new Socket(url.getHost(), url.getPort()));
    }

    /** From an address of this machine, such as 127.0.0.2. */
    Client(URI url, String from) throws IOException {
      this(url, new Socket(url.getHost(), url.getPort(), InetAddress.getByName(from), 0));
    }

    private Client(URI url, Socket connected) throws IOException {
      socket = connected;
      socket.setTcpNoDelay(true);
      in = new BufferedInputStream(socket.getInputStream());
      out = new BufferedOutputStream(socket.getOutputStream());
      host = url.getAuthority();
    }

    String post(String path, String body, String token) throws IOException {
      return send(
          "POST " + path + " HTTP/1.1\r\nHost: " + host
              + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length()
              + (token.isEmpty() ? "" : "\r\nAuthorization: Bearer " + token)
              + "\r\n\r\n" + body);
    }

    String get(String path) throws IOException {
      return send("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    }

    private String send(String request) throws IOException {
      out.write(request.getBytes(StandardCharsets.US_ASCII));
      out.flush();
      String status = line();
      int length = 0;
      for (String header = line(); !header.isEmpty(); header = line()) {
        if (header.regionMatches(true, 0, "Content-Length:", 0, 15)) {
          length = Integer.parseInt(header.substring(15).strip());
        }
      }
      String answer = new String(in.readNBytes(length), StandardCharsets.UTF_8);
      if (!status.startsWith("HTTP/1.1 2")) {
        throw new IOException(request.lines().findFirst().orElse("") + ": " + status + " " + answer);
      }
      return answer;
    }

    String line() throws IOException {
      StringBuilder line = new StringBuilder();
      for (int next = in.read(); next != '\n'; next = in.read()) {
        if (next < 0) {
          throw new EOFException();
        }
        line.append((char) next);
      }
      line.setLength(line.length() - 1);
      return line.toString();
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
