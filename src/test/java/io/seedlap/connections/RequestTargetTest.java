package io.seedlap.connections;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RequestTargetTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "*",
        "/a/b;c=d,e/f.g~h_i-j!$&'()*+=:@",
        "/?",
        "/?a[]=1&b=/?",
        "/%41%7e",
        "/a//b",
        "http://x",
        "HTTP://x/a"
      })
  void theseAreTargets(String target) {
    assertTrue(RequestTarget.isValid(target), target);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "**",
        "//",
        "//host/a",
        "x:80",
        "http:",
        "http://",
        "http:///a",
        "ftp://x/a",
        "/a b",
        "/a#b",
        "/a[b]",
        "/a\\b",
        "/a^b",
        "/`",
        "/<",
        "/a\tb",
        "/\u007f",
        "/\u00e9",
        "/%",
        "/%4",
        "/%4g",
        "/?%"
      })
  void theseAreNot(String target) {
    assertFalse(RequestTarget.isValid(target), target);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%80",
        "%c0%af",
        "%c1%bf",
        "%c3",
        "%c3a",
        "%c3/%a9",
        "%c3%28",
        "%e0%9f%bf",
        "%ed%a0%80",
        "%e2%82",
        "%f0%8f%bf%bf",
        "%f4%90%80%80",
        "%f8%88%80%80%80",
        "%ff"
      })
  void escapesThatAreNoUtf8AreNotInATarget(String escapes) {
    assertFalse(RequestTarget.isValid("/" + escapes), escapes);
    assertFalse(RequestTarget.isValid("/?a=" + escapes), escapes);
    assertFalse(RequestTarget.isValid("http://x/" + escapes), escapes);
  }

  @Test
  void everyCharacterMayBeEscaped() {
    for (int character = 0; character <= Character.MAX_CODE_POINT; character++) {
      if (character < Character.MIN_SURROGATE || character > Character.MAX_SURROGATE) {
        String text = Character.toString(character);
        assertTrue(
            RequestTarget.isValid("/" + URLEncoder.encode(text, StandardCharsets.UTF_8)), text);
      }
    }
  }
}
