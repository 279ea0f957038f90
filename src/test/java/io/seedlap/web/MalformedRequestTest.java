package io.seedlap.web;

import static io.seedlap.web.Problems.assertProblem;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class MalformedRequestTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "GET /probe",
        "GET /probe HTTP/9.x",
        "GET  HTTP/1.1",
        "/probe GET HTTP/1.1"
      })
  void aMalformedRequestLineIsA400(String line) throws IOException {
    assertNull(assertProblem(RawHttp.request(line), 400, "bad-request").get("instance"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: many",
        "Content-Length: -1",
        "Content-Length: 99999999999999999999",
        "Content-Length: 1\r\nContent-Length: 2",
        "Transfer-Encoding: chunked\r\nContent-Length: 5",
        "no colon",
        "bad name: x",
        "X: a\u0000b",
        "X: a\rb",
        "X : a",
        ": a",
      })
  void aMalformedHeaderIsA400(String header) throws IOException {
    assertProblem(RawHttp.request("GET /probe HTTP/1.1", header), 400, "bad-request");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/%",
        "/%zz",
        "/probe/%2",
        "/probe?x=%",
        "//",
        "/{x}",
        "/a|b",
        "/\"x",
        "/probe#x",
        "nowhere",
        "ftp://x/probe",
        "http:///probe",
        "/probe/\u00e9",
        "/probe/%c3%28",
        "/probe/%c0%af",
        "/probe?x=%ff"
      })
  void whatIsNoUriIsA400(String path) throws IOException {
    assertProblem(RawHttp.request("GET " + path + " HTTP/1.1"), 400, "bad-request");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd",
        "*",
        "http://x/y",
        "/%00",
        "/probe;x=1/y",
        "/a//b",
        "/%2F%2F"
      })
  void anOddPathIsA404(String path) throws IOException {
    assertProblem(RawHttp.request("GET " + path + " HTTP/1.1"), 404, "not-found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/%2e%2e/", "/.", "/.."})
  void dotsAtTheRootLeadToThePageAndNowhereElse(String path) throws IOException {
    RawHttp.Answer answer = RawHttp.request("GET " + path + " HTTP/1.1");
    assertEquals(200, answer.status());
    assertTrue(answer.text().contains("<title>Seedlap"), answer.text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/probe", "http://localhost/probe", "HTTPS://LOCALHOST/probe"})
  void aTargetMayBeAbsolute(String target) throws IOException {
    assertEquals(200, RawHttp.request("GET " + target + " HTTP/1.1").status());
  }

  @Test
  void whatTheServerCanDoIsAskedWithAnAsterisk() throws IOException {
    RawHttp.Answer answer = RawHttp.request("OPTIONS * HTTP/1.1");
    assertEquals(204, answer.status());
    assertEquals("GET, HEAD, OPTIONS, POST", answer.header("allow"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"HTTP/2.0", "HTTP/1.2", "HTTP/0.9", "http/1.1", "FOO/1.1"})
  void anotherVersionOfHttpIsA505(String version) throws IOException {
    RawHttp.Answer answer = RawHttp.request("GET /probe " + version);
    assertProblem(answer, 505, "http-version-not-supported");
    assertTrue(answer.text().startsWith("HTTP/1.1 "), answer.text());
  }

  @Test
  void http10NeedsNoHost() throws IOException {
    assertEquals(200, RawHttp.send("GET /probe HTTP/1.0\r\n\r\n").status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Host: another", "Host: localhost"})
  void twoHostsAreA400(String second) throws IOException {
    assertProblem(RawHttp.request("GET /probe HTTP/1.1", second), 400, "bad-request");
  }

  @Test
  void aMissingHostIsA400() throws IOException {
    assertProblem(
        RawHttp.send("GET /probe HTTP/1.1\r\nConnection: close\r\n\r\n"), 400, "bad-request");
  }

  @Test
  void aLongUriIsA414() throws IOException {
    for (int length : new int[] {4096, 5000, 50_000}) {
      String uri = "/probe?x=" + "x".repeat(length);
      assertProblem(RawHttp.request("GET " + uri + " HTTP/1.1"), 414, "uri-too-long");
    }
  }

  @Test
  void largeHeadersAreA431() throws IOException {
    for (int length : new int[] {17_000, 100_000}) {
      assertProblem(
          RawHttp.request("GET /probe HTTP/1.1", "X: " + "x".repeat(length)),
          431,
          "headers-too-large");
    }
  }

  @Test
  void anotherExpectationIsA417() throws IOException {
    assertProblem(
        RawHttp.request(
            "POST /probe HTTP/1.1",
            "Content-Type: application/json",
            "Content-Length: 2",
            "Expect: wonders"),
        417,
        "expectation-failed");
  }

  @Test
  void aClientThatAsksIsToldToContinueOnce() throws IOException {
    String body = "{\"count\": 1}";
    RawHttp.Answer answer =
        RawHttp.send(
            """
            POST /probe HTTP/1.1
            Host: localhost
            Connection: close
            Content-Type: application/json
            Content-Length: %d
            Expect: 100-continue

            %s"""
                .formatted(body.length(), body)
                .replace("\n", "\r\n"));
    assertTrue(
        answer.text().startsWith("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200"), answer.text());
  }

  @Test
  void theConnectionLivesOnAfterAProblem() throws IOException {
    String wrong =
        "POST /probe HTTP/1.1\r\nHost: x\r\nContent-Type: %s\r\nContent-Length: 5\r\n\r\n12345";
    String last = "GET /probe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    String all =
        RawHttp.send(
                wrong.formatted("application/json")
                    + wrong.formatted("text/plain")
                    + "GET /nowhere HTTP/1.1\r\nHost: x\r\n\r\n"
                    + last)
            .text();
    assertEquals(5, all.split("HTTP/1.1 ").length, all);
    assertTrue(all.contains("HTTP/1.1 200 OK"), all);
  }
}
