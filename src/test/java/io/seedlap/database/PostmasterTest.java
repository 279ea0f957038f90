package io.seedlap.database;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class PostmasterTest {
  @Test
  void aProcessThatHasEndedIsNotWaitedForUntilItsParentHasAsked() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/self/stat")), "needs Linux");
    Process parent = // it becomes sleep, which never asks for its child's status
        new ProcessBuilder("sh", "-c", "sleep 1000 & echo $!; exec sleep 1000").start();
    try {
      ProcessHandle child =
          ProcessHandle.of(Long.parseLong(parent.inputReader().readLine())).orElseThrow();
      assertFalse(Postmaster.awaitExit(child, Duration.ofMillis(1)));
      await().until(() -> parent.info().command().orElse("").endsWith("sleep"));
      child.destroyForcibly();
      assertTrue(Postmaster.awaitExit(child, Duration.ofMinutes(1)));
      assertTrue(child.isAlive());
    } finally {
      parent.destroyForcibly();
    }
  }
}
