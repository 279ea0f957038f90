package io.seedlap.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A wire to the database that can be cut, or fall silent, and be mended again. */
final class Wire {
  private final ServerSocket door;
  private final int target;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;
  private volatile boolean silent;

  Wire(int target) {
    this.target = target;
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    start("wire", this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  /** Ends all connections; new ones are closed at once. */
  void cut() {
    cut = true;
    sockets.forEach(Wire::close);
  }

  /** Lets nothing through, and says nothing. */
  void silence() {
    silent = true;
  }

  void mend() {
    if (silent) {
      sockets.forEach(Wire::close);
    }
    cut = false;
    silent = false;
  }

  private void accept() {
    while (true) {
      try {
        Socket client = door.accept();
        if (cut) {
          client.close();
          continue;
        }
        Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
        sockets.add(client);
        sockets.add(server);
        start("wire-to", () -> pump(client, server));
        start("wire-from", () -> pump(server, client));
      } catch (IOException e) {
        return;
      }
    }
  }

  private void pump(Socket from, Socket to) {
    byte[] buffer = new byte[8192];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        if (!silent) {
          out.write(buffer, 0, read);
        }
      }
    } catch (IOException e) {
      // cut
    } finally {
      close(from);
      close(to);
      sockets.remove(from);
      sockets.remove(to);
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void start(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }
}
