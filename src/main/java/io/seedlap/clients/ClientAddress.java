package io.seedlap.clients;

import io.seedlap.web.AddressRange;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import jakarta.inject.Singleton;
import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * Whose request it is, for limits by client: the address of the connection or, where that is a
 * trusted proxy's, the last address in {@code X-Forwarded-For}, which the proxy has appended: that
 * it was called from. What a client invents stands before its own address and is never read; what
 * other proxies in front of the last say of it is for that one to believe or not.
 */
@Singleton
public class ClientAddress {
  /** Addresses of proxies; none is trusted without it. */
  private static final String SETTING = "seedlap.trusted-proxies";

  private static final String FORWARDED_FOR = "X-Forwarded-For";

  private final List<AddressRange> proxies;

  ClientAddress(@ConfigProperty(name = SETTING) Optional<List<String>> proxies) {
    this.proxies = proxies.orElse(List.of()).stream().map(AddressRange::of).toList();
  }

  /** The client of a request. */
  public Client of(HttpServerRequest request) {
    SocketAddress connection = request.remoteAddress();
    String peer = connection.hostAddress() == null ? connection.host() : connection.hostAddress();
    Optional<InetAddress> address = AddressRange.address(String.valueOf(peer));
    if (address.isEmpty()) {
      return Client.named(String.valueOf(peer));
    }
    boolean byProxy = proxies.stream().anyMatch(range -> range.contains(address.get()));
    return Client.at(byProxy ? forwarded(request).orElse(address.get()) : address.get());
  }

  /** Empty where the header is missing or its end cannot be read: that is the proxy's then. */
  private static Optional<InetAddress> forwarded(HttpServerRequest request) {
    List<String> headers = request.headers().getAll(FORWARDED_FOR);
    if (headers.isEmpty()) {
      return Optional.empty();
    }
    String last = headers.get(headers.size() - 1);
    return AddressRange.address(withoutPort(last.substring(last.lastIndexOf(',') + 1).strip()));
  }

  /** {@code 192.0.2.1:4711} and {@code [2001:db8::1]:4711} are sent by some proxies. */
  private static String withoutPort(String hop) {
    int port = hop.lastIndexOf(':');
    boolean ofAddressWithPort = port >= 0 && (hop.indexOf(':') == port || hop.startsWith("["));
    return ofAddressWithPort && port > hop.indexOf(']') ? hop.substring(0, port) : hop;
  }
}
