package io.seedlap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.contract.OutsideContract;
import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Refusals that are held back for longer than the test takes. */
@QuarkusTest
@TestProfile(HeldBackTest.LongPause.class)
@Timeout(60)
@OutsideContract("What is refused here is not answered.")
class HeldBackTest {
  private static final String ANALYSIS =
      "GET /v1/rulesets/adji-kui-ii/analysis?position=4,4,4,4,4,4/4,4,4,4,4,4_s_0-0&depth=1 HTTP/1.1\r\n"
          + "Host: x\r\n\r\n";

  public static class LongPause implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "seedlap.clients.limit-local", "true",
          "seedlap.rate-limits.analyses", "1",
          "seedlap.rate-limits.refusal-pause", "1h");
    }
  }

  @Test
  void aRefusalThatIsHeldBackHoldsNothingElse() throws IOException {
    assertEquals(200, answer(ANALYSIS));
    List<Socket> refused = new ArrayList<>();
    try {
      for (int i = 0; i < 100; i++) { // more than there are threads
        refused.add(RawHttp.open(ANALYSIS));
      }
      for (int i = 0; i < 10; i++) {
        assertEquals(200, answer("GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n\r\n"));
        assertEquals(200, answer("GET /v1/games HTTP/1.1\r\nHost: x\r\n\r\n"));
      }
      for (Socket socket : refused) {
        assertEquals(0, socket.getInputStream().available());
      }
    } finally {
      for (Socket socket : refused) {
        socket.close();
      }
    }
  }

  private static int answer(String request) throws IOException {
    try (Socket socket = RawHttp.open(request)) {
      return RawHttp.read(socket, true).status();
    }
  }
}
