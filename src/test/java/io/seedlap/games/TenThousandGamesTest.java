package io.seedlap.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.database.DatabaseOfItsOwn;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import io.seedlap.retries.StoredResponsePurge;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** With ten thousand games in the tables; the plans are left in {@code target/plans.txt}. */
@QuarkusTest
@TestProfile(TenThousandGamesTest.Alone.class)
public class TenThousandGamesTest {
  private static final int MANY = 10_000;
  private static final Pattern PLANS = Pattern.compile("(?m)^\\S.* duration: .*$");
  private static final Pattern TABLE =
      Pattern.compile(
          "(?:on|Insert on|Update on) (game|seat|ply|kept_answer|match|match_game|match_event)\\b");

  private static boolean filled;

  private final Api api = Api.atTestPort();

  public Supplier<String> log;

  @ConfigProperty(name = "quarkus.datasource.jdbc.url")
  String url;

  @Inject StoredResponsePurge answers;

  /** In a database that no other test knows. */
  public static class Alone implements QuarkusTestProfile {
    @Override
    public List<TestResourceEntry> testResources() {
      return List.of(new TestResourceEntry(DatabaseOfItsOwn.class));
    }
  }

  /** Matches and kept answers as many as games; a quarter of the answers is older than a day. */
  @BeforeEach
  void fill() throws SQLException {
    if (filled) {
      return;
    }
    // not by the service's pool, which waits seconds at most; nor with a look and a log line a row
    try (Connection connection = DriverManager.getConnection(url, "postgres", "");
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("set session_replication_role = replica");
      statement.execute("set auto_explain.log_min_duration = -1");
      statement.execute(
          """
          insert into game (id, ruleset, south_name, start_notation, start_legal, notation, ply,
            version, last_capture, legal, outcome, winner, south_score, north_score, created_at, updated_at)
          select gen_random_uuid(), case when n % 2 = 0 then 'adji-kui-ii' else 'sadeqa-ii' end,
            case when n % 3 = 0 then 'player ' || n % 100 end,
            '4,4,4,4,4,4/4,4,4,4,4,4 s 0-0', 'A', '4,4,4,4,4,4/4,4,4,4,4,4 s 0-0', 8, 9, 4,
            case when n % 5 = 0 then '' else 'A,B' end, case when n % 5 = 0 then 'eight-seeds' end,
            case when n % 5 = 0 then 'south' end, case when n % 5 = 0 then 28 end,
            case when n % 5 = 0 then 20 end, now() - n * interval '1 minute', now()
          from generate_series(1, ten_thousand) as n
          """
              .replace("ten_thousand", Integer.toString(MANY)));
      statement.execute(
          """
          insert into seat
          select id, player, sha256((id || player)::bytea), now()
          from game, unnest(array['south', 'north']) as player
          """);
      statement.execute(
          """
          insert into ply (game_id, ply, player, move, events, laps, sown, captured, notation, legal, version, played_at)
          select id, n, 'south', 'A', '[]', 1, 4, 0, notation, 'A', n, now()
          from game, generate_series(1, 8) as n
          """);
      statement.execute(
          """
          insert into kept_answer
          select sha256(id::text::bytea), sha256('b'), id, 1, 'x',
            now() - (row_number() over ()) * interval '11 seconds' from game
          """);
      statement.execute(
          """
          insert into match (id, phase, bought, version, created_at, updated_at)
          select id, 'playing', '', 1, created_at, updated_at from game
          """);
      statement.execute(
          "insert into match_game (match_id, number, game_id) select id, 1, id from game");
      statement.execute(
          "insert into match_event select id, 1, 'game-start', '{}', created_at from game");
      connection.commit();
      connection.setAutoCommit(true);
      statement.execute("analyze");
    }
    filled = true;
  }

