package io.seedlap.contract;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Random requests to all operations of the contract: whatever is asked, the answer is one that the
 * contract has for it, and no server error but a 503.
 *
 * <p>{@code -Dfuzz.requests=100000} sends so many; {@code -Dfuzz.seed=7} repeats those of a run.
 */
@QuarkusTest
class ContractFuzzTest {
  private static final int REQUESTS = Integer.getInteger("fuzz.requests", 1_500);
  private static final long SEED = Long.getLong("fuzz.seed", System.nanoTime());
  private static final int MOST_FAULTS = 25;
  private static final int MOST_GAMES = 40;

  /** What HTTP clients of the JDK cannot send as a header. */
  private static final String NOT_IN_HEADERS = "[^\\x20-\\x7e]";

  private static final List<String> OTHER_TYPES = List.of("text/plain", "application/xml", "*/*");

  private final Contract contract = Contract.ofTheApplication();
  private final Random random = new Random(SEED);
  private final FuzzValues values = new FuzzValues(contract, random);
  private final HttpClient client = HttpClient.newHttpClient();
  private final List<KeptExamples> kept = new ArrayList<>();
  private final Map<String, Integer> answers = new TreeMap<>();

  /** A match that is over, whose streams end. */
  private KeptExamples finished;

  private record FuzzRequest(
      Operation operation, String method, String uri, Map<String, String> headers, String body) {}

  @Test
  void everyAnswerToARandomRequestIsOneOfTheContract() throws IOException, InterruptedException {
    System.out.println("fuzz.seed=" + SEED);
    finished = KeptExamples.create();
    RestAssured.given()
        .header("Authorization", finished.bearer())
        .post("/v1/matches/" + finished.id() + "/resignation")
        .then()
        .statusCode(200);
    kept.add(KeptExamples.create());
    Map<String, String> faults = new LinkedHashMap<>();
    List<Operation> operations = contract.operations();
    for (int i = 0; i < REQUESTS && faults.size() < MOST_FAULTS; i++) {
      FuzzRequest request = request(operations.get(i % operations.size()));
      String fault = fault(request);
      if (fault != null) {
        faults.putIfAbsent(request.operation().id() + kind(fault), fault);
      }
    }
    System.out.println("fuzz: " + answers);
    assertEquals("", String.join("\n\n", faults.values()), "fuzz.seed=" + SEED);
    for (Operation operation : operations) {
      assertTrue(answers.keySet().stream().anyMatch(it -> it.startsWith(operation.id() + " ")));
    }
  }

  /** The first fault's sentence without what is of this request. */
  private static String kind(String fault) {
    return fault.lines().skip(1).findFirst().orElse("").replaceAll("[0-9\"'].*", "");
  }

  private FuzzRequest request(Operation operation) {
    boolean stream = operation.responses().at("/200/content").has("text/event-stream");
    KeptExamples example = stream || values.oneIn(8) ? finished : values.any(kept);
    String path = operation.path();
    for (Map.Entry<String, JsonNode> it : operation.parameters("path").entrySet()) {
      String value =
          it.getKey().equals("id") && !values.oneIn(12)
              ? example.id()
              : values.text(it.getKey(), it.getValue().path("schema"));
      path = path.replace("{" + it.getKey() + "}", encoded(value.isEmpty() ? "x" : value));
    }
    Map<String, String> headers = headers(operation, example);
    String body = body(operation, headers);
    boolean head = operation.method().equals("GET") && values.oneIn(20);
    return new FuzzRequest(
        operation, head ? "HEAD" : operation.method(), path + query(operation), headers, body);
  }

  private String query(Operation operation) {
    StringBuilder query = new StringBuilder();
    operation
        .parameters("query")
        .forEach(
            (name, parameter) -> {
              boolean wanted =
                  parameter.path("required").asBoolean()
                      || name.equals("timeMs")
                      || values.oneIn(2);
              if (wanted != values.oneIn(40)) {
                append(query, name, values.text(name, parameter.path("schema")));
              }
              if (values.oneIn(80)) {
                append(query, name, "1");
              }
            });
    if (values.oneIn(30)) {
      append(query, "unknown", "1");
    }
    return query.toString();
  }

