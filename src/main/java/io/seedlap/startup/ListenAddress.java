package io.seedlap.startup;

import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import org.eclipse.microprofile.config.Config;

/** Where the service listens: {@code quarkus.http.host} and {@code quarkus.http.port}. */
public final class ListenAddress {
  private static final String HOST = "quarkus.http.host";
  private static final String PORT = "quarkus.http.port";
  private static final String ANY_HOST = "0.0.0.0";
  private static final int MAX_PORT = 65_535;

  private ListenAddress() {}

  /**
   * Binds the address and lets it go again, so that a port that is taken is known before a database
   * is made.
   *
   * @throws StartFailure if the address cannot be bound
   */
  public static void check(Config config) {
    if (!config.getOptionalValue("quarkus.http.host-enabled", Boolean.class).orElse(true)) {
      return;
    }
    int port = config.getValue(PORT, Integer.class);
    String host = config.getOptionalValue(HOST, String.class).orElse(ANY_HOST);
    if (port < 0 || port > MAX_PORT) {
      throw new StartFailure(PORT + " is " + port + ": it must be a port, 0 to " + MAX_PORT + ".");
    }
    InetSocketAddress address = new InetSocketAddress(host, port);
    if (address.isUnresolved()) {
      throw new StartFailure(HOST + " is " + host + ": no address is known for that name.");
    }
    try (ServerSocket socket = new ServerSocket()) {
      socket.bind(address);
    } catch (BindException e) {
      throw isInUse(e) ? taken(port) : refused(host, port, e);
    } catch (IOException e) {
      throw refused(host, port, e);
    }
  }

  private static boolean isInUse(BindException failure) {
    return String.valueOf(failure.getMessage()).contains("in use");
  }

  /** The port is used by another process. */
  static StartFailure taken(int port) {
    return new StartFailure(
        "Port "
            + port
            + " is taken, by another Seedlap perhaps. Stop what uses it, or start this one with"
            + " another port: -D"
            + PORT
            + "="
            + (port < MAX_PORT ? port + 1 : port - 1)
            + " before -jar.");
  }

  private static StartFailure refused(String host, int port, IOException cause) {
    return new StartFailure(
        "Seedlap cannot listen on "
            + host
            + ", port "
            + port
            + ": "
            + IoReason.of(cause)
            + ". Choose others by "
            + HOST
            + " and "
            + PORT
            + ".",
        cause);
  }
}
