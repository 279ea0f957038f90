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
  void aRightExchangePasses() {
    assertEquals(List.of(), faults());
  }

  @Test
  void anUndocumentedStatusIsCaught() {
    status = 201;
    assertCaught("status 201 is not among");
  }

  @Test
  void aWrongMediaTypeIsCaught() {
    headers.put("content-type", "text/html");
    assertCaught("the media type is text/html");
  }

  @Test
  void aMissingMediaTypeIsCaught() {
    headers.remove("content-type");
    assertCaught("the media type is null");
  }

  @Test
  void aMissingHeaderIsCaught() {
    headers.remove("x-request-id");
    assertCaught("the header X-Request-Id is missing");
  }

  @Test
  void aMissingFieldIsCaught() {
    body = "{\"legal\":true,\"reason\":null}";
    assertCaught("detail");
  }

  @Test
  void aFieldTooManyIsCaught() {
    body = "{\"legal\":true,\"reason\":null,\"detail\":\"It is.\",\"more\":1}";
    assertCaught("more");
  }

  @Test
  void aValueOutsideTheEnumerationIsCaught() {
    body = "{\"legal\":false,\"reason\":\"tired\",\"detail\":\"It is not.\"}";
    assertCaught("/reason");
  }

  @Test
  void anAnswerThatIsNoJsonIsCaught() {
    body = "<html>";
    assertCaught("the answer is not JSON");
  }

  @Test
  void aGrantedRequestWithAnUnknownFieldIsCaught() {
    requestBody = QUESTION.replace("\"move\"", "\"moove\":1,\"move\"");
    assertCaught("the granted request has at");
  }

  @Test
  void aGrantedRequestWithBothFormsOfAPositionIsCaught() {
    requestBody = QUESTION.replace("{", "{\"position\":{\"board\":{},\"turn\":\"south\"},");
    assertCaught("the granted request has at");
  }

  @Test
  void aGrantedRequestWithoutItsBodyIsCaught() {
    requestBody = "";
    assertCaught("without the required body");
  }

  @Test
  void aGrantedRequestOfAnotherTypeIsCaught() {
    requestType = "text/plain";
    assertCaught("a request body of type text/plain");
  }

  @Test
  void aGrantedUndocumentedParameterIsCaught() {
    uri = VALIDATE + "?board=true";
    assertCaught("undocumented parameter board");
  }

  @Test
  void aGrantedParameterOfTheWrongTypeIsCaught() {
    uri = "/v1/rulesets/adji-kui-ii/replay?boards=maybe";
    assertCaught("the query's boards");
  }

  @Test
  void aGrantedLinkWithoutARequiredParameterIsCaught() {
    askByLink("?move=A");
    assertCaught("required parameter position");
  }

  @Test
  void aRightLinkPasses() {
    askByLink("?position=4,4,4,4,4,4%2F4,4,4,4,4,4+s_0-0&move=A");
    assertEquals(List.of(), faults());
  }

  @Test
  void aGrantedUnknownRulesetIsCaught() {
    uri = "/v1/rulesets/oware/validate";
    assertCaught("the path's ruleset");
  }

  @Test
  void aRefusedRequestMayBeAnything() {
    requestBody = "{";
    status = 400;
    problem("malformed-json", 400, "");
    assertEquals(List.of(), faults());
  }

  @Test
  void aProblemWithTheWrongCodeIsCaught() {
    status = 400;
    problem("too-bad", 400, "");
    assertCaught("/code");
  }

  @Test
  void anInvalidPositionWithoutViolationsIsCaught() {
    status = 422;
    problem("invalid-position", 422, "");
    assertCaught("violations");
  }

  @Test
  void aBodyWithNotModifiedIsCaught() {
    askByLink("");
    status = 304;
    assertCaught("there is a body");
  }

  @Test
  void aPathOutsideTheDocumentMayOnlyBeRefused() {
    uri = "/v1/secret";
    assertCaught("no such path, yet the status is 200");
    status = 404;
    problem("not-found", 404, "");
    assertEquals(List.of(), faults());
  }

  @Test
  void aMethodOutsideTheDocumentMayOnlyBeRefusedAndTheOthersNamed() {
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
