package io.seedlap.contract;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
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
 * A REST Assured filter that fails a test whose request or answer violates the contract. It checks
 * everything under {@code /v1}. In a {@code @QuarkusTest} it is installed by {@link
 * EveryTestUnderContract}; elsewhere add it with {@code given().filter(new ContractFilter())}.
 */
public final class ContractFilter implements Filter {
  @Override
  public Response filter(
      FilterableRequestSpecification request,
      FilterableResponseSpecification expected,
      FilterContext context) {
    Response response = context.next(request, expected);
    check(
        request.getMethod(),
        request.getURI(),
        request.getHeaders().getValue("Content-Type"),
        text(request.getBody()),
        response.statusCode(),
        headers(response),
        response.asString());
    return response;
  }

  /**
   * Checks an exchange that was made without REST Assured.
   *
   * @param requestType null without a body
   * @param requestBody empty without a body
   * @throws AssertionError when it violates the contract
   */
  public static void check(
      String method,
      String requestUri,
      String requestType,
      String requestBody,
      int status,
      Map<String, String> headers,
      String body) {
    String uri = pathAndQuery(requestUri);
    if (isUnderContract(method, uri)) {
      Exchange exchange =
          new Exchange(
              method, uri, Exchange.mediaType(requestType), requestBody, status, headers, body);
      List<String> faults = Examination.faults(Contract.ofTheApplication(), exchange);
      if (!faults.isEmpty()) {
        throw new AssertionError(message(exchange, faults));
      }
    }
  }

  /**
   * Checks an event of a stream.
   *
   * @param path of the stream, without a query
   * @throws AssertionError when its data violates the contract
   */
  public static void checkEvent(String path, JsonNode data) {
    List<String> faults = Examination.faultsOfEvent(Contract.ofTheApplication(), path, data);
    if (!faults.isEmpty()) {
      throw new AssertionError("An event of " + path + " violates the contract: " + faults + data);
    }
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
