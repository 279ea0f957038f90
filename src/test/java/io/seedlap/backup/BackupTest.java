package io.seedlap.backup;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.database.DatabaseAtHand;
import io.seedlap.database.DatabaseOfItsOwn;
import io.seedlap.games.Api;
import io.seedlap.games.Api.NewGame;
import io.seedlap.games.Api.Reply;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service keeps running while its database is saved, emptied and restored. */
@QuarkusTest
@TestProfile(BackupTest.Alone.class)
public class BackupTest {
  private static final int PLAYERS = 3;
  private static final int MOVES = 15;

  private final Api api = Api.atTestPort();

  @TempDir Path folder;

  public Supplier<String> log;

  @ConfigProperty(name = "quarkus.datasource.jdbc.url")
  String url;

  private Path file;

  /** In a database that no other test knows. */
  public static class Alone implements QuarkusTestProfile {
    @Override
    public List<TestResourceEntry> testResources() {
      return List.of(new TestResourceEntry(DatabaseOfItsOwn.class));
    }
  }

  @BeforeEach
  void startWithoutGames() throws SQLException {
    file = folder.resolve("games.zip");
    database().migrate(); // where a test before has emptied it
    execute("truncate game cascade");
  }

  private DatabaseAtHand database() {
    return DatabaseAtHand.at(url, "seedlap", "");
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = database().connect();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private void empty() throws SQLException {
    execute("drop schema public cascade; create schema public");
  }

  private long count(String table) throws SQLException {
    try (Connection connection = database().connect();
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("select count(*) from " + table)) {
      row.next();
      return row.getLong(1);
    }
  }

  private String refusal() {
    return assertThrows(StartFailure.class, () -> Restore.from(file, this::database)).getMessage();
  }

  /** Every answer to every GET about every game and match, with its entity tag. */
  private Map<String, String> answers(List<String> games, List<String> matches) {
    Map<String, String> answers = new LinkedHashMap<>();
    List<String> paths = new ArrayList<>(List.of("/v1/games?limit=100", "/v1/matches?limit=100"));
    for (String id : games) {
      for (String path : List.of("", "/moves", "/moves?boards=true", "/export")) {
        paths.add("/v1/games/" + id + path);
      }
    }
    matches.forEach(id -> paths.add("/v1/matches/" + id));
    for (String path : paths) {
      Reply reply = api.get(path);
      assertEquals(200, reply.status(), path);
      answers.put(path, reply.header("ETag") + "\n" + reply.http().body());
    }
    return answers;
  }

  @Test
  void everyGameGoesThroughByteForByteWithItsTokensAndKeptAnswers() throws Exception {
    SplittableRandom random = new SplittableRandom(7);
    List<String> games = new ArrayList<>();
    for (String ruleset : List.of("adji-kui-ii", "sadeqa-ii")) {
      for (int moves : new int[] {0, 1, 12, 400}) {
        NewGame game =
            api.create(
                "{\"ruleset\":\"%s\",\"players\":{\"south\":{\"name\":\"\\\\t \\\\\\\\ \\u00e4\"}}}"
                    .formatted(ruleset));
        api.playOn(game, random, moves);
        games.add(game.id());
      }
    }
    Reply match = api.post("/v1/matches", "{\"target\":9}");
    NewGame first =
        new NewGame(
            match.body().at("/match/id").asText(),
            match.body().at("/tokens/south").asText(),
            match.body().at("/tokens/north").asText());
    api.playOn(first, random, 400);
    NewGame played = api.createOf("sadeqa-ii");
    String key = UUID.randomUUID().toString();
    Reply move = api.move(played.id(), played.south(), "F", "Idempotency-Key", key);
    games.add(played.id());
    Map<String, String> before = answers(games, List.of(first.id()));

    Manifest saved = Backup.write(database(), file);
    empty();
    assertThrows(SQLException.class, () -> count("game"));
    Manifest restored = Restore.from(file, this::database);

    assertEquals(saved, restored);
    assertEquals(before, answers(games, List.of(first.id())));
    assertEquals(
        move.http().body(),
        api.move(played.id(), played.south(), "F", "Idempotency-Key", key).http().body());
    assertEquals(200, api.move(played.id(), played.north(), "f").status());
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void whatWasAcknowledgedBeforeABackupIsInIt() throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(PLAYERS);
    AtomicBoolean enough = new AtomicBoolean();
    Map<NewGame, AtomicInteger> acknowledged = new LinkedHashMap<>();
    for (int i = 0; i < PLAYERS; i++) {
      acknowledged.put(api.createOf("adji-kui-ii"), new AtomicInteger(1));
    }
    List<Future<?>> players = new ArrayList<>();
    acknowledged.forEach(
        (game, version) -> players.add(clients.submit(() -> play(game, version, enough))));
    await().until(() -> acknowledged.values().stream().allMatch(it -> it.get() > MOVES));

    Map<String, Integer> least = new LinkedHashMap<>();
    acknowledged.forEach((game, version) -> least.put(game.id(), version.get()));
    Backup.write(database(), file);
    enough.set(true);
    for (Future<?> player : players) {
      player.get();
    }
    clients.shutdown();
    empty();
    Restore.from(file, this::database);

    for (Map.Entry<String, Integer> game : least.entrySet()) {
      JsonNode state = api.game(game.getKey()).body();
      assertTrue(state.get("version").asInt() >= game.getValue(), state.toString());
      assertEquals(api.replay(game.getKey()).body().get("notation"), state.get("notation"));
    }
  }

  /** Plays until it is enough or the game is over, which counts as all moves. */
  private void play(NewGame game, AtomicInteger version, AtomicBoolean enough) {
    JsonNode state = api.game(game.id()).body();
    while (!enough.get() && state.get("outcome").isNull()) {
      String token = game.token(state.at("/position/turn").asText());
      Reply reply = api.move(game.id(), token, state.at("/legal/0").asText());
      assertEquals(200, reply.status(), reply.http().body());
      version.set(reply.body().get("version").asInt());
      state = api.game(game.id()).body();
    }
    if (!state.get("outcome").isNull()) {
      version.updateAndGet(it -> Math.max(it, MOVES + 1));
    }
  }

  @Test
  void aDatabaseThatHasGamesIsNotRestoredInto() throws Exception {
    NewGame game = api.createOf("sadeqa-ii");
    Backup.write(database(), file);
    api.move(game.id(), game.south(), "F");
    assertTrue(refusal().contains("has games already"), refusal());
    assertEquals(2, api.game(game.id()).body().get("version").asInt());
  }

  @Test
  void theMatchThatTheServiceAddsOfItselfMakesWay() throws Exception {
    saveAGame();
    execute("truncate game cascade");
    try (InputStream rows = BackupTest.class.getResourceAsStream("/db/demonstration.sql")) {
      execute(new String(rows.readAllBytes(), StandardCharsets.UTF_8));
    }
    assertEquals(2, count("game"));
    Restore.from(file, this::database);
    assertEquals(1, count("game"));
  }

  @Test
  void aFileThatIsThereIsNotOverwritten() throws Exception {
    Files.writeString(file, "mine");
    String message =
        assertThrows(StartFailure.class, () -> Backup.write(database(), file)).getMessage();
    assertTrue(message.contains("already"), message);
    assertEquals("mine", Files.readString(file));
  }

  @Test
  void anArchiveThatIsCutOrNoneIsRefusedBeforeADatabaseIsOpened() throws Exception {
    saveAGame();
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {0, 1, whole.length / 2, whole.length - 1}) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertRefusedUnopened("is cut, or no backup");
    }
    Files.writeString(file, "no archive at all");
    assertRefusedUnopened("is cut, or no backup");
    Files.delete(file);
    assertRefusedUnopened("There is no file");
  }

  @Test
  void anArchiveThatHasBeenChangedIsRefused() throws Exception {
    saveAGame();
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(1);
    int unnoticed = 0;
    for (int i = 0; i < 200; i++) {
      byte[] changed = whole.clone();
      changed[random.nextInt(changed.length)] ^= (byte) (1 + random.nextInt(255));
      Files.write(file, changed);
      try (Archive archive = Archive.open(file)) {
        unnoticed++; // a time or another field of ZIP that nobody reads
        assertEquals(1, rows(archive, "game"));
      } catch (StartFailure e) {
        assertTrue(e.getMessage().startsWith("Nothing is restored: "), e.getMessage());
      }
    }
    assertTrue(unnoticed < 100, unnoticed + " of 200");
  }

  private static long rows(Archive archive, String table) {
    return archive.manifest().tables().stream()
        .filter(it -> it.name().equals(table))
        .findFirst()
        .orElseThrow()
        .rows();
  }

  private void assertRefusedUnopened(String why) {
    String message =
        assertThrows(
                StartFailure.class,
                () ->
                    Restore.from(
                        file,
                        () -> {
                          throw new AssertionError("opened");
                        }))
            .getMessage();
    assertTrue(message.contains(why), message);
    assertEquals(1, message.lines().count());
  }

  @Test
  void anArchiveThatSaysWhatCannotBeIsRefused() throws Exception {
    saveAGame();
    byte[] whole = Files.readAllBytes(file);
    Map<UnaryOperator<String>, String> changes =
        Map.of(
            it -> it.replace("\"format\" : 1", "\"format\" : 2"), "its format is 2",
            it -> it.replaceFirst("\"schema\" : \"\\d+\"", "\"schema\" : \"999999\""),
                "later Seedlap",
            it -> it.replaceFirst("\"rows\" : 1\\b", "\"rows\" : 3"), "of the 3 rows",
            it -> it.replace("\"name\" : \"seat\"", "\"name\" : \"seat; drop table game\""),
                "no table can be called",
            it -> it.replace("\"name\" : \"seat\"", "\"name\" : \"seats\""),
                "it has no tables/seats",
            it -> it.replace("\"token_hash\"", "\"hash\""), "not those that this Seedlap makes",
            it -> "{}", "its format is 0",
            it -> "[", "cannot be used");
    for (Map.Entry<UnaryOperator<String>, String> change : changes.entrySet()) {
      Files.write(file, whole);
      rewrite("manifest.json", change.getKey());
      execute("truncate game cascade");
      assertTrue(refusal().contains(change.getValue()), refusal());
      assertEquals(0, count("game"));
    }
  }

  @Test
  void aRowThatTheDatabaseRefusesLeavesNothingRestored() throws Exception {
    saveAGame();
    rewrite("tables/ply.copy", rows -> rows.replaceFirst("(?s)\tsouth\t", "\teast\t"));
    empty();
    String message = refusal();
    assertTrue(message.startsWith("Nothing is restored: the database failed: "), message);
    for (String table : List.of("game", "seat", "ply", "kept_answer", "match")) {
      assertEquals(0, count(table));
    }
  }

  private void saveAGame() throws IOException {
    NewGame game = api.createOf("sadeqa-ii");
    api.move(game.id(), game.south(), "F");
    Backup.write(database(), file);
  }

  /** Writes the archive anew with another entry of this name. */
  private void rewrite(String name, UnaryOperator<String> change) throws IOException {
    Path changed = folder.resolve("changed.zip");
    try (ZipFile zip = new ZipFile(file.toFile());
        ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(changed))) {
      for (ZipEntry entry : zip.stream().toList()) {
        byte[] bytes = zip.getInputStream(entry).readAllBytes();
        if (entry.getName().equals(name)) {
          String before = new String(bytes, StandardCharsets.UTF_8);
          String after = change.apply(before);
          assertFalse(before.equals(after), name);
          bytes = after.getBytes(StandardCharsets.UTF_8);
        }
        out.putNextEntry(new ZipEntry(entry.getName()));
        out.write(bytes);
      }
    }
    Files.move(changed, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
  }
}
