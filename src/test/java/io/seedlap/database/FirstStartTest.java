package io.seedlap.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a start that was killed may leave: unpacked in part, initialised in part. */
class FirstStartTest {
  @TempDir Path folder;

  private PostgresCommand command() throws IOException {
    return new PostgresCommand(Binaries.in(TestDatabase.BINARIES), folder.resolve("log"));
  }

  @Test
  void binariesThatAreNotWholeAreUnpackedAnew() throws IOException {
    Path place = Binaries.in(folder);
    Path postgres = place.resolve("bin/postgres");
    long size = Files.size(postgres);
    Path left = Files.createDirectory(folder.resolve(place.getFileName() + ".left.part"));
    Files.createFile(left.resolve("file"));

    Files.write(postgres, new byte[0]); // by a disk that was full
    assertEquals(place, Binaries.in(folder));
    assertEquals(size, Files.size(postgres));
    assertTrue(Files.isExecutable(postgres));
    assertFalse(Files.exists(left));

    Files.delete(place.resolve("files")); // by a kill
    Binaries.in(folder);
    assertTrue(Files.exists(place.resolve("files")));
  }

  @Test
  void theVersionSaidIsThatOfTheBinaries() throws IOException {
    Path catalogue = Binaries.in(TestDatabase.BINARIES).resolve("share/postgresql/postgres.bki");
    try (Stream<String> lines = Files.lines(catalogue)) {
      assertEquals("# PostgreSQL " + Binaries.MAJOR_VERSION, lines.findFirst().orElseThrow());
    }
  }

  @Test
  void aClusterIsThereOnlyWhenItIsWhole() throws IOException {
    Path left = Files.createDirectory(folder.resolve("postgresql.left.part"));
    Cluster.prepare(folder, command(), ClusterPasswords.random());
    assertTrue(Files.exists(folder.resolve("postgresql/global/pg_control")));
    assertFalse(Files.exists(left));
    assertEquals(List.of(), setAside());
  }

  @Test
  void anInitialisationWhoseOwnerWasKilledIsEnded() throws Exception {
    Path unfinished = folder.resolve("postgresql.left.part");
    Process orphan = // sh takes further arguments as names, as initdb would take the directory
        new ProcessBuilder("sh", "-c", "sleep 600; :", "initdb", "--pgdata=" + unfinished).start();
    Cluster.prepare(folder, command(), ClusterPasswords.random());
    assertTrue(orphan.waitFor(10, TimeUnit.SECONDS));
  }

  @Test
  void aClusterThatAnEarlierVersionLeftUnfinishedIsSetAside() throws IOException {
    Path unfinished = Files.createDirectory(folder.resolve("postgresql"));
    Files.writeString(unfinished.resolve("PG_VERSION"), Binaries.MAJOR_VERSION + "\n");
    Cluster.prepare(folder, command(), ClusterPasswords.random());
    assertTrue(Files.exists(folder.resolve("postgresql/global/pg_control")));
    assertEquals(1, setAside().size());
  }

  @Test
  void aClusterThatAServerHasRunOnIsNeverSetAside() throws IOException {
    Path used = Files.createDirectory(folder.resolve("postgresql"));
    for (String sign : List.of("postmaster.opts", "backup_label")) {
      Path file = Files.createFile(used.resolve(sign));
      Cluster.prepare(folder, command(), ClusterPasswords.random());
      assertEquals(List.of(), setAside());
      Files.delete(file);
    }
  }

  @Test
  void gamesOfAnotherMajorVersionAreRefusedAtOnce() throws IOException {
    Path data = Files.createDirectory(folder.resolve("postgresql"));
    for (String version : List.of("14", "99")) {
      Files.writeString(data.resolve("PG_VERSION"), version + "\n");
      String message =
          assertThrows(StartFailure.class, () -> EmbeddedDatabase.begin(folder)).getMessage();
      assertTrue(message.contains("kept by PostgreSQL " + version), message);
    }
    Files.writeString(data.resolve("PG_VERSION"), Binaries.MAJOR_VERSION + "\n");
    Cluster.checkVersion(folder);
  }

  @Test
  void aClusterThatDoesNotStartIsSaidWithPostgresOwnReason() throws IOException {
    Files.createSymbolicLink(folder.resolve("binaries"), TestDatabase.BINARIES.toAbsolutePath());
    Path data = Files.createDirectory(folder.resolve("postgresql"));
    Files.createFile(data.resolve("postmaster.opts"));
    String message =
        assertThrows(StartFailure.class, () -> EmbeddedDatabase.start(folder)).getMessage();
    assertTrue(message.contains("is not a database cluster directory"), message);
    assertEquals(1, message.lines().count());
    Files.delete(folder.resolve("binaries"));
  }

  private List<String> setAside() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(Path::toString).filter(it -> it.endsWith(".unfinished")).toList();
    }
  }
}
