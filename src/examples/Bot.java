import java.io.*;
import java.net.URI;
import java.net.http.*;
import java.util.Set;

/** Plays one seat of a kept game to its end: java Bot.java SERVER GAME south|north TOKEN */
record Bot(HttpClient client, String url, String seat, String token) {
  public static void main(String[] args) throws InterruptedException {
    Bot bot = new Bot(HttpClient.newHttpClient(), args[0] + "/v1/games/" + args[1], args[2], args[3]);
    for (long pause = 500, begun; ; Thread.sleep((long) (pause * Math.random()))) {
      begun = System.nanoTime();
      try { bot.play(); } catch (IOException | UncheckedIOException brokenOff) { /* it is opened again */ }
      pause = System.nanoTime() - begun > 1e9 ? 500 : Math.min(2 * pause, 30_000);
    }
  }
  /** Follows the live stream: every ply from the start on, then the end. Returns or throws if it breaks off. */
  void play() throws IOException, InterruptedException {
    var events = send(HttpRequest.newBuilder(URI.create(url + "/events"))).filter(it -> it.startsWith("data:"));
    String now = send(HttpRequest.newBuilder(URI.create(url))).findFirst().orElseThrow();
    for (String event : (Iterable<String>) events::iterator) {
      if (event.contains("\"outcome\"")) end(0, seat + ": the game is over, " + find(event, "winner\\W+(\\w+)") + " wins");
      String[] legal = find(event, "\"legal\":\\[(.*?)\\]").split(","); // the holes, in their quotes
      boolean isPast = Integer.parseInt(find(event, "\"ply\":(\\d+)")) < Integer.parseInt(find(now, "\"ply\":(\\d+)"));
      if (isPast || legal[0].isEmpty() || !find(event, "\"position\":.*?\"turn\":\"(\\w+)").equals(seat)) continue;
      String body = "{\"move\": " + legal[(int) (legal.length * Math.random())] + "}";
      send(HttpRequest.newBuilder(URI.create(url + "/moves")).POST(HttpRequest.BodyPublishers.ofString(body))
          .headers("Content-Type", "application/json", "If-Match", '"' + find(event, "\"version\":(\\d+)") + '"'));
    }
  }
  java.util.stream.Stream<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
    request.header("Authorization", "Bearer " + token);
    var answer = client.send(request.build(), HttpResponse.BodyHandlers.ofLines());
    if (answer.statusCode() == 200) return answer.body();
    if (!Set.of(409, 412, 429, 502, 503, 504).contains(answer.statusCode())) end(1, answer.body().toList() + "");
    throw new IOException("to be tried again");
  }
  static void end(int code, String text) { System.out.println(text); System.exit(code); }
  static String find(String json, String pattern) { return json.replaceFirst("(?s).*?" + pattern + ".*", "$1"); }
}
