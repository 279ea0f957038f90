package io.seedlap.connections;

import io.quarkus.vertx.http.runtime.attribute.ExchangeAttribute;
import io.quarkus.vertx.http.runtime.attribute.ExchangeAttributeBuilder;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import org.jspecify.annotations.Nullable;

/**
 * The status of an answer for the access log, {@code %{SEEDLAP_STATUS}}: 499 where the client has
 * disconnected before it had sent its request or before its answer began. Vert.x has 200 then,
 * which it begins with. Other servers write 499 as well; it is never sent.
 */
public final class AccessLogStatus implements ExchangeAttributeBuilder {
  private static final String TOKEN = "%{SEEDLAP_STATUS}";

  private static final String DISCONNECTED = "499";

  /** Called by {@link java.util.ServiceLoader}. */
  public AccessLogStatus() {}

  @Override
  public String name() {
    return "Status, or 499";
  }

  @Override
  public @Nullable ExchangeAttribute build(String token) {
    return token.equals(TOKEN) ? new Status() : null;
  }

  @Override
  public int priority() {
    return 0;
  }

  private static final class Status implements ExchangeAttribute {
    @Override
    public String readAttribute(RoutingContext routing) {
      HttpServerRequest request = routing.request();
      boolean cut =
          !request.response().headWritten()
              || ConnectionGuard.of(request.connection()).requests().isCut();
      return cut && !request.response().ended()
          ? DISCONNECTED
          : Integer.toString(request.response().getStatusCode());
    }

    @Override
    public void writeAttribute(RoutingContext routing, String value) {
      throw new UnsupportedOperationException();
    }
  }
}
