package io.seedlap.clients;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.seedlap.web.AddressRange;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientTest {
  @ParameterizedTest
  @CsvSource({
    "192.0.2.7, 192.0.2.7, false",
    "::ffff:192.0.2.7, 192.0.2.7, false",
    "2001:db8:1:2:aaaa::1, 2001:db8:1:2:0:0:0:0/64, false",
    "2001:db8:1:2::ffff, 2001:db8:1:2:0:0:0:0/64, false",
    "2001:db8:1:3::1, 2001:db8:1:3:0:0:0:0/64, false",
    "127.0.0.1, 127.0.0.1, true",
    "127.0.0.2, 127.0.0.2, true",
    "::1, 0:0:0:0:0:0:0:0/64, true"
  })
  void aClientIsAnAddressOrTheNetworkOfASubscriber(String address, String network, boolean local) {
    assertEquals(new Client(network, local), at(address));
  }

  private static Client at(String address) {
    return Client.at(AddressRange.address(address).orElseThrow());
  }

  @Test
  void aClientHasOneNameInTheDatabaseAndAnotherAfterARestart() {
    Client client = at("192.0.2.7");
    ClientHash hash = new ClientHash();
    assertArrayEquals(hash.of(client), hash.of(client));
    assertFalse(Arrays.equals(hash.of(client), hash.of(at("192.0.2.8"))));
    assertFalse(Arrays.equals(hash.of(client), new ClientHash().of(client)));
  }
}
