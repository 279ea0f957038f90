package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
