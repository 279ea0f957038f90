package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class GameListTest {
  private final Api api = Api.atTestPort();
  private final String name = UUID.randomUUID().toString();

  @Test
  void pagesShowEveryGameOnceNewestFirstWhileGamesAreAdded() {
    List<String> made = new ArrayList<>();
    for (int i = 0; i < 25; i++) {
      made.add(create(i % 2 == 0 ? "south" : "north").id());
    }
    List<String> seen = new ArrayList<>();
    String path = "/v1/games?limit=4&player=" + name;
    while (path != null) {
      Reply page = api.get(path);
      page.body().get("games").forEach(game -> seen.add(game.get("id").asText()));
      String link = page.header("Link");
      assertEquals(link == null, page.body().get("next").isNull());
      path = link == null ? null : link.substring(1, link.indexOf('>'));
      create("south");
    }
    Collections.reverse(made);
    assertEquals(made, seen);
  }

  @Test
  void gamesAreFilteredByRulesetAndStatusTogether() {
    NewGame finished = create("south");
    api.post(
        "/v1/games/" + finished.id() + "/resignation",
        "",
        "Authorization",
        "Bearer " + finished.south());
    NewGame active = create("north");

    assertEquals(List.of(active.id(), finished.id()), ids("player=" + name));
    assertEquals(List.of(finished.id()), ids("status=finished&player=" + name));
    assertEquals(List.of(active.id()), ids("status=active&ruleset=sadeqa-ii&player=" + name));
    assertEquals(List.of(), ids("ruleset=adji-kui-ii&player=" + name));
    assertTrue(ids("status=active&ruleset=sadeqa-ii&limit=100").contains(active.id()));
  }

  @Test
  void gamesOfAMatchAreListedByItsIdAndGamesOfNoneByNone() {
    NewGame alone = create("north");
    JsonNode match =
        api.post("/v1/matches", "{\"players\":{\"south\":{\"name\":\"" + name + "\"}}}").body();
    String id = match.at("/match/id").asText();

    assertEquals(List.of(id, alone.id()), ids("player=" + name));
    assertEquals(List.of(id), ids("match=" + id));
    assertEquals(List.of(id), ids("match=" + id.toUpperCase(Locale.ROOT) + "&player=" + name));
    assertEquals(List.of(alone.id()), ids("match=none&player=" + name));
    assertEquals(List.of(), ids("match=" + UUID.randomUUID()));
    assertEquals(id, api.get("/v1/games/" + id).body().get("match").asText());
    assertTrue(api.get("/v1/games/" + alone.id()).body().get("match").isNull());
  }

  @Test
  void anExportOfAListHasTheExportOfEachGameOnALine() {
    NewGame first = create("south");
    NewGame second = create("north");
    api.move(first.id(), first.south(), "F");
    String lines = api.get("/v1/games/export?limit=2&player=" + name).http().body();
    assertEquals(export(second) + "\n" + export(first) + "\n", lines);

    Reply page = api.get("/v1/games/export?limit=1&player=" + name);
    assertEquals(export(second) + "\n", page.http().body());
    assertEquals("application/x-ndjson", page.header("Content-Type"));
    String link = page.header("Link");
    Reply last = api.get(link.substring(1, link.indexOf('>')));
    assertEquals(export(first) + "\n", last.http().body());
    assertNull(last.header("Link"));
    assertEquals("", api.get("/v1/games/export?match=" + UUID.randomUUID()).http().body());
  }

  @Test
  void anExportTellsWhoPlayedWhatAndHowItEnded() {
    NewGame game = create("south");
    api.move(game.id(), game.south(), "F");
    api.post(
        "/v1/games/" + game.id() + "/resignation", "", "Authorization", "Bearer " + game.north());
    JsonNode export = api.get("/v1/games/" + game.id() + "/export").body();
    assertEquals(game.id(), export.get("id").asText());
    assertEquals("sadeqa-ii", export.get("ruleset").asText());
    assertEquals(name, export.at("/players/south/name").asText());
    assertEquals("[\"F\"]", export.get("moves").toString());
    assertEquals("finished", export.get("status").asText());
    assertEquals("resignation", export.at("/outcome/reason").asText());
  }

  @Test
  void replayTakesAnExportOfItsOwnRulesetOnly() {
    NewGame game = create("south");
    String export = export(game);
    assertEquals(200, api.post("/v1/rulesets/sadeqa-ii/replay", export).status());
    Reply other = api.post("/v1/rulesets/adji-kui-ii/replay", export);
    assertEquals(400, other.status());
    assertEquals("ruleset", other.body().at("/violations/0/field").asText());
  }

  private String export(NewGame game) {
    return api.get("/v1/games/" + game.id() + "/export").http().body();
  }

  @Test
  void aGameInAListIsWithoutItsPosition() {
    create("south");
    JsonNode game = api.get("/v1/games?player=" + name).body().at("/games/0");
    assertTrue(game.has("notation"));
    assertTrue(!game.has("position") && !game.has("start") && !game.has("legal"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ruleset=oware",
        "status=open",
        "match=all",
        "match=1-2-3-4-5",
        "limit=0",
        "limit=101",
        "limit=x",
        "limit=-1",
        "limit=99999999999",
        "cursor=x",
        "cursor=AAAA",
        "player=%00",
        "cursor=__________________________________________8"
      })
  void aQueryThatMeansNothingIsRefused(String query) {
    Reply reply = api.get("/v1/games?" + query);
    assertEquals(400, reply.status());
    assertEquals("invalid-request", reply.code());
    assertEquals(
        query.substring(0, query.indexOf('=')), reply.body().at("/violations/0/field").asText());
  }

  private NewGame create(String side) {
    return api.create(
        "{\"ruleset\":\"sadeqa-ii\",\"players\":{\"" + side + "\":{\"name\":\"" + name + "\"}}}");
  }

  private List<String> ids(String query) {
    List<String> ids = new ArrayList<>();
    api.get(URI.create("/v1/games?" + query).toString())
        .body()
        .get("games")
        .forEach(game -> ids.add(game.get("id").asText()));
    return ids;
  }
}
