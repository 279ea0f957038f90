package io.seedlap.contract;

import static io.restassured.RestAssured.given;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds for the requests of all operations alike, read from the contract. */
@QuarkusTest
class EveryOperationTest {
  private static final Contract CONTRACT = Contract.ofTheApplication();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final List<String> OTHER_TYPES =
      List.of(
          "text/plain",
          "text/html",
          "text/csv",
          "application/xml",
          "text/xml",
          "application/x-www-form-urlencoded",
          "multipart/form-data; boundary=x",
          "application/octet-stream",
          "application/cbor",
          "application/yaml",
          "application/problem+json",
          "application/merge-patch+json",
          "image/png",
          "*/*",
          "nonsense",
          "");

  private KeptExamples kept;

  @BeforeEach
  void createAMatch() {
    kept = KeptExamples.create();
  }

  @TestFactory
  Stream<DynamicTest> anUnknownParameterIsRefusedWithTheNearestRightName() {
    return each(
        it -> {
          refused(it, "zzz=1", "zzz", "unknown");
          for (String name : it.parameters("query").keySet()) {
            refused(it, name + "x=1", name + "x", "unknown")
                .body("detail", containsString("nearest is " + name));
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> aParameterWithoutAValueOrGivenTwiceIsRefused() {
    return each(
        it -> {
          for (String name : it.parameters("query").keySet()) {
            refused(it, name + "=", name, "empty");
            refused(it, name, name, "empty");
            refused(it, name + "=1&" + name + "=1", name, "repeated");
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> aBodyOfAnotherMediaTypeIsRefusedWithAndWithoutATokenOrABody() {
    return CONTRACT.operations().stream()
        .filter(it -> !it.requestBody().isMissingNode())
        .map(
            it ->
                DynamicTest.dynamicTest(
                    it.id(),
                    () -> {
                      for (String type : OTHER_TYPES) {
                        for (String body : List.of("", "A", "{\"move\":\"A\"}")) {
                          unsupported(it, type, body, "Accept", "*/*");
                          unsupported(
                              it, type, body, "Accept", "*/*", "Authorization", kept.bearer());
                        }
                      }
                    }));
  }

  private Stream<DynamicTest> each(Consumer<Operation> check) {
    return CONTRACT.operations().stream()
        .map(it -> DynamicTest.dynamicTest(it.id(), () -> check.accept(it)));
  }

  private ValidatableResponse refused(
      Operation operation, String query, String field, String code) {
    RequestSpecification request =
        given().urlEncodingEnabled(false).header("Authorization", kept.bearer());
    operation
        .requestBody()
        .path("content")
        .fieldNames()
        .forEachRemaining(type -> request.contentType(type).body("{}".getBytes(UTF_8)));
    return request
        .request(operation.method(), kept.path(operation) + "?" + query)
        .then()
        .statusCode(400)
        .body("code", equalTo("unknown-parameter"))
        .body("violations.field", hasItem(field))
        .body("violations.code", hasItem(code));
  }

  private void unsupported(Operation operation, String type, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(
                URI.create(RestAssured.baseURI + ":" + RestAssured.port + kept.path(operation)))
            .header("Content-Type", type)
            .headers(headers)
            .method(operation.method(), HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    assertTrue(
        answer.statusCode() == 415 || (answer.statusCode() == 401 && headers.length < 4),
        () -> operation + " with " + type + ": " + answer.statusCode() + " " + answer.body());
  }
}
