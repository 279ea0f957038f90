package io.seedlap.connections;

import static io.seedlap.web.Problems.assertProblem;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.MeterRegistry;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.Future;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.contract.OutsideContract;
import io.seedlap.web.RawHttp;
import io.vertx.core.Vertx;
import io.vertx.core.impl.VertxInternal;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Clients that hold a connection and do not go on. */
@QuarkusTest
@TestProfile(ShortLimits.class)
@Timeout(60)
@OutsideContract("The contract says nothing of connections.")
class SlowClientsTest {
  private static final String GET = "GET /probe HTTP/1.1\r\nHost: x\r\n\r\n";
  private static final String POST =
      "POST /probe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

  @Inject Vertx vertx;
  @Inject MeterRegistry meters;

  @ParameterizedTest
  @ValueSource(strings = {"G", "GET /probe HTTP/1.1\r\n", "GET /probe HTTP/1.1\r\nHost: x\r\n"})
  void aHeadThatDoesNotComeIsA408(String head) throws IOException {
    assertProblem(RawHttp.send(head), 408, "request-timeout");
  }

  @Test
  void aHeadThatComesSlowlyIsA408() throws IOException {
    try (Socket socket = RawHttp.open("GET /probe HTTP/1.1\r\nHost: x\r\n")) {
      assertProblem(dribble(socket, "X: y\r\n"), 408, "request-timeout");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Content-Length: 1000\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n1\r\n"})
  void aBodyThatDoesNotComeIsA408(String body) throws IOException {
    assertProblem(RawHttp.send(POST + body), 408, "request-timeout");
  }

  @Test
  void aBodyThatComesSlowlyIsA408() throws IOException {
    try (Socket socket = RawHttp.open(POST + "Content-Length: 1000\r\n\r\n")) {
      assertProblem(dribble(socket, " "), 408, "request-timeout");
    }
  }

  @Test
  void aConnectionWithoutARequestIsClosed() throws IOException {
    assertEquals("", RawHttp.send("").text());
    String onTheEventLoop =
        POST.replace("/probe", "/probe/event-loop") + "Content-Length: 12\r\n\r\n{\"count\": 1}";
    for (String request : new String[] {GET, onTheEventLoop}) {
      try (Socket socket = RawHttp.open(request)) {
        assertEquals(200, RawHttp.read(socket, true).status());
        assertEquals("", RawHttp.readToTheEnd(socket).text());
      }
    }
  }

  @Test
  void aRequestMayTakeTheServerLongerThanItMayTakeTheClient() throws IOException {
    try (Socket socket = RawHttp.open(GET.replace("/probe", "/probe/slow"))) {
      assertEquals(200, RawHttp.read(socket, true).status());
    }
  }

  @Test
  void anAnswerThatIsNotReadEndsTheConnection() throws IOException {
    try (Socket socket = RawHttp.open(GET.replace("/probe", "/v1/rulesets").repeat(20_000))) {
      await().until(() -> isClosed(socket));
    }
  }

  @Test
  void bodiesThatAreHalfSentHaveACommonLimit() throws IOException {
    List<Socket> open = new ArrayList<>();
    try {
      String half = "Content-Length: 60000\r\n\r\n" + " ".repeat(50_000);
      List<Integer> statuses = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        open.add(RawHttp.open(POST + half));
      }
      for (Socket socket : open) {
        statuses.add(RawHttp.readToTheEnd(socket).status());
      }
      assertEquals(List.of(408, 503), statuses.stream().distinct().sorted().toList());
    } finally {
      close(open);
    }
    assertEquals(
        200,
        RawHttp.send(POST + "Connection: close\r\nContent-Length: 12\r\n\r\n{\"count\": 1}")
            .status());
  }

  @Test
  void anIdleConnectionMakesRoomForANewOne() throws IOException {
    List<Socket> idle = new ArrayList<>();
    try {
      for (int i = 0; i < 2 * ShortLimits.CONNECTIONS; i++) {
        idle.add(RawHttp.open(i % 2 == 0 ? "" : "GET"));
      }
      try (Socket socket = RawHttp.open(GET)) {
        assertEquals(200, RawHttp.read(socket, true).status());
      }
    } finally {
      close(idle);
    }
  }

  @Test
  void aFloodThatComesFasterThanTheEventLoopsRunKeepsNoOtherOut() throws IOException {
    CountDownLatch busy = new CountDownLatch(1);
    List<Future<Boolean>> loops = new ArrayList<>();
    List<Socket> flood = new ArrayList<>();
    try {
      for (EventExecutor loop : ((VertxInternal) vertx).getEventLoopGroup()) {
        loops.add(loop.submit(() -> busy.await(30, TimeUnit.SECONDS)));
      }
      for (int i = 0; i < 10 * ShortLimits.CONNECTIONS; i++) {
        flood.add(RawHttp.open(""));
      }
      try (Socket socket = RawHttp.open(GET)) {
        await().until(() -> meters.get("seedlap.connections.open").gauge().value() > 100);
        busy.countDown();
        assertEquals(200, RawHttp.read(socket, true).status());
      }
      assertTrue(loops.stream().allMatch(Future::isSuccess));
    } finally {
      busy.countDown();
      close(flood);
    }
  }

  @Test
  void whereAllConnectionsAreBusyANewOneIsA503() throws IOException {
    List<Socket> busy = new ArrayList<>();
    try {
      for (int i = 0; i < ShortLimits.CONNECTIONS; i++) {
        busy.add(RawHttp.open(GET.replace("/probe", "/probe/slow")));
      }
      await().untilAsserted(() -> assertProblem(RawHttp.send(GET), 503, "too-many-connections"));
      assertEquals(200, RawHttp.read(busy.get(0), true).status());
      close(busy);
      await().untilAsserted(() -> assertEquals(200, answer(GET).status()));
    } finally {
      close(busy);
    }
  }

  private static RawHttp.Answer answer(String request) throws IOException {
    try (Socket socket = RawHttp.open(request)) {
      return RawHttp.read(socket, true);
    }
  }

  private static boolean isClosed(Socket socket) {
    try {
      RawHttp.write(socket, GET);
      return false;
    } catch (IOException closed) {
      return true;
    }
  }

  /** Sends the same again and again until there is an answer. */
  private static RawHttp.Answer dribble(Socket socket, String text) {
    await()
        .until(
            () -> {
              RawHttp.write(socket, text);
              return socket.getInputStream().available() > 0;
            });
    try {
      return RawHttp.readToTheEnd(socket);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static void close(List<Socket> sockets) throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
  }
}
