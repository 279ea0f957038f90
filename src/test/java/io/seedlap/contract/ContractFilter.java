package io.seedlap.contract;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.http.Header;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A REST Assured filter that fails a test whose request or answer is not as the contract says. It
 * looks at everything under {@code /v1}. In a {@code @QuarkusTest} it is there by itself, see
 * {@link EveryTestUnderContract}; elsewhere add it with {@code given().filter(new
 * ContractFilter())}.
 */
public final class ContractFilter implements Filter {
  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification expected,
      FilterContext context) {
    Response response = context.next(request, expected);
    String uri = pathAndQuery(request.getURI());
    if (isUnderContract(request.getMethod(), uri)) {
      Exchange exchange =
          new Exchange(
              request.getMethod(),
              uri,
              Exchange.mediaType(request.getHeaders().getValue("Content-Type")),
              text(request.getBody()),
              response.statusCode(),
              headers(response),
              response.asString());
      List<String> faults = Examination.faults(Contract.ofTheApplication(), exchange);
      if (!faults.isEmpty()) {
        throw new AssertionError(message(exchange, faults));
      }
    }
    return response;
  }

  private static boolean isUnderContract(String method, String uri) {
    return (uri.equals("/v1") || uri.startsWith("/v1/")) && !method.equals("OPTIONS");
  }

  private static String pathAndQuery(String uri) {
    return uri.replaceFirst("^[a-z]+://[^/]*", "");
  }

  private static String text(Object body) {
    return body == null
        ? ""
        : body instanceof byte[] bytes ? new String(bytes, UTF_8) : body.toString();
  }

  private static Map<String, String> headers(Response response) {
    Map<String, String> headers = new LinkedHashMap<>();
    for (Header header : response.headers()) {
      headers.put(header.getName(), header.getValue());
    }
    return headers;
  }

  private static String message(Exchange exchange, List<String> faults) {
    return exchange.method()
        + " "
        + shortened(exchange.uri())
        + " was answered with "
        + exchange.status()
        + " against the contract ("
        + Contract.SOURCE
        + "):\n  - "
        + String.join("\n  - ", faults)
        + "\nrequest: "
        + shortened(exchange.requestBody())
        + "\nanswer: "
        + shortened(exchange.body());
  }

  private static String shortened(String text) {
    return text.length() <= 2000 ? text : text.substring(0, 2000) + "...";
  }
}
