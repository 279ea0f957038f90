package io.seedlap.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import io.seedlap.games.Watcher;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import javax.sql.DataSource;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator.ReplaceUnderscores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@Timeout(60)
@DisplayNameGeneration(ReplaceUnderscores.class)
class GameEventsTest {
  private final Api api = Api.atTestPort();

  @Inject DataSource database;
  @Inject StreamLimit limit;

  @Test
  void a_stream_has_each_ply_as_it_is_played() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      assertEquals("start", watcher.nextEvent().name());

      Reply move = api.move(game.id(), game.south(), "F");

      Watcher.Event ply = watcher.nextEvent();
      assertEquals("ply", ply.name());
      assertEquals("1", ply.id());
      assertEquals(move.body().get("events"), ply.data().get("events"));
      assertEquals(move.body().get("position"), ply.data().get("position"));
    }
  }

  @Test
  void the_events_of_a_stream_add_up_to_the_game() throws Exception {
    for (String ruleset : List.of("adji-kui-ii", "sadeqa-ii")) {
      NewGame game = api.createOf(ruleset);
      try (Watcher watcher = new Watcher(api, game.id(), null)) {
        watcher.nextEvent();
        JsonNode state = api.playOn(game, new SplittableRandom(2), 2_000);
        int ply = 0;
        Watcher.Event event = watcher.nextEvent();
        while (event != null && event.name().equals("ply")) {
          assertEquals(Integer.toString(++ply), event.id());
          event = watcher.nextEvent();
        }
        assertEquals("end", event.name());
        assertNull(watcher.nextEvent());
        assertAddsUpTo(state, watcher);
      }
    }
  }

  @Test
  void a_resignation_ends_the_stream() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      watcher.nextEvent();
      api.post(
          "/v1/games/" + game.id() + "/resignation", "", "Authorization", "Bearer " + game.south());
      assertEquals("end", watcher.nextEvent().name());
      assertNull(watcher.nextEvent());
      assertAddsUpTo(api.game(game.id()).body(), watcher);
    }
  }

  @Test
  void a_client_that_reconnects_resumes_after_its_last_event() throws Exception {
    NewGame game = api.createOf("adji-kui-ii");
    JsonNode state = api.playOn(game, new SplittableRandom(4), 8);
    int last = state.get("ply").asInt();
    try (Watcher watcher = new Watcher(api, game.id(), "3")) {
      for (int ply = 4; ply <= last; ply++) {
        assertEquals(Integer.toString(ply), watcher.nextEvent().id());
      }
      assertEquals(state.get("notation"), watcher.game().get("notation"));
    }
    try (Watcher watcher = new Watcher(api, game.id(), "0")) {
      assertEquals("1", watcher.nextEvent().id());
    }
  }

  @Test
  void silence_is_broken_by_a_heartbeat() throws Exception {
    NewGame game = api.createOf("adji-kui-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      watcher.nextEvent();
      assertNull(watcher.next().name());
      assertNull(watcher.next().name());
    }
  }

  @Test
  void a_change_without_a_notification_is_seen_at_the_next_heartbeat() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      watcher.nextEvent();
      try (Connection connection = database.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute(
            "update game set outcome = 'resignation', winner = 'south', south_score = 0,"
                + " north_score = 0, legal = '', version = 2 where id = '"
                + game.id()
                + "'");
      }
      assertEquals("end", watcher.nextEvent().name());
    }
  }

  @Test
  void a_notification_of_another_server_is_received() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      watcher.nextEvent();
      try (Connection connection = database.getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute("notify " + PostgresNotifier.CHANNEL + ", 'nonsense'");
        statement.execute("notify " + PostgresNotifier.CHANNEL + ", '" + game.id() + ":0'");
      }
      api.move(game.id(), game.south(), "F");
      assertEquals("1", watcher.nextEvent().id());
    }
  }

  @Test
  void an_unknown_game_has_no_events_and_a_bad_id_is_refused() {
    assertEquals(404, api.get("/v1/games/00000000-0000-4000-8000-000000000000/events").status());
    NewGame game = api.createOf("sadeqa-ii");
    assertEquals(400, api.get("/v1/games/" + game.id() + "/events", "Last-Event-ID", "x").status());
  }

  @Test
  void a_client_may_have_a_limited_number_of_streams_open() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    List<Watcher> watchers = new ArrayList<>();
    int status = 200;
    while (status == 200) {
      Watcher watcher = new Watcher(api, game.id(), null);
      status = watcher.response().statusCode();
      watchers.add(watcher);
    }
    assertEquals(429, status);
    assertTrue(
        watchers
            .get(watchers.size() - 1)
            .response()
            .headers()
            .firstValue("Retry-After")
            .isPresent());
    for (Watcher watcher : watchers) {
      watcher.close();
    }
    while (limit.open() > 0) {
      Thread.onSpinWait(); // streams end when the server next writes to them
    }
    try (Watcher watcher = new Watcher(api, game.id(), null)) {
      assertEquals("start", watcher.nextEvent().name());
    }
  }

  private static void assertAddsUpTo(JsonNode state, Watcher watcher) {
    state
        .fields()
        .forEachRemaining(
            field ->
                assertEquals(field.getValue(), watcher.game().get(field.getKey()), field.getKey()));
    assertTrue(state.size() > 0);
  }
}
