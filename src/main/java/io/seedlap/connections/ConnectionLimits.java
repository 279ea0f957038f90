package io.seedlap.connections;

import io.micrometer.core.instrument.MeterRegistry;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler.Sharable;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.ServerChannel;
import io.netty.channel.SingleThreadEventLoop;
import io.netty.util.concurrent.EventExecutor;
import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.HttpServerStart;
import io.seedlap.connections.ClientWait.Phase;
import io.seedlap.web.RequestId;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.impl.VertxInternal;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.ObservesAsync;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/**
 * The limits of all connections together, and the place where each gets its {@link
 * ConnectionGuard}.
 *
 * <p>Quarkus 3.33 exposes neither the HTTP server nor its channels, and {@code
 * HttpServerOptionsCustomizer} has options only. So the listening channel is looked up among those
 * of the event loops, when Quarkus says that it listens, and a handler is put before the one that
 * accepts connections.
 */
@Singleton
class ConnectionLimits {
  /** Of the connections that are one too many, so many may be open for their answer. */
  private static final int TURNED_AWAY = 100;

  private static final int FIRST = Integer.MIN_VALUE + 1; // after the access log's handler

  private static final long CLOSING_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final VertxInternal vertx;
  private final ConnectionConfig config;
  private final InvalidRequestHandler invalid;
  private final long pipelinedBytes;
  private final long maxHalfSent;
  private final long[] nanos = new long[Phase.values().length];
  private final AtomicLong halfSent = new AtomicLong();
  private final Map<Channel, ConnectionGuard> guards = new ConcurrentHashMap<>();

  /** Listening channels that accept nothing for the moment. */
  private final Set<Channel> paused = ConcurrentHashMap.newKeySet();

  ConnectionLimits(
      Vertx vertx,
      ConnectionConfig config,
      InvalidRequestHandler invalid,
      MeterRegistry meters,
      @ConfigProperty(name = "seedlap.limits.body") MemorySize body) {
    this.vertx = (VertxInternal) vertx;
    this.config = config;
    this.invalid = invalid;
    this.pipelinedBytes = body.asLongValue();
    this.maxHalfSent = config.halfSent().asLongValue();
    this.nanos[Phase.IDLE.ordinal()] = config.idleTimeout().toNanos();
    this.nanos[Phase.HEAD.ordinal()] = config.headTimeout().toNanos();
    this.nanos[Phase.BODY.ordinal()] = config.bodyTimeout().toNanos();
    this.nanos[Phase.CLOSING.ordinal()] = CLOSING_NANOS;
    meters.gaugeMapSize("seedlap.connections.open", List.of(), guards);
    meters.gauge("seedlap.connections.half.sent", halfSent);
  }

  void install(@ObservesAsync HttpServerStart start) {
    each(vertx.getAcceptorEventLoopGroup(), this::guardServer);
    each(vertx.getEventLoopGroup(), this::guardAccepted);
  }

  void install(@Observes Router router) {
    router.route().order(FIRST).handler(this::begin);
  }

  /**
   * Begins every request: with an id, and with a guard of its connection, which it may lack in the
   * first moments of the server.
   */
  private void begin(RoutingContext routing) {
    RequestId.assign(routing.request());
    Channel channel = ConnectionGuard.channel(routing.request().connection());
    if (!ConnectionGuard.isOn(channel)) {
      guard(channel, true).waiting().enter(Phase.ANSWER);
    }
    routing.next();
  }

  private static void each(EventLoopGroup loops, Consumer<Channel> action) {
    for (EventExecutor loop : loops) {
      loop.execute(
          () ->
              ((SingleThreadEventLoop) loop).registeredChannelsIterator().forEachRemaining(action));
    }
  }

  private void guardServer(Channel channel) {
    if (channel instanceof ServerChannel && channel.pipeline().get(Acceptor.class) == null) {
      channel.pipeline().addFirst(new Acceptor());
    }
  }

  /** Connections that were accepted before the listening channel had its handler. */
  private void guardAccepted(Channel channel) {
    if (channel.parent() instanceof ServerChannel && !ConnectionGuard.isOn(channel)) {
      guard(channel, true);
    }
  }

  private ConnectionGuard guard(Channel channel, boolean admitted) {
    ConnectionGuard guard = new ConnectionGuard(this, admitted);
    guards.put(channel, guard);
    channel
        .closeFuture()
        .addListener(
            closed -> {
              guards.remove(channel);
              resume();
            });
    channel.pipeline().addFirst(guard);
    return guard;
  }

  /**
   * Takes a connection; where there are too many, the one that has waited longest must go. While
   * the event loops are behind with that, the others wait to be accepted.
   *
   * @return false when it has been closed
   */
  private boolean accept(Channel listening, Channel channel) {
    if (guards.size() < config.max()) {
      guard(channel, true);
    } else if (makeRoom()) {
      guard(channel, true);
      if (isCrowded()) {
        pause(listening);
      }
    } else if (!isCrowded()) {
      guard(channel, false);
    } else {
      channel.unsafe().closeForcibly(); // it is not registered yet
      return false;
    }
    return true;
  }

  private boolean isCrowded() {
    return guards.size() >= config.max() + TURNED_AWAY;
  }

  private void pause(Channel listening) {
    listening.config().setAutoRead(false);
    paused.add(listening); // then resumed by whoever makes room
    resume(); // for those that have gone before
  }

  /** Accepts again, where there is room. */
  void resume() {
    if (!paused.isEmpty() && !isCrowded()) {
      for (Channel listening : Set.copyOf(paused)) {
        paused.remove(listening);
        listening.config().setAutoRead(true);
      }
    }
  }

  private boolean makeRoom() {
    long now = System.nanoTime();
    Map.Entry<Channel, ConnectionGuard> idlest = null;
    long longest = -1;
    for (Map.Entry<Channel, ConnectionGuard> open : guards.entrySet()) {
      long idle = open.getValue().idle(now);
      if (idle > longest) {
        longest = idle;
        idlest = open;
      }
    }
    if (idlest == null) {
      return false;
    }
    idlest.getValue().leave(idlest.getKey(), now);
    return true;
  }

  void answer(HttpServerRequest refused) {
    invalid.answer(refused);
  }

  /** Requests of one connection that may wait for their answers. */
  int pipelined() {
    return config.pipelined();
  }

  /** Bytes of the bodies of those. */
  long pipelinedBytes() {
    return pipelinedBytes;
  }

  /** The time limit of a phase; 0 where that is not for this class to say. */
  long nanos(Phase phase) {
    return nanos[phase.ordinal()];
  }

  long unreadNanos() {
    return config.unreadTimeout().toNanos();
  }

  /** Counts bytes as half sent; false, without counting them, when they are too many. */
  boolean addHalfSent(int bytes) {
    if (halfSent.addAndGet(bytes) <= maxHalfSent) {
      return true;
    }
    halfSent.addAndGet(-bytes);
    return false;
  }

  void removeHalfSent(int bytes) {
    if (bytes != 0) {
      halfSent.addAndGet(-bytes);
    }
  }

  @Sharable
  private final class Acceptor extends ChannelInboundHandlerAdapter {
    @Override
    public void channelRead(ChannelHandlerContext context, Object accepted) {
      if (accept(context.channel(), (Channel) accepted)) {
        context.fireChannelRead(accepted);
      }
    }
  }
}
