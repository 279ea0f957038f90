package io.seedlap.games;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.seedlap.contract.ContractFilter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads an event stream, and puts a game together from nothing else. */
public final class Watcher implements AutoCloseable {
  private final HttpResponse<InputStream> response;
  private final BufferedReader lines;
  private final ObjectNode game;
  private final String path;
  private final StringBuilder text = new StringBuilder();

  /** One event; a comment has no name. */
  public record Event(String name, String id, JsonNode data) {}

  public Watcher(Api api, String id, String lastEventId) throws IOException, InterruptedException {
    this(lastEventId, api, "/v1/games/" + id + "/events");
  }

  public Watcher(String lastEventId, Api api, String path)
      throws IOException, InterruptedException {
    this(api, path, lastEventId == null ? List.of() : List.of("Last-Event-ID", lastEventId));
  }

  /** Of the stream of seats. */
  public static Watcher ofSeats(Api api, String... tokens)
      throws IOException, InterruptedException {
    List<String> more = List.of(tokens).subList(1, tokens.length);
    return new Watcher(
        api,
        "/v1/seat/events",
        List.of(
            "Authorization",
            "Bearer " + tokens[0],
            "Seat-Tokens",
            String.join(", ", more),
            "Last-Event-ID",
            "7"));
  }

  private Watcher(Api api, String path, List<String> headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(api.uri(path)).header("Accept", "text/event-stream");
    if (!headers.isEmpty()) {
      request.headers(headers.toArray(String[]::new));
    }
    response = api.client().send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
    lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
    game = Api.JSON.createObjectNode();
    this.path = path;
  }

  public HttpResponse<InputStream> response() {
    return response;
  }

  /** The next event or comment; null when the stream has ended. */
  public Event next() throws IOException {
    String name = null;
    String id = null;
    String data = null;
    StringBuilder read = new StringBuilder();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      read.append(line).append('\n');
      if (line.isEmpty()) {
        if (read.length() > 1) {
          text.append(name == null ? "" : read);
          return taken(new Event(name, id, data == null ? null : Api.JSON.readTree(data)));
        }
        read.setLength(0);
        continue;
      }
      if (line.startsWith("event:")) {
        name = line.substring(6).strip();
      } else if (line.startsWith("id:")) {
        id = line.substring(3).strip();
      } else if (line.startsWith("data:")) {
        data = line.substring(5).strip();
      }
    }
    return null;
  }

  /** The next event that is no comment; null when the stream has ended. */
  public Event nextEvent() throws IOException {
    Event event = next();
    while (event != null && event.name() == null) {
      event = next();
    }
    return event;
  }

  /** All events that were read so far, as they came. */
  public String text() {
    return text.toString();
  }

  /** The game as it is by the events. */
  public ObjectNode game() {
    return game;
  }

  private Event taken(Event event) {
    if (event.data() != null) {
      ContractFilter.checkEvent(path, event.data());
      event.data().properties().forEach(field -> game.set(field.getKey(), field.getValue()));
    }
    return event;
  }

  @Override
  public void close() throws IOException {
    response.body().close();
  }
}
