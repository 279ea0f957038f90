package io.seedlap.clients;

import io.netty.util.NetUtil;
import io.vertx.core.net.SocketAddress;
import io.vertx.ext.web.RoutingContext;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/**
 * Whoever sends a request, by the address of the connection or, where a trusted proxy is
 * configured, the one that it has passed on. Of an IPv6 address the first 64 bits count: that many
 * are one subscriber's (RFC 6177), who may choose the others at will.
 *
 * @param network an IPv4 address, the first 64 bits of an IPv6 address, or whatever else stands in
 *     place of an address
 * @param local whether the connection is from this machine (loopback)
 */
public record Client(String network, boolean local) {
  private static final int IPV4_BYTES = 4;
  private static final int SUBSCRIBER_BYTES = 8;
  private static final int MAX_NAME = 64;

  /** Whether limits by client hold for this one. */
  public boolean isLimited(ClientConfig config) {
    return config.limitLocal() || !local;
  }

  /** The client of a request. */
  public static Client of(RoutingContext routing) {
    return of(routing.request().remoteAddress());
  }

  private static Client of(SocketAddress address) {
    String host = address.hostAddress();
    return of(host == null ? String.valueOf(address.host()) : host);
  }

  /** The client at an address; any other text, as a proxy may pass on, stands for itself. */
  static Client of(String address) {
    byte[] bytes = NetUtil.createByteArrayFromIpAddressString(address);
    if (bytes == null) {
      return new Client(address.substring(0, Math.min(address.length(), MAX_NAME)), false);
    }
    try {
      InetAddress parsed = InetAddress.getByAddress(bytes); // of a mapped address the IPv4 one
      byte[] parts = parsed.getAddress();
      if (parts.length == IPV4_BYTES) {
        return new Client(parsed.getHostAddress(), parsed.isLoopbackAddress());
      }
      byte[] subscriber =
          Arrays.copyOf(Arrays.copyOf(parts, SUBSCRIBER_BYTES), parts.length); // the rest is zero
      return new Client(
          InetAddress.getByAddress(subscriber).getHostAddress() + "/64",
          parsed.isLoopbackAddress());
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // bytes of another length than an address has
    }
  }
}