  @Test
  void everyStatementOfTheServiceFindsItsRowsByAnIndex() throws IOException {
    int before = log.get().length();
    playAndRead();
    playMatch();
    list();
    answers.purge();

    String said = log.get().substring(before);
    Set<String> tables = new HashSet<>();
    List<String> plans = new ArrayList<>();
    for (String plan : PLANS.split(said, -1)) {
      TABLE.matcher(plan).results().forEach(result -> tables.add(result.group(1)));
      if (TABLE.matcher(plan).find()) {
        plans.add(plan.replaceAll("(?m)^\\S.*", "").strip());
      }
    }
    Files.write(Path.of("target", "plans.txt"), new HashSet<>(plans));

    assertEquals(
        Set.of("game", "seat", "ply", "kept_answer", "match", "match_game", "match_event"), tables);
    assertEquals(List.of(), plans.stream().filter(plan -> plan.contains("Seq Scan on")).toList());
  }

  @Test
  void pagesVisitEveryGameOnceWhileGamesAreAdded() {
    Set<String> added = new HashSet<>();
    Set<String> seen = new HashSet<>();
    int games = 0;
    String path = "/v1/games?limit=100";
    while (path != null) {
      Reply page = api.get(path);
      for (JsonNode game : page.body().get("games")) {
        String id = game.get("id").asText();
        assertTrue(!added.contains(id) && seen.add(id), id);
        games++;
      }
      String link = page.header("Link");
      path = link == null ? null : link.substring(1, link.indexOf('>'));
      added.add(api.createOf("sadeqa-ii").id());
    }
    assertTrue(games >= MANY);
    assertEquals(games, seen.size());
  }

  private void playAndRead() {
    Reply made = api.post("/v1/games", "{\"ruleset\":\"adji-kui-ii\"}", "Idempotency-Key", key());
    NewGame game =
        new NewGame(
            made.body().at("/game/id").asText(),
            made.body().at("/tokens/south").asText(),
            made.body().at("/tokens/north").asText());
    String path = "/v1/games/" + game.id();
    api.move(game.id(), game.south(), "A", "Idempotency-Key", key());
    api.playOn(game, new SplittableRandom(3), 12);
    for (String part :
        List.of("", "/moves", "/moves?from=3&limit=2", "/export", "/board.svg?ply=2")) {
      assertEquals(200, api.get(path + part).status(), part);
    }
    Reply renewed =
        api.post(path + "/seats/north/renewal", "", "Authorization", "Bearer " + game.north());
    assertEquals(200, renewed.status());
    assertEquals(
        200,
        api.post(path + "/resignation", "", "Authorization", "Bearer " + game.south()).status());
    assertTrue(api.get(path + "/events").http().body().contains("event:end"));
  }

  private void playMatch() {
    Reply made = api.post("/v1/matches", "{}", "Idempotency-Key", key());
    JsonNode tokens = made.body().get("tokens");
    NewGame game =
        new NewGame(
            made.body().at("/match/id").asText(),
            tokens.get("south").asText(),
            tokens.get("north").asText());
    String path = "/v1/matches/" + game.id();
    api.playOn(game, new SplittableRandom(5), 2_000);
    JsonNode choice = api.get(path).body().get("choice");
    if (!choice.isNull()) {
      api.post(
          path + "/purchases",
          "{\"buy\":[]}",
          "Authorization",
          "Bearer " + game.token(choice.get("player").asText()));
    }
    api.post(path + "/resignation", "", "Authorization", "Bearer " + game.south());
    assertTrue(api.get(path + "/events").http().body().contains("match-end"));
  }

  private void list() {
    for (String query :
        List.of(
            "limit=20",
            "status=active",
            "status=finished",
            "ruleset=sadeqa-ii",
            "ruleset=adji-kui-ii&status=finished",
            "player=player%203",
            "player=player%203&status=active&ruleset=sadeqa-ii",
            "player=nobody")) {
      Reply page = api.get("/v1/games?" + query);
      assertEquals(200, page.status());
      JsonNode next = page.body().get("next");
      if (!next.isNull()) {
        assertEquals(200, api.get("/v1/games?" + query + "&cursor=" + next.asText()).status());
      }
    }
  }

  private static String key() {
    return UUID.randomUUID().toString();
  }
}
