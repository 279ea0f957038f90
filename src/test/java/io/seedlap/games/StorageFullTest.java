package io.seedlap.games;

import static org.awaitility.Awaitility.await;
import static org.awaitility.Durations.ONE_MINUTE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.background.LogRecords;
import io.seedlap.database.DatabaseOfItsOwn;
import io.seedlap.database.Storage;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Supplier;
import java.util.logging.Level;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** An external database without room: a trigger says what PostgreSQL says then. */
@QuarkusTest
@TestProfile(StorageFullTest.Alone.class)
@Timeout(120)
public class StorageFullTest {
  private final Api api = Api.atTestPort();

  public Supplier<String> log;

  @Inject DataSource database;

  /** In a database that no other test knows. */
  public static class Alone implements QuarkusTestProfile {
    @Override
    public List<TestResourceEntry> testResources() {
      return List.of(new TestResourceEntry(DatabaseOfItsOwn.class));
    }
  }

  @Test
  void whatWouldBeWrittenIsRefusedUntilThereIsRoomAndAllElseGoesOn() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    sql(
        """
        create function no_room() returns trigger language plpgsql as $$
        begin
          raise exception 'could not extend file: No space left on device' using errcode = '53100';
        end $$
        """);
    sql("create trigger no_room before insert or update on game execute function no_room()");
    try (LogRecords logged = LogRecords.of(Storage.class)) {
      for (int i = 0; i < 5; i++) {
        assertFull(api.move(game.id(), game.south(), "F"));
        assertFull(api.post("/v1/games", "{\"ruleset\":\"sadeqa-ii\"}"));
        assertFull(api.post("/v1/matches", "{}"));
        assertEquals(0, api.game(game.id()).body().get("ply").asInt());
      }
      assertEquals(1, logged.atLeast(Level.WARNING).size());
    }
    assertTrue(ready().contains("\"writable\": false"), ready());
    assertEquals(200, api.get("/v1/games/" + game.id() + "/moves").status());

    sql("drop trigger no_room on game");
    assertEquals(200, api.move(game.id(), game.south(), "F").status());
    await().atMost(ONE_MINUTE).until(() -> ready().contains("\"writable\": true"));
  }

  private static void assertFull(Reply reply) {
    assertEquals(503, reply.status());
    assertEquals("storage-full", reply.code());
    assertNotNull(reply.header("Retry-After"));
  }

  private String ready() {
    Reply reply = api.get("/q/health/ready");
    assertEquals(200, reply.status());
    return reply.http().body();
  }

  private void sql(String statement) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement()) {
      sql.execute(statement);
    }
  }
}
