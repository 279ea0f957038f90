package io.seedlap.turns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.arc.All;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.database.DatabaseOfItsOwn;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Claims where thousands of turns are due, on a server that takes none of them. */
@QuarkusTest
@TestProfile(TurnClaimTest.WithoutWorkers.class)
public class TurnClaimTest {
  private static final Instant OLDEST = Instant.parse("2026-01-01T00:00:00Z");
  private static final UUID AGAINST_PERSON =
      UUID.fromString("00000000-0000-4000-8000-000000000001");
  private static final UUID NEXT = UUID.fromString("00000000-0000-4000-8000-000000000002");

  public Supplier<String> log;

  @Inject DataSource database;
  @Inject @All List<EngineTurns> turns;

  /** In a database that no other test knows. */
  public static class WithoutWorkers implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("seedlap.engine.workers", "0");
    }

    @Override
    public List<TestResourceEntry> testResources() {
      return List.of(new TestResourceEntry(DatabaseOfItsOwn.class));
    }
  }

  /** Games of two engines, one older than the other, and two games against a person, not so old. */
  @BeforeEach
  void fill() throws SQLException {
    execute("delete from game");
    execute(insert("gen_random_uuid()", "1", "n", "generate_series(0, 4999) as n", ""));
    execute(insert("'" + AGAINST_PERSON + "'", "null", "6000", "generate_series(1, 1)", ""));
    execute(insert("'" + NEXT + "'", "null", "7000", "generate_series(1, 1)", ""));
    execute("analyze game");
  }

  private static String insert(
      String id, String northLevel, String minutes, String rows, String client) {
    return """
        insert into game (id, ruleset, south_level, north_level, start_notation, start_legal, notation,
          ply, version, last_capture, legal, created_at, updated_at, client)
        select %s, 'adji-kui-ii', 1, %s, '4,4,4,4,4,4/4,4,4,4,4,4 s 0-0', 'A',
          '4,4,4,4,4,4/4,4,4,4,4,4 s 0-0', 0, 1, 0, 'A', '%s',
          timestamptz '%s' + (%s) * interval '1 minute', '%s'
        from %s
        """
        .formatted(id, northLevel, OLDEST, OLDEST, minutes, client, rows);
  }

  @Test
  void aTurnAgainstAPersonIsClaimedFirstAndThenTheNextOldest() {
    EngineTurns moves = moves();
    assertEquals(AGAINST_PERSON, moves.claim());
    assertEquals(NEXT, moves.claim());
    UUID ofTwoEngines = Objects.requireNonNull(moves.claim());
    assertFalse(List.of(AGAINST_PERSON, NEXT).contains(ofTwoEngines));
  }

  /** As bytes in hexadecimal: names of clients, in their order. */
  @ParameterizedTest
  @ValueSource(strings = {"\\x00", "\\x02"})
  void clientsTakeTurnsHoweverManyOneHasDue(String other) throws SQLException {
    execute("delete from game");
    execute(insert("gen_random_uuid()", "null", "n", "generate_series(0, 999) n", "\\x01"));
    execute(insert("'" + NEXT + "'", "null", "7000", "generate_series(1, 1)", other));
    EngineTurns moves = moves();
    assertTrue(
        Stream.generate(moves::claim).limit(2).anyMatch(NEXT::equals),
        "neither of two turns is that of the client who has one");
    assertEquals(
        3, Stream.generate(moves::claim).limit(3).filter(Objects::nonNull).distinct().count());
  }

  @Test
  void aTurnThatIsPutOffIsLeftAloneAndStillCountsAsDue() {
    EngineTurns moves = moves();
    moves.postpone(AGAINST_PERSON, Duration.ofHours(1));
    assertEquals(NEXT, moves.claim());
    assertEquals(OLDEST, moves.oldestDue());
  }

  @Test
  void aClaimSortsNothingAndFindsItsTurnByAnIndex() {
    EngineTurns moves = moves();
    int before = log.get().length();
    moves.claim();
    moves.claim();
    moves.claim();
    moves.oldestDue();
    String plans = log.get().substring(before);
    assertTrue(plans.contains("game_turns_against_persons"), plans);
    assertTrue(plans.contains("game_turns_of_two_engines"), plans);
    assertTrue(plans.contains("game_turns_due"), plans);
    assertFalse(plans.contains("Sort"), plans);
    assertFalse(plans.contains("Seq Scan"), plans);
  }

  private EngineTurns moves() {
    return turns.stream()
        .filter(kind -> kind.getClass().getName().contains("EngineMoves"))
        .findFirst()
        .orElseThrow();
  }

  private void execute(String statement) throws SQLException {
    try (Connection connection = database.getConnection();
        Statement sql = connection.createStatement()) {
      sql.execute(statement);
    }
  }
}
