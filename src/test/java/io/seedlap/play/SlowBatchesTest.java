package io.seedlap.play;

import static io.seedlap.web.Problems.assertProblem;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.connections.ShortLimits;
import io.seedlap.contract.OutsideContract;
import io.seedlap.web.RawHttp;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Batches whose clients do not go on. */
@QuarkusTest
@TestProfile(ShortLimits.class)
@Timeout(60)
@OutsideContract("The contract says nothing of an answer that is cut.")
class SlowBatchesTest {
  private static final String HEAD =
      "POST /v1/rulesets/adji-kui-ii/batch HTTP/1.1\r\nHost: x\r\n"
          + "Content-Type: application/x-ndjson\r\n";
  private static final String CHUNKS = HEAD + "Transfer-Encoding: chunked\r\n\r\n";
  private static final String LINE =
      "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"A\"}\n";

  @Inject BatchLimit limit;

  @AfterEach
  void allPermitsAreGivenBack() {
    await().until(() -> limit.open() == 0);
  }

  @Test
  void aBatchThatDoesNotBeginIsA408() throws IOException {
    assertProblem(RawHttp.send(CHUNKS), 408, "request-timeout");
  }

  @Test
  void aLineThatDoesNotEndIsA408() throws IOException {
    assertProblem(RawHttp.send(CHUNKS + "1\r\n{\r\n"), 408, "request-timeout");
  }

  @Test
  void aLineThatComesSlowlyIsA408() throws IOException {
    assertProblem(dribble(CHUNKS, "1\r\n{\r\n"), 408, "request-timeout");
  }

  @Test
  void blankLinesAreNoProgress() throws IOException {
    assertProblem(dribble(CHUNKS, "1\r\n\n\r\n"), 408, "request-timeout");
  }

  @Test
  void anAnswerThatHasBegunIsCutWhereTheNextLineDoesNotEnd() throws IOException {
    RawHttp.Answer answer = RawHttp.send(CHUNKS + chunk(LINE + "{"));
    assertEquals(200, answer.status());
    assertTrue(answer.body().contains("\"move\":\"A\""), answer.text());
    assertFalse(answer.body().endsWith("0\r\n\r\n"), answer.text());
  }

  @Test
  void aBatchEndsAfterItsTimeHoweverLivelyItIs() throws IOException {
    try (Socket socket = RawHttp.open(CHUNKS)) {
      await()
          .until(
              () -> {
                try {
                  RawHttp.write(socket, chunk(LINE));
                  return false;
                } catch (IOException closed) {
                  return true;
                }
              });
    }
  }

  @Test
  void anAnswerThatIsNotReadEndsTheBatch() throws IOException {
    try (Socket socket = RawHttp.open(HEAD + "Content-Length: 60000000\r\n\r\n")) {
      String lines = LINE.repeat(1_000);
      await()
          .until(
              () -> {
                try {
                  RawHttp.write(socket, lines);
                  return false;
                } catch (IOException closed) {
                  return true;
                }
              });
    }
  }

  private static RawHttp.Answer dribble(String begin, String more) throws IOException {
    try (Socket socket = RawHttp.open(begin)) {
      await()
          .until(
              () -> {
                RawHttp.write(socket, more);
                return socket.getInputStream().available() > 0;
              });
      return RawHttp.readToTheEnd(socket);
    }
  }

  private static String chunk(String text) {
    return Integer.toHexString(text.length()) + "\r\n" + text + "\r\n";
  }
}
