package io.seedlap.web;

import static io.seedlap.web.Problems.assertProblem;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
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
  void a_malformed_request_line_is_a_400(String line) throws IOException {
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
      })
  void a_malformed_header_is_a_400(String header) throws IOException {
    assertProblem(RawHttp.request("GET /probe HTTP/1.1", header), 400, "bad-request");
  }

  @Test
  void a_malformed_chunk_ends_the_connection() throws IOException {
    String answer =
        RawHttp.send(
                "POST /probe HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n")
            .text();
    assertEquals("", answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/%", "/%zz", "/probe/%2", "/probe?x=%", "//", "/{x}", "/a|b", "/\"x"})
  void what_is_no_uri_is_a_400(String path) throws IOException {
    assertProblem(RawHttp.request("GET " + path + " HTTP/1.1"), 400, "bad-request");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../etc/passwd",
        "*",
        "nowhere",
        "http://x/y",
        "/%00",
        "/probe/%c3%28",
        "/probe;x=1/y",
        "/a//b",
        "/%2F%2F"
      })
  void an_odd_path_is_a_404(String path) throws IOException {
    assertProblem(RawHttp.request("GET " + path + " HTTP/1.1"), 404, "not-found");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/%2e%2e/", "/.", "/.."})
  void dots_at_the_root_lead_to_the_page_and_nowhere_else(String path) throws IOException {
    RawHttp.Answer answer = RawHttp.request("GET " + path + " HTTP/1.1");
    assertEquals(200, answer.status());
    assertTrue(answer.text().contains("<title>Seedlap"), answer.text());
  }

  @Test
  void a_missing_host_is_a_400() throws IOException {
    assertProblem(
        RawHttp.send("GET /probe HTTP/1.1\r\nConnection: close\r\n\r\n"), 400, "bad-request");
  }

  @Test
  void a_long_uri_is_a_414() throws IOException {
    for (int length : new int[] {4096, 5000, 50_000}) {
      String uri = "/probe?x=" + "x".repeat(length);
      assertProblem(RawHttp.request("GET " + uri + " HTTP/1.1"), 414, "uri-too-long");
    }
  }

  @Test
  void large_headers_are_a_431() throws IOException {
    for (int length : new int[] {17_000, 100_000}) {
      assertProblem(
          RawHttp.request("GET /probe HTTP/1.1", "X: " + "x".repeat(length)),
          431,
          "headers-too-large");
    }
  }

  @Test
  void another_expectation_is_a_417() throws IOException {
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
  void a_client_that_asks_is_told_to_continue_once() throws IOException {
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
  void the_connection_lives_on_after_a_problem() throws IOException {
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
