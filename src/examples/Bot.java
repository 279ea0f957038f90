import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Random;
import java.util.regex.Pattern;

/** Plays one seat of a kept game to its end: java Bot.java SERVER GAME south|north TOKEN */
class Bot {
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  static String find(String json, String pattern) {
    var found = Pattern.compile(pattern).matcher(json);
    return found.find() ? found.group(1) : "";
  }

  public static void main(String[] args) throws Exception {
    String url = args[0] + "/v1/games/" + args[1];
    String seat = args[2];
    var request = HttpRequest.newBuilder(URI.create(url)).header("Authorization", "Bearer " + args[3]);
    var stream = HttpRequest.newBuilder(URI.create(url + "/events")).build();
    for (String line : (Iterable<String>) CLIENT.send(stream, BodyHandlers.ofLines()).body()::iterator) {
      if (!line.startsWith("data:")) continue;
      if (line.contains("\"status\":\"finished\"")) {
        System.out.println(seat + ": the game is over, " + find(line, "\"winner\":\"?(\\w+)") + " wins");
        return;
      }
      String now = CLIENT.send(request.GET().build(), BodyHandlers.ofString()).body();
      String[] legal = find(now, "\"legal\":\\[(.*?)\\]").split(","); // the holes, in their quotes
      boolean isPast = !find(now, "\"ply\":(\\d+)").equals(find(line, "\"ply\":(\\d+)"));
      if (isPast || legal[0].isEmpty() || !find(now, "\"position\":.*?\"turn\":\"(\\w+)").equals(seat)) continue;
      String body = "{\"move\": " + legal[new Random().nextInt(legal.length)] + "}";
      var move = request.uri(URI.create(url + "/moves")).POST(HttpRequest.BodyPublishers.ofString(body));
      var answer = CLIENT.send(move.setHeader("Content-Type", "application/json").build(), BodyHandlers.ofString());
      if (answer.statusCode() != 200) throw new IllegalStateException(answer.body());
      request.uri(URI.create(url));
    }
  }
}
