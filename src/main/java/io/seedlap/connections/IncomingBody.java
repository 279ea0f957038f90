package io.seedlap.connections;

import io.netty.handler.codec.http.HttpContent;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The body of the request that a connection receives now. */
final class IncomingBody {
  private final ConnectionLimits limits;
  private boolean arriving;
  private boolean streamed;
  private int halfSent;
  private @Nullable Consumer<ProblemException> failure;
  private @Nullable ProblemType fault;

  IncomingBody(ConnectionLimits limits) {
    this.limits = limits;
  }

  void begin(boolean any) {
    arriving = any;
    streamed = false;
  }

  /** Whether a head has arrived whose body has not. */
  boolean isArriving() {
    return arriving;
  }

  /** Whether the body is kept in memory until it is whole. */
  boolean isKept() {
    return arriving && !streamed;
  }

  /** Counts a part that is not the last; false when too much is half sent on all connections. */
  boolean count(HttpContent part) {
    int bytes = part.content().readableBytes();
    if (!isKept()) {
      return true;
    }
    boolean counted = limits.addHalfSent(bytes);
    halfSent += counted ? bytes : 0;
    return counted;
  }

  /** The body has arrived, or never will. */
  void end() {
    arriving = false;
    failure = null;
    limits.removeHalfSent(halfSent);
    halfSent = 0;
  }

  /** Ends the request with this problem, if its answer has not begun. */
  void fail(ProblemType type) {
    fault = type;
    if (failure != null) {
      failure.accept(ProblemException.of(type));
    }
  }

  /** Sets what {@link #fail} calls; it is called at once when the body has failed. */
  void onFailure(boolean readWhileItArrives, Consumer<ProblemException> handler) {
    if (fault != null) {
      handler.accept(ProblemException.of(fault));
    } else {
      failure = handler;
      streamed = readWhileItArrives;
    }
  }
}
