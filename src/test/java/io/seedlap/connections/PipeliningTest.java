package io.seedlap.connections;

import static io.restassured.RestAssured.when;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.seedlap.web.RawHttp;
import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@QuarkusTest
@Timeout(120)
class PipeliningTest {
  private static final int REQUESTS = 3_000;
  private static final String BODY = "{\"count\": 1}";

  @Test
  void everyPipelinedRequestIsAnsweredInItsOrder() throws Exception {
    try (Socket socket = RawHttp.open("")) {
      CompletableFuture<Void> sent = CompletableFuture.runAsync(() -> send(socket, REQUESTS));
      for (int i = 0; i < REQUESTS; i++) {
        RawHttp.Answer answer = RawHttp.read(socket, i % 5 != 3);
        assertEquals(Integer.toString(i), answer.header("x-request-id"));
        assertEquals(i % 5 == 2 ? 404 : 200, answer.status());
      }
      sent.join();
    }
  }

  @Test
  void aClientThatPipelinesAndDoesNotReadDelaysNobody() throws IOException {
    List<Socket> open = new ArrayList<>();
    try {
      String flood = "GET /v1/rulesets HTTP/1.1\r\nHost: x\r\n\r\n".repeat(500);
      for (int i = 0; i < 20; i++) {
        Socket socket = RawHttp.open("");
        open.add(socket);
        CompletableFuture.runAsync(() -> writeAll(socket, flood));
      }
      for (int i = 0; i < 50; i++) {
        when().get("/probe").then().statusCode(200);
      }
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  @Test
  void aRefusedRequestIsAnsweredAfterThoseBeforeIt() throws IOException {
    String get = "GET /probe/slow HTTP/1.1\r\nHost: x\r\n\r\n";
    String all = RawHttp.send(get + get + "GET /% HTTP/1.1\r\nHost: x\r\n\r\n" + get).text();
    assertEquals(4, all.split("HTTP/1.1 ").length, all);
    assertTrue(all.indexOf("400") > all.lastIndexOf("200 OK"), all);
  }

  /** A body that nobody reads must not keep the connection from the next request. */
  @Test
  void aLargeBodyThatIsRefusedEndsItsRequest() throws IOException {
    String lines = " ".repeat(3_000_000);
    String request =
        "POST /v1/rulesets/nowhere/batch HTTP/1.1\r\nHost: x\r\n"
            + "Content-Type: application/x-ndjson\r\nContent-Length: "
            + lines.length()
            + "\r\n\r\n";
    try (Socket socket = RawHttp.open(request)) {
      CompletableFuture.runAsync(() -> writeAll(socket, lines));
      assertEquals(404, RawHttp.readToTheEnd(socket).status());
    }
  }

  private static void send(Socket socket, int requests) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < requests; i++) {
      String head = " HTTP/1.1\r\nHost: x\r\nX-Request-Id: " + i + "\r\n";
      all.append(
          switch (i % 5) {
            case 0 -> "GET /probe" + head + "\r\n";
            case 1, 4 ->
                "POST "
                    + (i % 5 == 1 ? "/probe" : "/probe/event-loop")
                    + head
                    + "Content-Type: application/json\r\nContent-Length: 12\r\n\r\n"
                    + BODY;
            case 2 -> "GET /nowhere" + head + "\r\n";
            default -> "HEAD /probe" + head + "\r\n";
          });
    }
    writeAll(socket, all.toString());
  }

  private static void writeAll(Socket socket, String text) {
    try {
      RawHttp.write(socket, text);
    } catch (IOException e) {
      // the server, or the test, has closed the connection
    }
  }
}
