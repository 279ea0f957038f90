import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Posts moves as fast as they are answered, by so many clients at once, each in games of its own:
 * {@code Moves <url> <clients> <seconds>}. The games are those of the vectors.
 */
public class Moves {
  static final String GAMES = "src/test/resources/vectors/adji-kui-ii.games.jsonl";

  public static void main(String... args) throws Exception {
    String url = args[0];
    int clients = Integer.parseInt(args[1]);
    long seconds = Long.parseLong(args[2]);
    List<List<String>> games = games();
    HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    AtomicLong moves = new AtomicLong();
    long warm = System.nanoTime() + 10_000_000_000L;
    long end = warm + seconds * 1_000_000_000L;
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      int first = i;
      Thread thread =
          new Thread(
              () -> {
                try {
                  for (int game = first; System.nanoTime() < end; game += clients) {
                    play(http, url, games.get(game % games.size()), moves, warm, end);
                  }
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              });
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.printf("%d clients: %d moves/s%n", clients, moves.get() / seconds);
  }

  static List<List<String>> games() throws Exception {
    List<List<String>> games = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(GAMES))) {
      Matcher moves = Pattern.compile("\"moves\": ?\\[([^\\]]*)]").matcher(line);
      if (moves.find() && !line.contains("\"start\"")) {
        games.add(List.of(moves.group(1).replaceAll("[\" ]", "").split(",")));
      }
    }
    return games;
  }

  static void play(
      HttpClient http, String url, List<String> line, AtomicLong moves, long warm, long end)
      throws Exception {
    String game = post(http, url + "/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", null);
    String id = field(game, "id");
    String tokens = game.substring(game.indexOf("\"tokens\""));
    for (int ply = 0; ply < line.size(); ply++) {
      if (System.nanoTime() > end) {
        return;
      }
      if (line.get(ply).equals("pass")) {
        continue;
      }
      post(
          http,
          url + "/v1/games/" + id + "/moves",
          "{\"move\":\"" + line.get(ply) + "\"}",
          field(tokens, ply % 2 == 0 ? "south" : "north"));
      if (System.nanoTime() > warm) {
        moves.incrementAndGet();
      }
    }
  }

  static String post(HttpClient http, String url, String body, String token) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(url))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    if (token != null) {
      request.header("Authorization", "Bearer " + token);
    }
    HttpResponse<String> response =
        http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (response.statusCode() / 100 != 2) {
      throw new IllegalStateException(url + " " + body + ": " + response.body());
    }
    return response.body();
  }

  static String field(String json, String name) {
    int at = json.indexOf("\"" + name + "\":\"") + name.length() + 4;
    return json.substring(at, json.indexOf('"', at));
  }
}
