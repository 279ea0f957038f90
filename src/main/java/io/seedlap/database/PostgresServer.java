package io.seedlap.database;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;

/** Starts and stops a server on a data directory, by {@code pg_ctl}. */
final class PostgresServer {
  private static final int START_SECONDS = 60; // a crash recovery included
  private static final int STOP_SECONDS = 20; // a checkpoint included
  private static final int MAX_CONNECTIONS = 40;

  private final Path data;
  private final int port;
  private final PostgresCommand command;

  PostgresServer(Path data, int port, PostgresCommand command) {
    this.data = data;
    this.port = port;
    this.command = command;
  }

  /** A port of the loopback interface that is free now. */
  static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /**
   * Starts the server, and returns when it accepts connections. A server that runs on the directory
   * is an orphan and is stopped; also one that was starting when its owner was killed, and has
   * written its pid file only since.
   *
   * @throws IOException if it does not start; the message is the reason in its log
   */
  ProcessHandle start() throws IOException {
    Postmaster.stopOrphan(data);
    try {
      control("start", START_SECONDS, "-o", String.join(" ", options()));
    } catch (IOException e) {
      if (Postmaster.of(data).isEmpty()) {
        throw e;
      }
      Postmaster.stopOrphan(data);
      control("start", START_SECONDS, "-o", String.join(" ", options()));
    }
    return Postmaster.of(data)
        .orElseThrow(() -> new IOException("the server has ended as soon as it had started"));
  }

  /** Ends all sessions, rolls back what they have not committed, and stops the server. */
  void stop() throws IOException {
    control("stop", STOP_SECONDS, "-m", "fast");
  }

  private void control(String action, int seconds, String option, String value) throws IOException {
    command.run(
        "pg_ctl",
        List.of(
            action,
            "-D",
            data.toString(),
            option,
            value,
            "--wait",
            "-t",
            Integer.toString(seconds)));
  }

  private List<String> options() {
    return List.of(
        "-p " + port,
        "-c listen_addresses=127.0.0.1",
        "-c unix_socket_directories=",
        "-c max_connections=" + MAX_CONNECTIONS,
        "-c fsync=on",
        "-c synchronous_commit=on",
        "-c full_page_writes=on",
        "-c timezone=UTC");
  }
}
