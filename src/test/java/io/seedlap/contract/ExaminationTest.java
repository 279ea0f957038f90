package io.seedlap.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The check itself: right exchanges pass, and each kind of wrong one is caught. */
class ExaminationTest {
  private static final String VALIDATE = "/v1/rulesets/adji-kui-ii/validate";
  private static final String QUESTION =
      "{\"notation\":\"4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\",\"move\":\"A\"}";
  private static final String VERDICT = "{\"legal\":true,\"reason\":null,\"detail\":\"It is.\"}";

  private String method = "POST";
  private String uri = VALIDATE;
  private String requestType = "application/json";
  private String requestBody = QUESTION;
  private int status = 200;
  private String body = VERDICT;
  private final Map<String, String> headers =
      new HashMap<>(Map.of("content-type", "application/json;charset=UTF-8", "x-request-id", "1"));

  @Test
  void a_right_exchange_passes() {
    assertEquals(List.of(), faults());
  }

  @Test
  void an_undocumented_status_is_caught() {
    status = 201;
    assertCaught("status 201 is not among");
  }

  @Test
  void a_wrong_media_type_is_caught() {
    headers.put("content-type", "text/html");
    assertCaught("the media type is text/html");
  }

  @Test
  void a_missing_media_type_is_caught() {
    headers.remove("content-type");
    assertCaught("the media type is null");
  }

  @Test
  void a_missing_header_is_caught() {
    headers.remove("x-request-id");
    assertCaught("the header X-Request-Id is missing");
  }

  @Test
  void a_missing_field_is_caught() {
    body = "{\"legal\":true,\"reason\":null}";
    assertCaught("detail");
  }

  @Test
  void a_field_too_many_is_caught() {
    body = "{\"legal\":true,\"reason\":null,\"detail\":\"It is.\",\"more\":1}";
    assertCaught("more");
  }

  @Test
  void a_value_outside_the_enumeration_is_caught() {
    body = "{\"legal\":false,\"reason\":\"tired\",\"detail\":\"It is not.\"}";
    assertCaught("/reason");
  }

  @Test
  void an_answer_that_is_no_json_is_caught() {
    body = "<html>";
    assertCaught("the answer is not JSON");
  }

  @Test
  void a_granted_request_with_an_unknown_field_is_caught() {
    requestBody = QUESTION.replace("\"move\"", "\"moove\":1,\"move\"");
    assertCaught("the granted request has at");
  }

  @Test
  void a_granted_request_with_both_forms_of_a_position_is_caught() {
    requestBody = QUESTION.replace("{", "{\"position\":{\"board\":{},\"turn\":\"south\"},");
    assertCaught("the granted request has at");
  }

  @Test
  void a_granted_request_without_its_body_is_caught() {
    requestBody = "";
    assertCaught("without the required body");
  }

  @Test
  void a_granted_request_of_another_type_is_caught() {
    requestType = "text/plain";
    assertCaught("a request body of type text/plain");
  }

  @Test
  void a_granted_undocumented_parameter_is_caught() {
    uri = VALIDATE + "?board=true";
    assertCaught("undocumented parameter board");
  }

  @Test
  void a_granted_parameter_of_the_wrong_type_is_caught() {
    uri = "/v1/rulesets/adji-kui-ii/replay?boards=maybe";
    assertCaught("the query's boards");
  }

  @Test
  void a_granted_link_without_a_required_parameter_is_caught() {
    askByLink("?move=A");
    assertCaught("required parameter position");
  }

  @Test
  void a_right_link_passes() {
    askByLink("?position=4,4,4,4,4,4%2F4,4,4,4,4,4+s_0-0&move=A");
    assertEquals(List.of(), faults());
  }

  @Test
  void a_granted_unknown_ruleset_is_caught() {
    uri = "/v1/rulesets/oware/validate";
    assertCaught("the path's ruleset");
  }

  @Test
  void a_refused_request_may_be_anything() {
    requestBody = "{";
    status = 400;
    problem("malformed-json", 400, "");
    assertEquals(List.of(), faults());
  }

  @Test
  void a_problem_with_the_wrong_code_is_caught() {
    status = 400;
    problem("too-bad", 400, "");
    assertCaught("/code");
  }

  @Test
  void an_invalid_position_without_violations_is_caught() {
    status = 422;
    problem("invalid-position", 422, "");
    assertCaught("violations");
  }

  @Test
  void a_body_with_not_modified_is_caught() {
    askByLink("");
    status = 304;
    assertCaught("there is a body");
  }

  @Test
  void a_path_outside_the_document_may_only_be_refused() {
    uri = "/v1/secret";
    assertCaught("no such path, yet the status is 200");
    status = 404;
    problem("not-found", 404, "");
    assertEquals(List.of(), faults());
  }

  @Test
  void a_method_outside_the_document_may_only_be_refused_and_the_others_named() {
    method = "DELETE";
    assertCaught("no such method on this path, yet the status is 200");
    status = 405;
    problem("method-not-allowed", 405, "");
    assertCaught("the header Allow is missing");
    headers.put("allow", "GET, POST");
    assertEquals(List.of(), faults());
  }

  private void askByLink(String query) {
    method = "GET";
    uri = VALIDATE + query;
    requestType = null;
    requestBody = "";
    headers.put("etag", "\"1\"");
    headers.put("cache-control", "public");
  }

  private void problem(String code, int status, String more) {
    headers.put("content-type", "application/problem+json");
    body =
        """
        {"type":"https://seedlap.io/problems/%s","title":"No","status":%d,"detail":"No.",
         "instance":"/v1","code":"%s"%s}
        """
            .formatted(code, status, code, more);
  }

  private void assertCaught(String part) {
    List<String> faults = faults();
    assertTrue(
        faults.stream().anyMatch(it -> it.contains(part)), () -> "not caught, but " + faults);
  }

  private List<String> faults() {
    return Examination.faults(
        Contract.ofTheApplication(),
        new Exchange(method, uri, requestType, requestBody, status, headers, body));
  }
}
