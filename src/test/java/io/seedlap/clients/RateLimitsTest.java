package io.seedlap.clients;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.web.RawHttp;
import io.seedlap.web.RawHttp.Answer;
import java.io.IOException;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Narrow limits, which hold for this machine; every test is a client of its own. */
@QuarkusTest
@TestProfile(RateLimitsTest.NarrowLimits.class)
@Timeout(120)
class RateLimitsTest {
  private static final AtomicInteger CLIENTS = new AtomicInteger(10);
  private static final String START = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0";
  private static final String MOVE = "{\"notation\":\"" + START + "\",\"move\":\"A\"}";

  /** Its laps are so many that a worker judges them. */
  private static final String LONG =
      "{\"notation\":\"3,7,3,5,4,3/4,5,4,1,5,4 s 0-0\",\"move\":\"F\"}";

  private static final String RULESET = "/v1/rulesets/adji-kui-ii/";

  private final String address = "127.0.0." + CLIENTS.getAndIncrement();

  public static class NarrowLimits implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "seedlap.clients.limit-local", "true",
          "seedlap.rate-limits.refusal-pause", "10ms",
          "seedlap.rate-limits.creations", "3",
          "seedlap.rate-limits.analyses", "2",
          "seedlap.rate-limits.long-sowings", "2",
          "seedlap.rate-limits.batches", "2",
          "seedlap.batch.streams", "2",
          "seedlap.rate-limits.streams", "2");
    }
  }

  @Test
  void anAnswerSaysWhatIsLeftAndWhatIsTooMuchIsRefused() throws IOException {
    for (int left = 2; left >= 0; left--) {
      Answer created = post("/v1/games", "{\"ruleset\":\"sadeqa-ii\"}");
      assertEquals(201, created.status());
      assertEquals("\"creations\";q=3;w=60", created.header("ratelimit-policy"));
      assertTrue(
          created.header("ratelimit").matches("\"creations\";r=" + left + ";t=[1-6]?[0-9]"),
          created.text());
    }
    assertLimited("creations", post("/v1/matches", "{}"));
    assertEquals(201, postFrom("127.0.0.99", "/v1/games", "{\"ruleset\":\"sadeqa-ii\"}").status());
  }

  @Test
  void analysesAreLimitedWhereverTheyAreAskedFor() throws IOException {
    String body = "{\"notation\":\"" + START + "\",\"limits\":{\"depth\":1}}";
    assertEquals(200, post(RULESET + "analysis", body).status());
    String link = RULESET + "analysis?position=" + START.replace(' ', '_') + "&depth=1";
    assertEquals(200, request("GET " + link, "", "").status());
    assertLimited("analyses", post(RULESET + "analysis", body));

    String line =
        "{\"id\":1,\"op\":\"analysis\",\"notation\":\"" + START + "\",\"limits\":{\"depth\":1}}\n";
    Answer batch = request("POST " + RULESET + "batch", "application/x-ndjson", line);
    assertEquals(200, batch.status());
    assertTrue(batch.body().contains("rate-limited"), batch.text());
  }

  @Test
  void longSowingsAreLimitedAndOthersAreNot() throws IOException {
    assertEquals(422, post(RULESET + "move", LONG).status());
    assertEquals(200, post(RULESET + "validate", LONG).status());
    assertLimited("long-sowings", post(RULESET + "move", LONG));

    for (int i = 0; i < 10; i++) {
      Answer move = post(RULESET + "move", MOVE);
      assertEquals(200, move.status());
      assertNull(move.header("ratelimit"));
    }
  }

  @Test
  void batchesAreLimited() throws IOException {
    for (int i = 0; i < 2; i++) {
      assertEquals(200, batch().status());
    }
    assertLimited("batches", batch());
  }

  @Test
  void halfOfTheBatchesThatThereMayBeAreLeftToOtherClients() throws IOException {
    String halfSent =
        head("POST " + RULESET + "batch", "application/x-ndjson", MOVE + "\n" + " ".repeat(99));
    try (Socket underWay =
        RawHttp.openFrom(address, halfSent.substring(0, halfSent.length() - 9))) {
      assertEquals(200, RawHttp.readHead(underWay).status());
      Answer second = batch();
      assertEquals(429, second.status());
      assertTrue(second.body().contains("A client may have 1 batches under way at once."));
      String another = "127.0.0." + CLIENTS.getAndIncrement();
      String whole = head("POST " + RULESET + "batch", "application/x-ndjson", MOVE + "\n");
      assertEquals(200, RawHttp.sendFrom(another, whole).status());
    }
  }

  private Answer batch() throws IOException {
    return request("POST " + RULESET + "batch", "application/x-ndjson", MOVE + "\n");
  }

  @Test
  void streamsThatAreOpenedAreLimited() throws IOException {
    Answer created = post("/v1/games", "{\"ruleset\":\"sadeqa-ii\"}");
    String location = created.header("location");
    for (int i = 0; i < 2; i++) {
      RawHttp.openFrom(address, head("GET " + location + "/events", "", "")).close();
    }
    assertLimited("streams", requestUntilRefused("GET " + location + "/events"));
  }

  /** The requests before have been sent, and are perhaps not counted yet. */
  private Answer requestUntilRefused(String line) throws IOException {
    Answer answer = null;
    while (answer == null || answer.status() == 200) {
      try (var socket = RawHttp.openFrom(address, head(line, "", ""))) {
        answer = RawHttp.readHead(socket);
      }
    }
    return request(line, "", "");
  }

  @Test
  void aPageOfAnotherOriginCanReadWhatIsLeft() throws IOException {
    Answer answer =
        RawHttp.sendFrom(
            address,
            head("GET /v1/rulesets", "", "")
                .replace("Connection: close", "Origin: https://example.org\r\nConnection: close"));
    List<String> exposed =
        List.of(answer.header("access-control-expose-headers").replace(" ", "").split(",", -1));
    assertTrue(
        exposed.containsAll(List.of("RateLimit", "RateLimit-Policy", "Retry-After")),
        answer.text());
  }

  private static void assertLimited(String quota, Answer answer) {
    assertEquals(429, answer.status(), answer.text());
    assertTrue(answer.body().contains("\"code\":\"rate-limited\""), answer.text());
    assertTrue(answer.header("ratelimit").startsWith("\"" + quota + "\";r=0;"), answer.text());
    assertTrue(answer.header("retry-after").matches("[1-6]?[0-9]"), answer.text());
  }

  private Answer post(String path, String body) throws IOException {
    return postFrom(address, path, body);
  }

  private static Answer postFrom(String from, String path, String body) throws IOException {
    return RawHttp.sendFrom(from, head("POST " + path, "application/json", body));
  }

  private Answer request(String line, String type, String body) throws IOException {
    return RawHttp.sendFrom(address, head(line, type, body));
  }

  private static String head(String line, String type, String body) {
    return line
        + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        + (type.isEmpty()
            ? ""
            : "Content-Type: " + type + "\r\nContent-Length: " + body.length() + "\r\n")
        + "\r\n"
        + body;
  }
}
