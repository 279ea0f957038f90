package io.seedlap.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class BatchWriterTest {
  /** Each flush wakes an event loop, which costs more than a line's answer does. */
  @Test
  void answersWaitForEachOtherUntilTheyAreFlushed() throws IOException {
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    BatchWriter answers = new BatchWriter(new ObjectMapper(), sent, BatchDetail.SUMMARY);

    answers.played(new BatchId(BatchId.BatchIdKind.WHOLE_NUMBER, "1"), opening());
    answers.played(new BatchId(BatchId.BatchIdKind.WHOLE_NUMBER, "2"), opening());
    assertEquals("", sent.toString(UTF_8));

    answers.flush();
    assertEquals(2, sent.toString(UTF_8).lines().count());
  }

  private static MoveResult.Played opening() {
    Position start = Ruleset.named("adji-kui-ii").orElseThrow().start();
    return (MoveResult.Played) Referee.unhurried().play(start, Move.read("A"));
  }
}
