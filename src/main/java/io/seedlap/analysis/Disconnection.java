package io.seedlap.analysis;

import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/** Whether the client of a request has disconnected: nobody needs its analysis then. */
final class Disconnection {
  private Disconnection() {}

  /** Of the current request; also true when it has been answered. On any thread. */
  static BooleanSupplier of(CurrentVertxRequest current) {
    AtomicBoolean over = new AtomicBoolean();
    current.getCurrent().addEndHandler(end -> over.set(true));
    return over::get;
  }
}
