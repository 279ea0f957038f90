package io.seedlap.connections;

import io.netty.channel.Channel;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPromise;
import io.netty.channel.socket.DuplexChannel;
import io.netty.util.AttributeKey;
import io.netty.util.ReferenceCountUtil;
import io.seedlap.connections.ClientWait.Phase;
import io.seedlap.web.ProblemType;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.net.impl.ConnectionBase;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Holds one connection to its time limits. It is the first handler of the connection's pipeline and
 * sees bytes; its {@link RequestGuard}, behind the codec, sees requests. Both run on the event loop
 * of the connection.
 */
@SuppressWarnings("FutureReturnValueIgnored") // of Netty: what fails closes the connection
final class ConnectionGuard extends ChannelDuplexHandler {
  private static final AttributeKey<ConnectionGuard> KEY =
      AttributeKey.valueOf(ConnectionGuard.class, "guard");

  private static final long CHECK_MILLIS = 500;

  private final ConnectionLimits limits;
  private final boolean admitted;
  private final RequestGuard requests;
  private final ClientWait wait;
  private ChannelHandlerContext context;
  private long unwritableSince;
  private boolean started;

  /** Written after the time that belongs to it, and read before it. */
  private volatile boolean leaving;

  private long leavingSince;

  /**
   * @param admitted whether the connection is one of those that may be open; to another the only
   *     answer is too-many-connections
   */
  ConnectionGuard(ConnectionLimits limits, boolean admitted) {
    this.limits = limits;
    this.admitted = admitted;
    this.wait = new ClientWait(limits);
    this.requests = new RequestGuard(this, limits);
  }

  /** The guard of this connection. */
  static ConnectionGuard of(HttpConnection connection) {
    return channel(connection).attr(KEY).get();
  }

  static boolean isOn(Channel channel) {
    return channel.attr(KEY).get() != null;
  }

  static Channel channel(HttpConnection connection) {
    return ((ConnectionBase) connection).channel();
  }

  /** The guard of its requests. */
  RequestGuard requests() {
    return requests;
  }

  /** What it waits for. */
  ClientWait waiting() {
    return wait;
  }

  /**
   * For how many nanoseconds the connection has done nothing but wait; negative for one that must
   * not be closed to make room for another, or that is about to be. On any thread.
   */
  long idle(long now) {
    return leaving ? -1 : wait.idle(now);
  }

  /** Closes the connection, to make room, unless it is used before its event loop comes to that. */
  void leave(Channel channel, long now) {
    leavingSince = now;
    leaving = true;
    if (channel.isRegistered()) { // else it is closed as soon as it is
      channel.eventLoop().execute(this::leaveIfIdle);
    }
  }

  private void leaveIfIdle() {
    long now = System.nanoTime();
    if (wait.idle(now) >= now - leavingSince) {
      context.close(); // past what delays the closing
    } else {
      leaving = false;
      limits.resume();
    }
  }

  private boolean isClosing() {
    return wait.phase() == Phase.CLOSING;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext added) {
    context = added;
    added.channel().attr(KEY).set(this);
    if (requests.attach(added.pipeline())) {
      start(); // a connection that was open before
    }
  }

  @Override
  public void channelActive(ChannelHandlerContext active) throws Exception {
    requests.attach(active.pipeline());
    start();
    super.channelActive(active);
    if (leaving) {
      active.close();
    } else if (!admitted && queue() != null) {
      requests.refuse(ProblemType.TOO_MANY_CONNECTIONS);
    }
  }

  private void start() {
    if (!started) {
      started = true;
      wait.enter(Phase.IDLE);
      scheduleCheck();
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext read, Object bytes) throws Exception {
    if (isClosing()) {
      ReferenceCountUtil.release(bytes);
      return;
    }
    boolean between = isBetweenRequests();
    long begun = requests.begun();
    super.channelRead(read, bytes);
    if (requests.attach(context.pipeline())) { // the end of a TLS handshake, perhaps with a request
      wait.enter(Phase.ANSWER);
    } else if (between && isBetweenRequests() && requests.begun() == begun) {
      wait.enter(Phase.HEAD); // no whole head was in these bytes, so they are a part of one
    }
  }

  private boolean isBetweenRequests() {
    return wait.phase() == Phase.IDLE && queue() != null && !queue().isHeld();
  }

  @Override
  public void channelReadComplete(ChannelHandlerContext complete) throws Exception {
    if (queue() != null) {
      queue().endTurn();
    }
    super.channelReadComplete(complete);
  }

  @Override
  public void read(ChannelHandlerContext read) throws Exception {
    if (isClosing() || queue() == null || !queue().keepFromReading()) {
      super.read(read);
    }
  }

  @Override
  public void channelWritabilityChanged(ChannelHandlerContext changed) throws Exception {
    unwritableSince = changed.channel().isWritable() ? 0 : System.nanoTime();
    super.channelWritabilityChanged(changed);
    if (queue() != null) {
      queue().resumeLater();
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext inactive) throws Exception {
    requests.close();
    super.channelInactive(inactive);
  }

  private @Nullable RequestQueue queue() {
    return requests.queue();
  }

  private void scheduleCheck() {
    context.executor().schedule(this::check, CHECK_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void check() {
    Channel channel = context.channel();
    if (!channel.isOpen()) {
      return;
    }
    long now = System.nanoTime();
    if (unwritableSince != 0 && now - unwritableSince > limits.unreadNanos()) {
      channel.config().setOption(ChannelOption.SO_LINGER, 0); // a reset frees the send buffer
      context.close();
    } else if (wait.isOverdue(now)) {
      timeOut(wait.phase());
    }
    scheduleCheck();
  }

  private void timeOut(Phase overdue) {
    wait.enter(Phase.ANSWER);
    if (overdue == Phase.HEAD && queue() != null) {
      requests.refuse(ProblemType.REQUEST_TIMEOUT);
    } else if (overdue == Phase.BODY || overdue == Phase.READER) {
      requests.fail(ProblemType.REQUEST_TIMEOUT);
    } else {
      context.close();
    }
  }

  /**
   * Closes the connection when the client does, or a little later: a client that is still sending
   * when its connection is reset may not see the answer.
   */
  void closeGracefully() {
    if (!isClosing() && context.channel().isActive()) {
      wait.enter(Phase.CLOSING);
      context.channel().config().setAutoRead(true);
      if (context.channel() instanceof DuplexChannel channel) {
        channel.shutdownOutput();
      }
    }
  }

  @Override
  public void close(ChannelHandlerContext closed, ChannelPromise promise) throws Exception {
    if (requests.isCut()) {
      closeGracefully();
    }
    if (isClosing()) {
      closed.channel().closeFuture().addListener(done -> promise.trySuccess());
    } else {
      super.close(closed, promise);
    }
  }
}
