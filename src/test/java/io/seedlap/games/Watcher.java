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

/** Reads an event stream, and puts a game together from nothing else. */
public final class Watcher implements AutoCloseable {
  private final HttpResponse<InputStream> response;
  private final BufferedReader lines;
  private final ObjectNode game;
  private final String path;

  /** One event; a comment has no name. */
  public record Event(String name, String id, JsonNode data) {}

  public Watcher(Api api, String id, String lastEventId) throws IOException, InterruptedException {
    this(lastEventId, api, "/v1/games/" + id + "/events");
  }

  public Watcher(String lastEventId, Api api, String path)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(api.uri(path)).header("Accept", "text/event-stream");
    if (lastEventId != null) {
      request.header("Last-Event-ID", lastEventId);
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
    boolean any = false;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty()) {
        if (any) {
          return taken(new Event(name, id, data == null ? null : Api.JSON.readTree(data)));
        }
        continue;
      }
      any = true;
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