  private static void append(StringBuilder query, String name, String value) {
    query.append(query.isEmpty() ? "?" : "&").append(encoded(name)).append("=");
    query.append(encoded(value));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, UTF_8).replace("+", "%20");
  }

  private Map<String, String> headers(Operation operation, KeptExamples example) {
    Map<String, String> headers = new HashMap<>();
    operation
        .parameters("header")
        .forEach(
            (name, parameter) -> {
              if (values.oneIn(4)) {
                String value =
                    values.oneIn(2)
                        ? "\"" + random.nextInt(9) + "\""
                        : values.text(name, parameter.path("schema"));
                headers.put(name, value.replaceAll(NOT_IN_HEADERS, "?"));
              }
            });
    if (!values.oneIn(10)) {
      headers.put(
          "Authorization",
          values.oneIn(15) ? "Bearer " + random.nextInt() : example.bearer(random.nextBoolean()));
    }
    if (values.oneIn(60)) {
      headers.put("Accept", "application/xml");
    }
    return headers;
  }

  /** Also sets the header {@code Content-Type}. */
  private String body(Operation operation, Map<String, String> headers) {
    JsonNode content = operation.requestBody().path("content");
    if (content.isEmpty()) {
      return values.oneIn(20) ? "x" : "";
    }
    String type = content.fieldNames().next();
    headers.put("Content-Type", values.oneIn(40) ? values.any(OTHER_TYPES) : type);
    JsonNode schema = content.path(type).path("schema");
    String body;
    if (Exchange.isJson(type)) {
      body = values.value("", schema).toString();
    } else {
      JsonNode line = contract.resolve(schema).path("contentSchema");
      StringBuilder lines = new StringBuilder();
      for (int i = random.nextInt(4); i >= 0; i--) {
        lines.append(values.value("", line)).append(values.oneIn(5) ? "\r\n\n" : "\n");
      }
      body = lines.toString();
    }
    return values.oneIn(40) ? body.substring(0, random.nextInt(body.length() + 1)) : body;
  }

  private String fault(FuzzRequest request) throws IOException, InterruptedException {
    HttpRequest.Builder http =
        HttpRequest.newBuilder(
                URI.create(RestAssured.baseURI + ":" + RestAssured.port + request.uri()))
            .method(request.method(), HttpRequest.BodyPublishers.ofString(request.body()));
    request.headers().forEach(http::header);
    HttpResponse<String> answer = client.send(http.build(), HttpResponse.BodyHandlers.ofString());
    answers.merge(request.operation().id() + " " + answer.statusCode(), 1, Integer::sum);
    Map<String, String> answered = new HashMap<>();
    answer.headers().map().forEach((name, all) -> answered.put(name, all.get(0)));
    JsonNode json = json(answer);
    values.learn(json);
    learn(request, answer.statusCode(), json);
    if (answer.statusCode() >= 500 && answer.statusCode() != 503) {
      return request + "\nserver error " + answer.statusCode() + " " + answer.body();
    }
    try {
      ContractFilter.check(
          request.method(),
          request.uri(),
          request.headers().get("Content-Type"),
          request.operation().requestBody().isMissingNode() ? "" : request.body(),
          answer.statusCode(),
          answered,
          answer.body());
      return null;
    } catch (AssertionError e) {
      return e.getMessage() + "\nheaders: " + request.headers();
    }
  }

  /** Keeps what is made, and renewed tokens. A new game takes the place of one that may be over. */
  private void learn(FuzzRequest request, int status, JsonNode answer) {
    if (status == 201) {
      if (kept.size() == MOST_GAMES) {
        kept.remove(random.nextInt(MOST_GAMES));
      }
      kept.add(KeptExamples.of(answer));
    } else if (status == 200 && request.operation().id().equals("renewSeat")) {
      String bearer = request.headers().get("Authorization");
      String token = answer.path("token").asText();
      kept.replaceAll(it -> it.renewed(bearer, token));
      finished = finished.renewed(bearer, token);
    }
  }

  private static JsonNode json(HttpResponse<String> answer) {
    try {
      return answer.body().startsWith("{")
          ? Contract.JSON.readTree(answer.body())
          : MissingNode.getInstance();
    } catch (JsonProcessingException e) {
      return MissingNode.getInstance();
    }
  }
}
