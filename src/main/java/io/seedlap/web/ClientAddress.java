package io.seedlap.web;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import jakarta.inject.Singleton;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Whose request it is, for limits by client: the address of the connection or, where that is a
 * trusted proxy's, the last address in {@code X-Forwarded-For} that is none. Each proxy appends the
 * address that it was called from, so that what a client invents stands before its own address and
 * is never read.
 */
@Singleton
public class ClientAddress {
  /** The setting with the addresses of proxies; none is trusted without it. */
  public static final String SETTING = "seedlap.trusted-proxies";

  private static final String FORWARDED_FOR = "X-Forwarded-For";

  /** Bytes of an IPv6 address that a client cannot choose: it is given a network of 64 bits. */
  private static final int NETWORK_BYTES = 8;

  private final List<AddressRange> proxies;

  ClientAddress(@ConfigProperty(name = SETTING) Optional<List<String>> proxies) {
    this.proxies = proxies.orElse(List.of()).stream().map(AddressRange::of).toList();
  }

  /** The client's address or, in IPv6, its network of 64 bits. */
  public String of(HttpServerRequest request) {
    SocketAddress connection = request.remoteAddress();
    String peer = connection.hostAddress() == null ? connection.host() : connection.hostAddress();
    Optional<InetAddress> client = AddressRange.address(String.valueOf(peer));
    if (client.isEmpty()) {
      return String.valueOf(peer);
    }
    return describe(proxies.isEmpty() ? client.get() : behindProxies(client.get(), request));
  }

  /** What cannot be read stands for a client behind the proxy that has sent it. */
  private InetAddress behindProxies(InetAddress connection, HttpServerRequest request) {
    List<String> hops = new ArrayList<>();
    request
        .headers()
        .getAll(FORWARDED_FOR)
        .forEach(header -> hops.addAll(Arrays.asList(header.split(",", -1))));
    InetAddress client = connection;
    for (int i = hops.size() - 1; i >= 0 && isProxy(client); i--) {
      Optional<InetAddress> hop = AddressRange.address(withoutPort(hops.get(i).strip()));
      if (hop.isEmpty()) {
        return client;
      }
      client = hop.get();
    }
    return client;
  }

  private boolean isProxy(InetAddress address) {
    return proxies.stream().anyMatch(range -> range.contains(address));
  }

  /** {@code 192.0.2.1:4711} and {@code [2001:db8::1]:4711} are sent by some proxies. */
  private static String withoutPort(String hop) {
    int port = hop.lastIndexOf(':');
    boolean ofAddressWithPort = port >= 0 && (hop.indexOf(':') == port || hop.startsWith("["));
    return ofAddressWithPort && port > hop.indexOf(']') ? hop.substring(0, port) : hop;
  }

  private static String describe(InetAddress client) {
    if (!(client instanceof Inet6Address)) {
      return client.getHostAddress();
    }
    byte[] network =
        Arrays.copyOf(
            Arrays.copyOf(client.getAddress(), NETWORK_BYTES), client.getAddress().length);
    try {
      return InetAddress.getByAddress(network).getHostAddress();
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e); // only for another number of bytes
    }
  }
}
