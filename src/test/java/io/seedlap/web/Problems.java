package io.seedlap.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import java.util.List;

/** What every problem must be, whatever went wrong. */
public final class Problems {
  private static final List<String> INTERNAL =
      List.of("io.", "java.", "com.fasterxml", "Exception", "\tat ", " at io", "<html");

  private Problems() {}

  /**
   * Asserts that the answer is a whole problem of this status and code that shows no internals.
   *
   * @return its members, for further assertions
   */
  public static JsonPath assertProblem(Response answer, int status, String code) {
    String body = answer.asString();
    assertEquals(status, answer.statusCode(), body);
    assertNotNull(answer.header("Content-Length"), "Content-Length");
    return assertProblem(body, answer.contentType(), answer.header("X-Request-Id"), status, code);
  }

  /** The same for an answer that was read as it came. */
  public static JsonPath assertProblem(RawHttp.Answer answer, int status, String code) {
    assertEquals(status, answer.status(), answer.text());
    assertEquals(answer.body().length(), Integer.parseInt(answer.header("content-length")));
    return assertProblem(
        answer.body(), answer.header("content-type"), answer.header("x-request-id"), status, code);
  }

  private static JsonPath assertProblem(
      String body, String mediaType, String requestId, int status, String code) {
    assertEquals("application/problem+json", mediaType, body);
    assertNotNull(requestId, "X-Request-Id");
    JsonPath problem = JsonPath.from(body);
    assertEquals(code, problem.getString("code"), body);
    assertEquals("https://seedlap.io/problems/" + code, problem.getString("type"));
    assertEquals(status, problem.getInt("status"));
    assertFalse(problem.getString("title").isBlank());
    assertTrue(problem.getString("detail").endsWith("."), body);
    String shown = body.replace("https://seedlap.io/problems/", "");
    INTERNAL.forEach(word -> assertFalse(shown.contains(word), () -> word + " in " + body));
    return problem;
  }
}
