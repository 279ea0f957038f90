package io.seedlap.connections;

import io.netty.channel.ChannelHandlerContext;
import java.util.concurrent.TimeUnit;

/**
 * Counts the requests of one connection that wait for their answers, and stops the decoder while
 * they are many, while the client does not read, or for a moment when many came at once, so that
 * the event loop serves other connections too.
 */
final class RequestQueue {
  private static final long REST_MILLIS = 1;

  private final ConnectionLimits limits;
  private final ChannelHandlerContext context;
  private final DecoderHold hold;

  /** Requests that have arrived whole and are not answered whole. */
  private int waiting;

  /** Requests since the event loop last served others. */
  private int turn;

  /** Bytes of the bodies of the requests that wait and of the one that arrives. */
  private long bodyBytes;

  private boolean resting;

  RequestQueue(ConnectionLimits limits, ChannelHandlerContext context) {
    this.limits = limits;
    this.context = context;
    this.hold = new DecoderHold(context.pipeline());
  }

  boolean isEmpty() {
    return waiting == 0;
  }

  boolean isHeld() {
    return hold.isOn();
  }

  /** Called when the channel is asked to read; true when it must not. */
  boolean keepFromReading() {
    return hold.keepFromReading();
  }

  void addBytes(int body) {
    bodyBytes += body;
  }

  /** Counts one more request, which has arrived whole. */
  void add() {
    waiting++;
  }

  /** Counts one less. */
  void remove() {
    waiting = Math.max(0, waiting - 1);
    resumeLater();
  }

  /** Called between two requests when nothing waits. */
  void clear() {
    bodyBytes = 0;
  }

  /** Called when the whole of a request has been passed on; may stop the decoder. */
  @SuppressWarnings("FutureReturnValueIgnored") // of Netty: it ends with the connection
  void pause() {
    turn++;
    boolean tooMany = turn >= limits.pipelined() || waiting >= limits.pipelined();
    if (tooMany || hasTooManyBytes() || !context.channel().isWritable()) {
      hold.begin();
      if (turn >= limits.pipelined() && !resting) {
        resting = true;
        context.executor().schedule(this::endRest, REST_MILLIS, TimeUnit.MILLISECONDS);
      }
    }
  }

  void endTurn() {
    if (!hold.isOn()) {
      turn = 0;
    }
  }

  private void endRest() {
    resting = false;
    resume();
  }

  /** Lets the decoder go on, if it may, when the event loop comes to it. */
  void resumeLater() {
    if (hold.isOn()) {
      context.executor().execute(this::resume);
    }
  }

  private void resume() {
    boolean few = waiting <= limits.pipelined() / 2 && !hasTooManyBytes();
    if (hold.isOn() && !resting && few && context.channel().isWritable()) {
      turn = 0;
      hold.end();
    }
  }

  private boolean hasTooManyBytes() {
    return waiting > 0 && bodyBytes > limits.pipelinedBytes();
  }
}
