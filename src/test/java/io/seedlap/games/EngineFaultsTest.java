package io.seedlap.games;

import static org.awaitility.Awaitility.await;
import static org.hamcrest.MatcherAssert.assertThat;
import static org.hamcrest.Matchers.greaterThan;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Engines go on while turns fail and tables are harmed under the running service. */
@QuarkusTest
@TestProfile(EngineFaultsTest.TablesOfItsOwn.class)
@Timeout(120)
class EngineFaultsTest {
  private static final String TEN_SEEDS = "1,0,2,0,1,1/0,2,1,0,2,0 s 20-18";

  private final Api api = Api.atTestPort();

  @Inject DataSource database;
  @Inject MeterRegistry meters;

  @ConfigProperty(name = "seedlap.tables.dir")
  Path tables;

  /** Tables that may be harmed. */
  public static class TablesOfItsOwn implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("seedlap.tables.dir", "target/tables-" + UUID.randomUUID());
    }
  }

  @Test
  void whenTablesAreEmptiedPositionsAreSearchedAndEnginesMove() throws Exception {
    assertEquals("table", analyse(TEN_SEEDS).get("source").asText());

    emptyTables();

    assertEquals("search", analyse(TEN_SEEDS).get("source").asText());
    assertEquals("search", analyse(TEN_SEEDS).get("source").asText());
    assertEquals(1, putAside());
    assertEngineMoves(TEN_SEEDS);
    assertEngineMoves("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
  }

  private JsonNode analyse(String notation) {
    Reply reply =
        api.post("/v1/rulesets/adji-kui-ii/analysis", "{\"notation\":\"" + notation + "\"}");
    assertEquals(200, reply.status(), reply.http().body());
    return reply.body();
  }

  private void emptyTables() throws IOException {
    try (Stream<Path> files = Files.list(tables)) {
      for (Path file : files.filter(it -> it.toString().endsWith("10.table")).toList()) {
        FileChannel.open(file, StandardOpenOption.WRITE).truncate(0).close();
      }
    }
  }

  private double putAside() {
    return meters.get("seedlap.tables.put.aside").tag("ruleset", "adji-kui-ii").counter().count();
  }

  /** Both sides are played by engines that use tables. */
  private void assertEngineMoves(String start) throws Exception {
    NewGame game =
        api.create(
            "{\"ruleset\":\"adji-kui-ii\",\"start\":\"%s\",\"players\":{\"south\":%s,\"north\":%s}}"
                .formatted(start, engine(8), engine(6)));
    try (Watcher watcher = new Watcher(api, game.id(), "0")) {
      assertEquals("south", watcher.nextEvent().data().get("player").asText());
    }
  }

  private static String engine(int level) {
    return "{\"engine\":{\"level\":" + level + "}}";
  }

  @Test
  void aTurnThatAlwaysFailsIsPutOffAndShowsWhileOtherEnginesMove() throws Exception {
    NewGame broken = api.createOf("sadeqa-ii");
    sql("delete from seat where player = 'south' and game_id = '" + broken.id() + "'");
    sql(
        "update game set south_level = 3, notation = 'nonsense s 0-0' where id = '"
            + broken.id()
            + "'");
    try {
      await().until(() -> failing() == 1);
      await().untilAsserted(() -> assertThat(secondsPutOff(broken), greaterThan(5.0)));
      assertTrue(meters.get("seedlap.engine.turns").tag("result", "failed").counter().count() >= 2);
      await().until(() -> engineData().get("oldest-due-seconds").asInt() > 0);
      assertEquals(2, engineData().get("workers").asInt());
      for (int i = 0; i < 3; i++) {
        assertEngineMoves("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0");
      }
    } finally {
      sql("delete from game where id = '" + broken.id() + "'");
    }
  }

  private int failing() {
    return engineData().get("failing").asInt();
  }

  /** Readiness stays up. */
  private JsonNode engineData() {
    Reply reply = api.get("/q/health/ready");
    assertEquals(200, reply.status(), reply.http().body());
    for (JsonNode check : reply.body().get("checks")) {
      if (check.get("name").asText().equals("engine-turns")) {
        assertEquals("UP", check.get("status").asText());
        return check.get("data");
      }
    }
    throw new AssertionError(reply.http().body());
  }

  private double secondsPutOff(NewGame game) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement();
        ResultSet row =
            sql.executeQuery(
                "select extract(epoch from claimed_until - now()) from game where id = '"
                    + game.id()
                    + "'")) {
      assertTrue(row.next());
      return row.getDouble(1);
    }
  }

  private void sql(String statement) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement()) {
      assertEquals(1, sql.executeUpdate(statement));
    }
  }
}
