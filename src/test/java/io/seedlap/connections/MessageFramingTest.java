package io.seedlap.connections;

import static io.seedlap.web.Problems.assertProblem;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.web.RawHttp;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a request ends must be certain: what follows it is another request, or is not read. */
@QuarkusTest
class MessageFramingTest {
  private static final String NEXT =
      "GET /probe HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

  private static final String BODY = "{\"count\": 1}";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "xyz\r\n",
        "-1\r\n\r\n",
        "\r\n\r\n",
        "ffffffffff\r\n",
        "2\r\nabcdef\r\n",
        "0\r\nno colon\r\n\r\n"
      })
  void aMalformedChunkIsA400AndNothingAfterItIsRead(String chunks) throws IOException {
    for (String path : new String[] {"/probe", "/v1/rulesets/sadeqa-ii/batch"}) {
      assertOneAnswer(chunked("HTTP/1.1", path, "", chunks), 400, "bad-request");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gzip",
        "wonder",
        "identity",
        "gzip, chunked",
        "chunked, chunked",
        "chunked\r\nTransfer-Encoding: chunked"
      })
  void anotherTransferEncodingThanChunkedIsA501(String encoding) throws IOException {
    assertOneAnswer(post("HTTP/1.1", "Transfer-Encoding: " + encoding), 501, "not-implemented");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Transfer-Encoding: ",
        "Transfer-Encoding: identity\r\nContent-Length: 12",
        "Transfer-Encoding: chunked\r\nContent-Length: 12",
        "Content-Length: 12\r\nContent-Length: 12",
        "Content-Length: 12, 12",
        "Content-Length: +12",
        "Content-Length: 0xc",
        "Content-Length: 1 2",
        "Content-Length: "
      })
  void aBodyOfUncertainLengthIsA400(String header) throws IOException {
    assertOneAnswer(post("HTTP/1.1", header), 400, "bad-request");
  }

  @Test
  void http10HasNoChunks() throws IOException {
    assertOneAnswer(chunked("HTTP/1.0", "/probe", "", "0\r\n\r\n"), 400, "bad-request");
    assertOneAnswer(
        chunked("HTTP/1.0", "/probe", "Content-Length: 5\r\n", "0\r\n\r\n"), 400, "bad-request");
  }

  @Test
  void aHandshakeWhoseBodyOtherServersDoNotSeeIsA400() throws IOException {
    assertOneAnswer(
        "GET /probe HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\n"
            + "Sec-WebSocket-Key1: 1\r\nSec-WebSocket-Key2: 2\r\n\r\n",
        400,
        "bad-request");
  }

  @Test
  void aBodyThatIsTooLargeIsNotTakenForTheNextRequest() throws IOException {
    assertOneAnswer(post("HTTP/1.1", "Content-Length: 9999999"), 413, "body-too-large");
  }

  @ParameterizedTest
  @CsvSource({"chunked", "CHUNKED"})
  void aBodyInChunksIsFollowedByTheNextRequest(String encoding) throws IOException {
    String request =
        "POST /probe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            + "Transfer-Encoding: "
            + encoding
            + "\r\n\r\nc;extension\r\n"
            + BODY
            + "\r\n0\r\nTrailer: x\r\n\r\n";
    assertEquals(2, answers(RawHttp.send(request + NEXT).text()));
  }

  private static void assertOneAnswer(String request, int status, String code) throws IOException {
    RawHttp.Answer answer = RawHttp.send(request + NEXT);
    assertEquals(1, answers(answer.text()), answer.text());
    assertProblem(answer, status, code);
    assertNotEquals("keep-alive", answer.header("connection"));
  }

  private static int answers(String text) {
    return text.split("HTTP/1\\.[01] ").length - 1;
  }

  private static String chunked(String version, String path, String header, String chunks) {
    String type = path.endsWith("batch") ? "application/x-ndjson" : "application/json";
    return "POST %s %s\r\nHost: x\r\nContent-Type: %s\r\n%sTransfer-Encoding: chunked\r\n\r\n%s"
        .formatted(path, version, type, header, chunks);
  }

  private static String post(String version, String header) {
    return "POST /probe %s\r\nHost: x\r\nContent-Type: application/json\r\n%s\r\n\r\n%s"
        .formatted(version, header, BODY);
  }
}
