package io.seedlap.connections;

import io.vertx.ext.web.RoutingContext;

/** The end of a request, whatever ends it. */
public final class RequestEnd {
  private RequestEnd() {}

  /**
   * Runs an action once, when the whole answer has been written or the connection is closed; at
   * once, if it is closed already. Nothing else needs to happen first: no body read, no stream
   * subscribed to.
   *
   * <p>The handlers of Vert.x' responses do not serve for this: each is one, which the next
   * replaces, and none is called after {@code HttpServerResponse.reset()}, with which Quarkus REST
   * ends the stream of a client that has disconnected.
   */
  public static void run(RoutingContext routing, Runnable action) {
    ConnectionGuard.of(routing.request().connection()).requests().ends().add(action);
  }
}
