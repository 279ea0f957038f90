package io.seedlap.contract;

import static io.restassured.RestAssured.given;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
            """
                .formatted(Contract.SOURCE));
  }

  @Test
  void itIsServedAsItIsWritten() throws IOException {
    byte[] written = Files.readAllBytes(Path.of(Contract.SOURCE));
    for (String path : List.of("/q/openapi", "/q/openapi.yaml", "/q/openapi?format=yaml")) {
      byte[] served =
          given()
              .get(path)
              .then()
              .statusCode(200)
              .contentType("application/yaml")
              .extract()
              .asByteArray();
      assertArrayEquals(written, served, path);
    }
  }

  @Test
  void itIsServedAsJsonByPathParameterAndAccept() {
    given().get("/q/openapi.json").then().statusCode(200).contentType("application/json");
    given().get("/q/openapi?format=JSON").then().statusCode(200).contentType("application/json");
    given()
        .accept("application/json")
        .header("Accept-Encoding", "gzip")
        .head("/q/openapi")
        .then()
        .statusCode(200)
        .contentType("application/json");
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
