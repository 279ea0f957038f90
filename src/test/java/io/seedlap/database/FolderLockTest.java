package io.seedlap.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderLockTest {
  @TempDir Path parent;

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  private static String refusal(Path folder) {
    return assertThrows(StartFailure.class, () -> FolderLock.acquire(folder)).getMessage();
  }

  @Test
  void aFolderThatWasThereKeepsItsPermissions() throws IOException {
    Path folder = Files.createDirectory(parent.resolve("data"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxr-x"));
    FolderLock.acquire(folder).close();
    assertEquals("rwxrwxr-x", mode(folder));
  }

  @Test
  void aFolderThatIsMadeIsClosedToOthers() throws IOException {
    Path folder = parent.resolve("a/b");
    FolderLock.acquire(folder).close();
    assertEquals("rwx------", mode(folder));
  }

  @Test
  void aLinkToAFolderIsAFolder() throws IOException {
    Path folder = Files.createDirectory(parent.resolve("data"));
    FolderLock.acquire(Files.createSymbolicLink(parent.resolve("link"), folder)).close();
  }

  @Test
  void aSecondOwnerIsToldWhoTheFirstIs() {
    Path folder = parent.resolve("data");
    try (FolderLock lock = FolderLock.acquire(folder)) {
      String message = refusal(folder);
      assertTrue(message.contains("process " + ProcessHandle.current().pid()), message);
      assertTrue(message.contains("seedlap.data-dir"), message);
    }
    FolderLock.acquire(folder).close();
  }

  @Test
  void whatIsNoFolderIsRefused() throws IOException {
    Path file = Files.createFile(parent.resolve("file"));
    assertTrue(refusal(file).startsWith("The data folder " + file + " is a file."));
    assertTrue(refusal(file.resolve("below")).contains("cannot be used: "));
    Path nowhere = Files.createSymbolicLink(parent.resolve("link"), parent.resolve("nowhere"));
    assertTrue(refusal(nowhere).contains("cannot be used: "));
  }

  @Test
  void aFolderThatCannotBeWrittenIsRefused() throws IOException {
    Path folder = Files.createDirectory(parent.resolve("data"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
    assumeFalse(Files.isWritable(folder), "root may write everywhere");
    assertTrue(refusal(folder).contains("permission denied"));
  }
}
