package io.seedlap.connections;

import io.vertx.ext.web.RoutingContext;

/**
 * Knows when the server waits for more of a body that is read while it arrives. A client that takes
 * too long is answered 408 if the answer has not begun; the connection is closed in any case.
 */
public interface BodyWait {
  /** For the body of this request. */
  static BodyWait of(RoutingContext routing) {
    return ConnectionGuard.of(routing.request().connection()).waiting();
  }

  /**
   * The server waits. From any thread.
   *
   * @param deadline by {@link System#nanoTime}
   */
  void begin(long deadline);

  /** The server has got something. From any thread. */
  void end();
}
