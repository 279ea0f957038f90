package io.seedlap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProblemMapperTest {
  private static final boolean GONE = true;

  private final Logger log = Logger.getLogger(ProblemMapper.class.getName());
  private final List<LogRecord> logged = new ArrayList<>();
  private final Handler listening =
      new Handler() {
        @Override
        public void publish(LogRecord line) {
          logged.add(line);
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    log.addHandler(listening);
  }

  @AfterEach
  void listenNoMore() {
    log.removeHandler(listening);
  }

  @Test
  void whatCannotBeWrittenToAClientThatHasGoneIsNoFaultOfTheServer() {
    IOException closed = new IOException(new IOException("Connection has been closed"));
    assertEquals("internal-error", ProblemMapper.explain(closed, request(GONE)).problem().code());
    assertEquals(0, logged.size());
  }

  @Test
  void whatElseCannotBeWrittenIsLogged() {
    ProblemMapper.explain(new IOException("disk full"), request(!GONE));
    assertEquals(1, logged.size());
  }

  @Test
  void aFaultIsLoggedThoughTheClientHasGone() {
    ProblemMapper.explain(new IllegalStateException(), request(GONE));
    assertEquals(1, logged.size());
  }

  private static HttpServerRequest request(boolean gone) {
    HttpServerResponse response =
        answering(
            HttpServerResponse.class,
            Map.of("closed", gone, "ended", false, "headers", MultiMap.caseInsensitiveMultiMap()));
    return answering(
        HttpServerRequest.class,
        Map.of("response", response, "method", HttpMethod.POST, "path", "/v1/rulesets"));
  }

  /** Answers the methods named, and nothing to any other. */
  private static <T> T answering(Class<T> type, Map<String, Object> answers) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> answers.get(method.getName())));
  }
}
