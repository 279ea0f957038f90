package io.seedlap.startup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IoReasonTest {
  @TempDir Path folder;

  @Test
  void aReasonIsGivenWhereTheJdkHasOnlyTheName() {
    Path missing = folder.resolve("missing");
    IOException failure = assertThrows(IOException.class, () -> Files.size(missing));
    assertEquals(missing + ": there is no such file or folder", IoReason.of(failure));
    assertEquals("x: permission denied", IoReason.of(new AccessDeniedException("x")));
    assertEquals(
        "x: no space left on device",
        IoReason.of(new FileSystemException("x", null, "No space left on device")));
    assertEquals("the disk is full", IoReason.of(new IOException("the disk is full")));
  }
}
