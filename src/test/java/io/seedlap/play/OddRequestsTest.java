package io.seedlap.play;

import static io.restassured.RestAssured.given;
import static io.seedlap.web.Problems.assertProblem;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.seedlap.contract.OutsideContract;
import java.io.IOException;
import java.net.Socket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests outside the contract, each of which was once answered wrongly. */
@QuarkusTest
@OutsideContract("The contract describes neither preconditions on POSTs nor empty headers.")
class OddRequestsTest {
  private static final String POSITION = "4,4,4,4,4,4/4,4,4,4,4,4_s_0-0";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/rulesets",
        "/v1/rulesets/adji-kui-ii/legal-moves?position=" + POSITION,
        "/v1/rulesets/adji-kui-ii/board.svg?position=" + POSITION
      })
  void whatIsReadOnlyInAnotherVersionIsRefusedWithAProblem(String path) {
    assertProblem(
        given().urlEncodingEnabled(false).header("If-Match", "\"another\"").get(path),
        412,
        "precondition-failed");
  }

  @Test
  void aBatchWithAnEmptyMediaTypeIsRefusedWithAProblem() throws IOException {
    try (Socket socket = new Socket("localhost", RestAssured.port)) {
      socket
          .getOutputStream()
          .write(
              ("POST /v1/rulesets/adji-kui-ii/batch HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
                      + "Content-Type: \r\nContent-Length: 3\r\n\r\n{}\n")
                  .getBytes(UTF_8));
      String answer = new String(socket.getInputStream().readAllBytes(), UTF_8);
      assertTrue(answer.contains("\"code\":\"unsupported-media-type\""), answer);
    }
  }
}
