package io.seedlap.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The document that the application serves is the one in the repository. */
@QuarkusTest
class ServedDocumentTest {
  @Test
  void theServedDocumentIsTheOneInTheRepository() throws IOException {
    String served = given().accept("application/json").get("/q/openapi").asString();
    JsonNode expected = Contract.document();
    List<String> differences = JsonDifference.between(expected, Contract.JSON.readTree(served));
    assertEquals(
        List.of(),
        differences,
        () ->
            """
            What /q/openapi serves differs from %s (the differences are listed below).
            The file is the source. Either an annotation, a property or a filter adds to the
            document: take it away and write the file. Or the server's OpenAPI model drops or
            rewrites what the file says: say it in another way there.
            """
                .formatted(Contract.SOURCE));
  }

  @Test
  void swaggerUiShowsIt() {
    given()
        .get("/q/swagger-ui/")
        .then()
        .statusCode(200)
        .contentType("text/html")
        .body(containsString("url: '/q/openapi'"));
  }
}
