package io.seedlap.web;

import static org.junit.jupiter.api.Assertions.assertFalse;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where Quarkus is told to believe forwarded headers, which the service needs for nothing. */
@QuarkusTest
@TestProfile(ForwardedHeadersTest.Believed.class)
class ForwardedHeadersTest {
  /** From everybody. */
  public static class Believed implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "quarkus.http.proxy.proxy-address-forwarding", "true",
          "quarkus.http.proxy.allow-x-forwarded", "true",
          "quarkus.http.proxy.enable-forwarded-host", "true");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"javascript", "https", "file", "https://evil.example/?"})
  void noForwardedSchemeOrHostReachesAnAnswer(String scheme) throws IOException {
    String body = "{\"ruleset\":\"sadeqa-ii\"}";
    for (String request :
        List.of(
            "POST /v1/games HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: "
                + body.length(),
            "GET /v1/games?limit=1 HTTP/1.1",
            "GET / HTTP/1.1",
            "GET /q HTTP/1.1",
            "GET /q/ HTTP/1.1",
            "GET /q/swagger-ui HTTP/1.1",
            "GET /q/swagger-ui/ HTTP/1.1",
            "GET /q/openapi HTTP/1.1",
            "GET /q/health HTTP/1.1",
            "GET /nowhere HTTP/1.1",
            "DELETE /v1/games HTTP/1.1",
            "GET /v1/rulesets/sadeqa-ii HTTP/1.1")) {
      String answer =
          RawHttp.send(
                  request
                      + "\r\nHost: evil.example:4711\r\nConnection: close\r\nX-Forwarded-Proto: "
                      + scheme
                      + "\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Port: 4711\r\n"
                      + "X-Forwarded-Prefix: /evil\r\nForwarded: proto=javascript;host=evil.example\r\n\r\n"
                      + (request.startsWith("POST") ? body : ""))
              .text();
      assertFalse(answer.contains("evil"), request);
      assertFalse(answer.contains("javascript://"), request);
      assertFalse(answer.contains("4711"), request);
    }
  }
}
