package io.seedlap.contract;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.RestAssured;
import io.restassured.builder.ResponseBuilder;
import io.restassured.filter.Filter;
import org.junit.jupiter.api.Test;

/** Every {@code @QuarkusTest} is checked against the contract. */
@QuarkusTest
class EveryTestUnderContractTest {
  private static final Filter WRONG_SERVER =
      (request, expected, context) ->
          new ResponseBuilder()
              .setStatusCode(200)
              .setContentType("application/json")
              .setBody("{\"rulesets\":[]}")
              .build();

  @Test
  void theFilterIsThereWithoutAsking() {
    assertInstanceOf(ContractFilter.class, RestAssured.filters().get(0));
  }

  @Test
  void anAnswerAgainstTheContractFailsTheTest() {
    assertThrows(
        AssertionError.class, () -> RestAssured.given().filter(WRONG_SERVER).get("/v1/rulesets"));
  }
}
