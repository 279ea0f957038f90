package io.seedlap.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said before a database is started; the rest is in BackupTest and in starts.sh. */
class BackupCommandTest {
  @TempDir Path folder;

  @BeforeEach
  void nameAFolder() {
    System.setProperty("seedlap.data-dir", folder.resolve("data").toString());
  }

  @AfterEach
  void forgetIt() {
    System.clearProperty("seedlap.data-dir");
    System.clearProperty("seedlap.persistence");
  }

  @Test
  void aFileIsNeeded() {
    for (String command : new String[] {"backup", "restore"}) {
      CommandRun run = CommandRun.of(command);
      assertEquals(2, run.status());
      run.prints("<file>");
    }
  }

  @Test
  void withoutGamesThereIsNothingToSave() {
    CommandRun run = CommandRun.of("backup", folder.resolve("games.zip").toString());
    assertEquals(1, run.status());
    run.prints("No games are kept in " + folder.resolve("data"));
    assertFalse(Files.exists(folder.resolve("data")));
  }

  @Test
  void aFileThatIsNoBackupIsRefusedBeforeAFolderIsMade() throws IOException {
    Path file = folder.resolve("games.zip");
    CommandRun missing = CommandRun.of("restore", file.toString());
    assertEquals(1, missing.status());
    missing.prints("There is no file " + file);
    Files.writeString(file, "text");
    CommandRun text = CommandRun.of("restore", file.toString());
    assertEquals(1, text.status());
    text.prints("Nothing is restored: the backup " + file);
    assertFalse(Files.exists(folder.resolve("data")));
  }

  @Test
  void whereNoGamesAreKeptNoneAreSaved() {
    System.setProperty("seedlap.persistence", "off");
    CommandRun run = CommandRun.of("backup", folder.resolve("games.zip").toString());
    assertEquals(1, run.status());
    run.prints("seedlap.persistence is off");
  }
}
