package io.seedlap.clients;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * Whoever sends a request, by the address that {@link ClientAddress} finds. Of an IPv6 address the
 * first 64 bits count: that many are one subscriber's (RFC 6177), who may choose the others at
 * will.
 *
 * @param network an IPv4 address, the first 64 bits of an IPv6 address, or whatever else stands in
 *     place of an address
 * @param local whether the connection is from this machine (loopback)
 */
public record Client(String network, boolean local) {
  private static final int IPV4_BYTES = 4;
  private static final int SUBSCRIBER_BYTES = 8;

  /** Whether limits by client hold for this one. */
  public boolean isLimited(ClientConfig config) {
    return config.limitLocal() || !local;
  }

  /** The client at an address. */
  static Client at(InetAddress address) {
    byte[] parts = address.getAddress();
    if (parts.length == IPV4_BYTES) {
      return new Client(address.getHostAddress(), address.isLoopbackAddress());
    }
    byte[] subscriber =
        Arrays.copyOf(Arrays.copyOf(parts, SUBSCRIBER_BYTES), parts.length); // the rest is zero
    try {
      return new Client(
          InetAddress.getByAddress(subscriber).getHostAddress() + "/64",
          address.isLoopbackAddress());
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // bytes of another length than an address has
    }
  }

  /** The client of a connection that has no address, such as that of a Unix domain socket. */
  static Client named(String name) {
    return new Client(name, false);
  }
}
