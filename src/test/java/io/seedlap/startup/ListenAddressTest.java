package io.seedlap.startup;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.QuarkusBindException;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import org.eclipse.microprofile.config.Config;
import org.junit.jupiter.api.Test;

class ListenAddressTest {
  private static Config config(String host, int port) {
    Map<String, String> address =
        Map.of("quarkus.http.host", host, "quarkus.http.port", Integer.toString(port));
    return new SmallRyeConfigBuilder()
        .withSources(new PropertiesConfigSource(address, "test", 100))
        .build();
  }

  private static String failure(String host, int port) {
    return assertThrows(StartFailure.class, () -> ListenAddress.check(config(host, port)))
        .getMessage();
  }

  @Test
  void aPortThatIsTakenIsSaidInOneLineWithAnotherOne() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      int port = other.getLocalPort();
      for (String host : new String[] {"127.0.0.1", "0.0.0.0"}) {
        String message = failure(host, port);
        assertTrue(message.startsWith("Port " + port + " is taken"), message);
        assertTrue(message.contains("-Dquarkus.http.port="), message);
        assertEquals(1, message.lines().count());
      }
    }
  }

  @Test
  void aPortThatIsTakenOnlyNowGetsTheSameSentence() {
    QuarkusBindException late =
        new QuarkusBindException("0.0.0.0", 8080, new BindException("Address already in use"));
    assertEquals(
        ListenAddress.taken(8080).getMessage(),
        StartFailure.of(new RuntimeException(late)).getMessage());
  }

  @Test
  void anAddressThatIsFreeIsLeftFree() {
    assertDoesNotThrow(() -> ListenAddress.check(config("127.0.0.1", 0)));
  }

  @Test
  void anAddressOfAnotherMachineIsRefused() {
    assertTrue(failure("192.0.2.1", 0).startsWith("Seedlap cannot listen on 192.0.2.1"));
    assertTrue(failure("none.invalid", 0).contains("no address is known for that name"));
    assertTrue(failure("127.0.0.1", 99_999).contains("it must be a port"));
  }
}
