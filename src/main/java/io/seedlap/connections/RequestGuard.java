package io.seedlap.connections;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpStatusClass;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import io.seedlap.connections.ClientWait.Phase;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.vertx.core.http.impl.Http1xServerConnection;
import io.vertx.core.net.impl.VertxHandler;
import java.nio.channels.ClosedChannelException;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Checks the requests of one connection, between the codec and Vert.x.
 *
 * <p>A request is refused by marking its head as one that could not be decoded, or by making up
 * such a head; {@link InvalidRequestHandler} answers it. Nothing after it is read.
 */
@SuppressWarnings("FutureReturnValueIgnored") // of Netty: what fails closes the connection
final class RequestGuard extends ChannelDuplexHandler {
  private final ConnectionGuard connection;
  private final ConnectionLimits limits;
  private final ClientWait wait;
  private final EndActions ends = new EndActions();
  private ChannelHandlerContext context;
  private RequestQueue queue;
  private @Nullable Http1xServerConnection vertx;
  private final IncomingBody body;

  private long begun;

  /** Whether nothing more is read. */
  private boolean refused;

  RequestGuard(ConnectionGuard connection, ConnectionLimits limits) {
    this.connection = connection;
    this.limits = limits;
    this.wait = connection.waiting();
    this.body = new IncomingBody(limits);
  }

  /** Puts the guard behind the codec of HTTP/1.1, once there is one; false if that was not now. */
  boolean attach(ChannelPipeline pipeline) {
    if (context != null
        || pipeline.get("httpEncoder") == null
        || !(pipeline.get("handler") instanceof VertxHandler<?> handler)
        || !(handler.getConnection() instanceof Http1xServerConnection found)) {
      return false;
    }
    vertx = found;
    found.invalidRequestHandler(limits::answer);
    pipeline.addAfter("httpEncoder", "requests", this);
    return true;
  }

  @Override
  public void handlerAdded(ChannelHandlerContext added) {
    context = added;
    queue = new RequestQueue(limits, added);
  }

  /** Requests whose heads have arrived; one may have been answered at once. */
  long begun() {
    return begun;
  }

  /** The actions at the end of the request that is answered now. From any thread. */
  EndActions ends() {
    return ends;
  }

  /** Whether the request that is answered now has not arrived whole, or is refused. */
  boolean isCut() {
    return (body.isArriving() || refused) && queue.isEmpty();
  }

  /** The requests that wait for their answers; null before {@link #attach}. */
  @Nullable RequestQueue queue() {
    return queue;
  }

  @Override
  public void channelRead(ChannelHandlerContext read, Object message) {
    if (refused) {
      ReferenceCountUtil.release(message);
    } else if (message instanceof HttpRequest request) {
      begin(request);
    } else if (message instanceof HttpContent content) {
      receive(content);
    } else {
      context.fireChannelRead(message);
    }
  }

  private void begin(HttpRequest request) {
    begun++;
    ProblemType refusal = request.decoderResult().isSuccess() ? RequestHead.refusal(request) : null;
    if (refusal != null) {
      RefusedRequest.mark(request, refusal);
    }
    refused = request.decoderResult().isFailure();
    if (refused && !context.channel().isActive()) {
      return; // the client has disconnected in the middle of a head
    }
    body.begin(!refused && RequestHead.hasBody(request));
    wait.enter(body.isArriving() ? Phase.BODY : Phase.ANSWER);
    if (!body.isArriving() && !refused) {
      queue.add();
    }
    context.fireChannelRead(request);
  }

  private void receive(HttpContent content) {
    boolean last = content instanceof LastHttpContent;
    if (content.decoderResult().isFailure()) {
      content.release();
      fail(ProblemType.BAD_REQUEST);
      return;
    }
    if (!last && !body.count(content)) {
      content.release();
      fail(ProblemType.OVERLOADED);
      return;
    }
    if (body.isKept()) {
      queue.addBytes(content.content().readableBytes());
    }
    if (last && body.isArriving()) {
      body.end();
      queue.add();
      wait.enter(Phase.ANSWER);
    }
    context.fireChannelRead(content);
    if (last) {
      queue.pause();
    }
  }

  @Override
  public void write(ChannelHandlerContext write, Object message, ChannelPromise promise) {
    if (!write.channel().isActive()) {
      ReferenceCountUtil.release(message); // the codec would warn of each such message
      promise.tryFailure(new ClosedChannelException());
      return;
    }
    boolean interim =
        message instanceof HttpResponse head
            && head.status().codeClass() == HttpStatusClass.INFORMATIONAL;
    boolean closing = isCut();
    if (closing && !interim && message instanceof FullHttpResponse answer) {
      answer.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
    }
    if (interim || !(message instanceof LastHttpContent)) {
      write.write(message, promise);
    } else if (closing) {
      refused = true;
      write.write(message, promise.unvoid()).addListener(done -> connection.closeGracefully());
    } else {
      write.write(message, promise);
      endAnswer();
    }
  }

  private void endAnswer() {
    ends.run();
    queue.remove();
    if (queue.isEmpty() && body.isArriving()) {
      wait.enter(Phase.BODY);
    } else if (queue.isEmpty()) {
      queue.clear();
      wait.enter(Phase.IDLE);
      if (!queue.isHeld() && !context.channel().config().isAutoRead()) {
        Objects.requireNonNull(vertx)
            .doResume(); // it was paused for a body that nobody has read to its end
      }
    }
  }

  /** Refuses the request that is arriving, or the next one. */
  void refuse(ProblemType type) {
    channelRead(context, RefusedRequest.madeUp(type));
    context.fireChannelReadComplete();
  }

  /** Ends the request whose body is arriving, with this problem if its answer has not begun. */
  void fail(ProblemType type) {
    refused = true;
    wait.enter(Phase.ANSWER);
    body.fail(type);
  }

  /**
   * Sets what ends the request that is answered now, when its body cannot be read.
   *
   * @param readWhileItArrives by a reader that has time limits of its own
   */
  void onFailure(boolean readWhileItArrives, Consumer<ProblemException> handler) {
    if (isCut()) {
      body.onFailure(readWhileItArrives, handler);
      if (readWhileItArrives) {
        wait.end();
      }
    }
  }

  /** Called when the connection is closed. */
  void close() {
    body.end();
    ends.close();
  }
}
