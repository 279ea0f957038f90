package io.seedlap.connections;

import io.netty.buffer.Unpooled;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.http.DefaultFullHttpRequest;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import io.seedlap.web.ProblemType;

/** The decoder result of a request that {@link RequestGuard} refuses. */
final class RefusedRequest extends Exception {
  private static final long serialVersionUID = 1L;

  private final ProblemType type;

  private RefusedRequest(ProblemType type) {
    super(type.explanation(), null, false, false);
    this.type = type;
  }

  ProblemType type() {
    return type;
  }

  /** Marks a request as one that could not be decoded. */
  static void mark(HttpRequest request, ProblemType type) {
    request.setDecoderResult(DecoderResult.failure(new RefusedRequest(type)));
  }

  /** A marked request in the place of one that has not arrived. */
  static HttpRequest madeUp(ProblemType type) {
    HttpRequest request =
        new DefaultFullHttpRequest(
            HttpVersion.HTTP_1_1, HttpMethod.GET, "/", Unpooled.EMPTY_BUFFER);
    mark(request, type);
    return request;
  }
}
