package io.seedlap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import io.seedlap.games.Api;
import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Behind a proxy: this test's own connections, each of which is a proxy's. */
@QuarkusTest
@TestProfile(TrustedProxiesTest.BehindProxies.class)
class TrustedProxiesTest {
  private static final int STREAMS = 2;

  private final Api api = Api.atTestPort();
  private final String events = "/v1/games/" + api.createOf("sadeqa-ii").id() + "/events";

  /** One proxy on this machine, and networks of others. */
  public static class BehindProxies implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of(
          "seedlap.trusted-proxies",
          "127.0.0.0/8, ::1, 10.1.0.0/16, fd00::/8",
          "seedlap.events.streams-per-client",
          Integer.toString(STREAMS));
    }
  }

  /** Opens streams, one for each header, and keeps them open; how many of them were refused. */
  private int refused(List<String> forwarded) throws IOException {
    List<Socket> open = new ArrayList<>();
    int refused = 0;
    try {
      for (String value : forwarded) {
        Socket socket =
            RawHttp.open(
                "GET %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n\r\n"
                    .formatted(events, value.isEmpty() ? "X-None: 1" : value));
        open.add(socket);
        refused += RawHttp.read(socket, false).status() == 429 ? 1 : 0;
      }
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
    return refused;
  }

  private static List<String> forwardedFor(String... values) {
    return List.of(values).stream().map(it -> "X-Forwarded-For: " + it).toList();
  }

  @Test
  void eachClientBehindTheProxyHasItsOwnLimit() throws IOException {
    assertEquals(
        1,
        refused(
            forwardedFor(
                "203.0.113.1", "203.0.113.1", "203.0.113.2", "203.0.113.1", "198.51.100.3")));
  }

  @Test
  void whatAClientInventsBeforeItsAddressMakesNoNewClient() throws IOException {
    assertEquals(
        2,
        refused(
            forwardedFor(
                "1.1.1.1, 203.0.113.4",
                "2.2.2.2, 203.0.113.4",
                "10.1.0.9, 203.0.113.4",
                "unknown, , x, 203.0.113.4")));
  }

  @Test
  void ofSeveralHeadersTheLastCountsAlsoWhereItNamesAnotherProxy() throws IOException {
    assertEquals(
        1,
        refused(
            List.of(
                "X-Forwarded-For: 203.0.113.5\r\nX-Forwarded-For: 10.1.2.3",
                "X-Forwarded-For: 8.8.8.8, 10.1.2.3:4711",
                "X-Forwarded-For: 203.0.113.5, 127.0.0.1 ,10.1.2.3 ")));
  }

  @Test
  void anAddressOfIpv6IsItsNetworkOfSixtyFourBits() throws IOException {
    assertEquals(
        1,
        refused(
            forwardedFor(
                "2001:db8:0:1::1",
                "[2001:db8:0:1:ffff::2]:443",
                "2001:db8:0:1::3",
                "2001:db8:0:2::1")));
  }

  @Test
  void withoutAnAddressThatCanBeReadAClientIsTheProxy() throws IOException {
    assertEquals(
        2,
        refused(
            List.of("", "X-Forwarded-For: unknown", "X-Forwarded-For: ", "X-Forwarded-For: a.b")));
  }
}
