package io.seedlap.web;

import static io.restassured.RestAssured.given;
import static io.seedlap.web.Problems.assertProblem;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
class JsonReadingTest {

  @ParameterizedTest
  @ValueSource(strings = {"/probe", "/probe/event-loop"})
  void aWholeBodyIsRead(String path) {
    given()
        .contentType("application/json")
        .body(
            """
            {"count": 3, "optional": null, "flag": true, "text": "é\\u00e9", "side": "far-side",
             "list": [1, -2], "inner": {"depth": 1, "row": [0]}}""")
        .post(path)
        .then()
        .statusCode(200)
        .body("count", equalTo(3))
        .body("optional", nullValue())
        .body("text", equalTo("éé"))
        .body("side", equalTo("far-side"))
        .body("list", contains(1, -2))
        .body("inner.row", contains(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/probe", "/probe/event-loop"})
  void aBodyLargerThanOneNetworkBufferIsRead(String path) {
    String text = "x".repeat(50_000);
    given()
        .contentType("application/json")
        .body("{\"count\": 1, \"text\": \"" + text + "\"}")
        .post(path)
        .then()
        .statusCode(200)
        .body("text", equalTo(text));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"count\": \"3\"} | count must be a whole number, written in digits only.",
        "{\"count\": \"\"} | count must be a whole number, written in digits only.",
        "{\"count\": 3.9} | count must be a whole number, written in digits only.",
        "{\"count\": 3.0} | count must be a whole number, written in digits only.",
        "{\"count\": 1e2} | count must be a whole number, written in digits only.",
        "{\"count\": 1e999} | count must be a whole number, written in digits only.",
        "{\"count\": true} | count must be a whole number, written in digits only.",
        "{\"count\": null} | count is missing or null; it must be a whole number, written in digits only.",
        "{\"count\": [3]} | count must be a whole number, written in digits only.",
        "{\"count\": {}} | count must be a whole number, written in digits only.",
        "{\"count\": 99999999999} | count is outside the range of the whole numbers read here.",
        "{\"count\": -99999999999999999999999} | count is outside the range of the whole numbers read here.",
        "{\"count\": 1, \"optional\": \"1\"} | optional must be a whole number, written in digits only.",
        "{\"count\": 1, \"optional\": \"\"} | optional must be a whole number, written in digits only.",
        "{\"count\": 1, \"optional\": 1.5} | optional must be a whole number, written in digits only.",
        "{\"count\": 1, \"flag\": 1} | flag must be true or false.",
        "{\"count\": 1, \"flag\": \"true\"} | flag must be true or false.",
        "{\"count\": 1, \"text\": 1} | text must be a string.",
        "{\"count\": 1, \"text\": 1.5} | text must be a string.",
        "{\"count\": 1, \"text\": false} | text must be a string.",
        "{\"count\": 1, \"text\": []} | text must be a string.",
        "{\"count\": 1, \"text\": {}} | text must be a string.",
        "{\"count\": 1, \"side\": 0} | side must be one of \"near-side\", \"far-side\".",
        "{\"count\": 1, \"side\": \"0\"} | side must be one of \"near-side\", \"far-side\".",
        "{\"count\": 1, \"side\": \"\"} | side must be one of \"near-side\", \"far-side\".",
        "{\"count\": 1, \"side\": \"NEAR_SIDE\"} | side must be one of \"near-side\", \"far-side\".",
        "{\"count\": 1, \"side\": \"middle\"} | side must be one of \"near-side\", \"far-side\".",
        "{\"count\": 1, \"side\": [\"near-side\"]} | side must be one of \"near-side\", \"far-side\".",
        "{\"count\": 1, \"list\": 1} | list must be a list.",
        "{\"count\": 1, \"list\": \"\"} | list must be a list.",
        "{\"count\": 1, \"list\": {}} | list must be a list.",
        "{\"count\": 1, \"list\": [1, \"2\"]} | list[1] must be a whole number, written in digits only.",
        "{\"count\": 1, \"list\": [1, null]} | list[1] is missing or null; it must be a whole number, written in digits only.",
        "{\"count\": 1, \"inner\": \"\"} | inner must be an object.",
        "{\"count\": 1, \"inner\": \"x\"} | inner must be an object.",
        "{\"count\": 1, \"inner\": 1} | inner must be an object.",
        "{\"count\": 1, \"inner\": []} | inner must be an object.",
        "{\"count\": 1, \"inner\": {\"depth\": 1, \"row\": [1, 2, 3.5]}} | inner.row[2] must be a whole number, written in digits only.",
        "[] | The body must be an object.",
        "3 | The body must be an object.",
        "\"x\" | The body must be an object.",
        "\"\" | The body must be an object.",
        "true | The body must be an object.",
      })
  void aValueOfAnotherTypeIsRefusedAndNamed(String body, String detail) {
    JsonPath problem = assertProblem(post(body), 400, "wrong-type");
    assertEquals(detail, problem.getString("detail"));
    assertEquals("/probe", problem.getString("instance"));
  }

  @Test
  void aMissingNumberIsRefused() {
    JsonPath problem = assertProblem(post("{}"), 400, "wrong-type");
    assertEquals(
        "count is missing or null; it must be a whole number, written in digits only.",
        problem.getString("detail"));
  }

  @Test
  void anUnknownFieldIsRefusedAndTheKnownOnesAreListed() {
    JsonPath problem =
        assertProblem(
            post("{\"count\": 1, \"inner\": {\"depth\": 1, \"dept\": 1}}"), 400, "unknown-field");
    assertEquals(
        "inner.dept is not part of this request; the fields there are: depth, row.",
        problem.getString("detail"));
  }

  @Test
  void aFieldGivenTwiceIsRefusedAndNamed() {
    JsonPath problem =
        assertProblem(
            post("{\"count\": 1, \"inner\": {\"depth\": 1, \"depth\": 2}}"),
            400,
            "duplicate-field");
    assertEquals("inner.depth is given twice.", problem.getString("detail"));
    assertProblem(post("{\"count\": 1, \"count\": 1}"), 400, "duplicate-field");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "{]",
        "{\"count\": 1",
        "{\"count\": }",
        "{\"count\": 01}",
        "{\"count\": +1}",
        "{\"count\": .5}",
        "{\"count\": NaN}",
        "{\"count\": Infinity}",
        "{\"count\": 0x10}",
        "{\"count\": 1,}",
        "{\"list\": [1,]}",
        "{'count': 1}",
        "{count: 1}",
        "{\"count\": 1} // one",
        "/* one */ {\"count\": 1}",
        "{\"count\": 1} {}",
        "{\"count\": 1} x",
        "{\"count\": 1}]",
        "{\"count\": 1, \"text\": \"\u0001\"}",
        "{\"count\": 1, \"text\": \"\\x\"}",
        "not json",
      })
  void whatIsNotJsonIsRefused(String body) {
    assertProblem(post(body), 400, "malformed-json");
  }

  @Test
  void thePlaceOfTheFaultIsTold() {
    JsonPath problem =
        assertProblem(post("{\"count\": 1,\n \"text\": oops}"), 400, "malformed-json");
    assertEquals(
        "The body is not valid JSON in UTF-8: see line 2, column 10.", problem.getString("detail"));
  }

  @Test
  void whatNestsTooDeeplyOrIsTooLongIsRefused() {
    assertProblem(post("{\"deep\": " + "[".repeat(100)), 400, "malformed-json");
    assertProblem(post("{\"count\": " + "9".repeat(1000) + "}"), 400, "malformed-json");
    assertProblem(post("{\"" + "n".repeat(1000) + "\": 1}"), 400, "malformed-json");
  }

  @Test
  void bytesThatAreNotUtf8AreRefused() {
    for (String overlong : List.of("c0af", "c080", "e08080", "f4908080", "f5808080")) {
      ByteArrayOutputStream body = new ByteArrayOutputStream();
      body.writeBytes("{\"count\": 1, \"text\": \"".getBytes(StandardCharsets.UTF_8));
      body.writeBytes(HexFormat.of().parseHex(overlong));
      body.writeBytes("\"}".getBytes(StandardCharsets.UTF_8));
      assertProblem(post(body.toByteArray()), 400, "malformed-json");
    }
    for (int odd : new int[] {0xff, 0xc0, 0xe9, 0x80}) {
      byte[] body = "{\"count\": 1, \"text\": \"?\"}".getBytes(StandardCharsets.UTF_8);
      body[22] = (byte) odd;
      assertProblem(post(body), 400, "malformed-json");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32"})
  void anotherEncodingIsNotGuessed(String charset) {
    assertProblem(post("{\"count\": 1}".getBytes(Charset.forName(charset))), 400, "malformed-json");
  }

  @Test
  void aByteOrderMarkIsRefused() {
    assertProblem(post("\ufeff{\"count\": 1}"), 400, "malformed-json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n\t", "null", " null "})
  void anEmptyBodyOrNullIsRefused(String body) {
    assertProblem(post(body), 400, "missing-body");
    assertProblem(
        given().contentType("application/json").body(body).post("/probe/event-loop"),
        400,
        "missing-body");
  }

  private static Response post(String body) {
    return post(body.getBytes(StandardCharsets.UTF_8));
  }

  private static Response post(byte[] body) {
    return given().contentType("application/json").body(body).post("/probe");
  }
}
