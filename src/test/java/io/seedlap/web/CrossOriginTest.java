package io.seedlap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.web.RawHttp.Answer;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@TestProfile(CrossOriginTest.SomeOrigins.class)
class CrossOriginTest {
  /** A page, and all pages of a domain. */
  public static class SomeOrigins implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "seedlap.cors.origins", "https://play.example,/https://([a-z]+[.])?club[.]example/");
    }
  }

  private static Answer ask(String line, String host, String... headers) throws IOException {
    return RawHttp.send(
        line
            + "\r\nHost: "
            + host
            + "\r\nConnection: close\r\n"
            + String.join("\r\n", headers)
            + "\r\n\r\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://evil.example",
        "http://play.example",
        "https://play.example.evil",
        "https://clubxexample",
        "null",
        "x",
        ""
      })
  void aPageOfAnotherOriginIsRefusedWithAProblem(String origin) throws IOException {
    for (String line : new String[] {"GET /v1/rulesets HTTP/1.1", "GET /nowhere HTTP/1.1"}) {
      Answer answer =
          ask(line, "seedlap.example", "Origin: " + origin, "Sec-Fetch-Site: cross-site");
      assertEquals(403, answer.status());
      assertEquals("application/problem+json", answer.header("content-type"));
      assertTrue(answer.body().contains("\"code\":\"origin-not-allowed\""), answer.text());
      assertNull(answer.header("access-control-allow-origin"));
      assertEquals(16, answer.header("x-request-id").length());
    }
  }

  @Test
  void itsPreflightIsRefusedToo() throws IOException {
    Answer answer =
        ask(
            "OPTIONS /v1/games HTTP/1.1",
            "seedlap.example",
            "Origin: https://evil.example",
            "Access-Control-Request-Method: POST");
    assertEquals(403, answer.status());
    assertTrue(answer.body().contains("origin-not-allowed"), answer.text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://play.example", "https://club.example", "https://chess.club.example"})
  void aPageThatMayCallIsToldSo(String origin) throws IOException {
    Answer answer = ask("GET /v1/rulesets HTTP/1.1", "seedlap.example", "Origin: " + origin);
    assertEquals(200, answer.status());
    assertEquals(origin, answer.header("access-control-allow-origin"));
  }

  @Test
  void thePageItselfMayCallAlsoWhereAProxySpeaksTlsForTheService() throws IOException {
    String line = "GET /v1/rulesets HTTP/1.1";
    assertEquals(200, ask(line, "seedlap.example", "Origin: https://seedlap.example").status());
    assertEquals(
        200, ask(line, "seedlap.example:81", "Origin: http://seedlap.example:81").status());
    assertEquals( // and where the proxy does not pass the host on
        200,
        ask(line, "instance-1", "Origin: https://seedlap.example", "Sec-Fetch-Site: same-origin")
            .status());
    assertEquals(
        403,
        ask(line, "instance-1", "Origin: https://seedlap.example", "Sec-Fetch-Site: same-site")
            .status());
  }

  @Test
  void whatIsNoWebPageMayCall() throws IOException {
    assertEquals(200, ask("GET /v1/rulesets HTTP/1.1", "seedlap.example", "X-None: 1").status());
  }
}
