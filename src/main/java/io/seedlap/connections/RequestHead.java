package io.seedlap.connections;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.seedlap.web.ProblemType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Refuses the heads of requests that Netty accepts and that another server might read otherwise:
 * where a request ends, and for which host it is, must not depend on who reads it.
 */
@SuppressWarnings("ReferenceEquality") // another object may equal HTTP/1.1, but spelt otherwise
final class RequestHead {
  private RequestHead() {}

  /** Why this request is refused; null when it is not. */
  static @Nullable ProblemType refusal(HttpRequest request) {
    HttpVersion version = request.protocolVersion();
    if (version != HttpVersion.HTTP_1_1 && version != HttpVersion.HTTP_1_0) {
      request.setProtocolVersion(HttpVersion.HTTP_1_1); // that of the answer
      return ProblemType.HTTP_VERSION_NOT_SUPPORTED;
    }
    HttpHeaders headers = request.headers();
    int hosts = headers.getAll(HttpHeaderNames.HOST).size();
    if (hosts > 1 || (hosts == 0 && version == HttpVersion.HTTP_1_1)) {
      return ProblemType.BAD_REQUEST;
    }
    if (!RequestTarget.isValid(request.uri()) || headers.contains("") || hasOldHandshake(headers)) {
      return ProblemType.BAD_REQUEST;
    }
    return transferRefusal(version, headers);
  }

  /** Whether a body follows the head. */
  static boolean hasBody(HttpRequest request) {
    return HttpUtil.isTransferEncodingChunked(request)
        || HttpUtil.getContentLength(request, 0L) > 0;
  }

  /** Only {@code chunked}, once, says where the body ends; HTTP/1.0 does not have it. */
  private static @Nullable ProblemType transferRefusal(HttpVersion version, HttpHeaders headers) {
    List<String> encodings = headers.getAll(HttpHeaderNames.TRANSFER_ENCODING);
    if (encodings.isEmpty()) {
      return null;
    }
    if (version.equals(HttpVersion.HTTP_1_0)
        || headers.contains(HttpHeaderNames.CONTENT_LENGTH)
        || encodings.stream().anyMatch(String::isBlank)) {
      return ProblemType.BAD_REQUEST;
    }
    return encodings.size() == 1
            && encodings.get(0).equalsIgnoreCase(HttpHeaderValues.CHUNKED.toString())
        ? null
        : ProblemType.NOT_IMPLEMENTED;
  }

  /** Netty reads a body of 8 bytes after the handshake of WebSocket drafts before RFC 6455. */
  private static boolean hasOldHandshake(HttpHeaders headers) {
    return headers.contains(HttpHeaderNames.SEC_WEBSOCKET_KEY1)
        || headers.contains(HttpHeaderNames.SEC_WEBSOCKET_KEY2);
  }
}
