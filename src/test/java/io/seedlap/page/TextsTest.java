package io.seedlap.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts of the page stand in one file a language, and nowhere else. */
class TextsTest {
  private static final Path RESOURCES = Path.of("src/main/resources/META-INF/resources");
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
  private static final String NOTE = "note";
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\w+}");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|(?<![:'\"])//[^\n]*");
  private static final Pattern LITERAL = Pattern.compile("'[^'\n]*'|`[^`]*`|\"[^\"\n]*\"");
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{[^{}]*(\\{[^{}]*}[^{}]*)*}");
  private static final Pattern WORDS =
      Pattern.compile("(?<!\\w)[A-Z][a-z]+|[A-Za-z]{2,} [A-Za-z]{2,}");

  /**
   * Names that stand in modules: keys, headers and media types, fonts, languages, classes of CSS.
   */
  private static final Pattern NO_TEXT =
      Pattern.compile(
          "/v1/.*|Arrow(Left|Right|Up|Down)|Home|End|Enter|Backspace|Delete|Escape|POST|Authorization"
              + "|Bearer.*|Content-Type|Idempotency-Key|Last-Event-ID|Accept|AbortError|English"
              + "|Español|Afaan Oromoo|Seedlap|.*(prefers-|http://www\\.w3\\.org).*"
              + "|(?:(?:visually-hidden|panel|controls|hole|row|store|seed|seed-|button|muted)\\b ?)+[a-z -]*");

  /** A text's placeholders, by form where it has several. */
  private static Map<String, Set<String>> placeholders(JsonNode texts) {
    Map<String, Set<String>> all = new TreeMap<>();
    texts
        .properties()
        .forEach(
            text -> {
              if (text.getValue().isObject()) {
                text.getValue()
                    .properties()
                    .forEach(
                        it -> all.put(text.getKey() + "/" + it.getKey(), found(it.getValue())));
              } else {
                all.put(text.getKey(), found(text.getValue()));
              }
            });
    all.remove(NOTE);
    return all;
  }

  private static Set<String> found(JsonNode text) {
    assertTrue(text.isTextual() && !text.asText().isBlank(), text::toString);
    Set<String> found = new TreeSet<>();
    PLACEHOLDER.matcher(text.asText()).results().map(MatchResult::group).forEach(found::add);
    return found;
  }

  private static JsonNode texts(String language) throws IOException {
    return JSON.readTree(RESOURCES.resolve("page/text-" + language + ".json").toFile());
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(RESOURCES.resolve("page"))) {
      List<Path> modules = files.filter(it -> it.toString().endsWith(".js")).toList();
      return Stream.concat(modules.stream(), Stream.of(RESOURCES.resolve("index.html"))).toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"es", "om", "am"})
  void everyLanguageHasTheTextsOfEnglishWithTheSamePlaceholders(String language)
      throws IOException {
    assertEquals(placeholders(texts("en")), placeholders(texts(language)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"es", "om", "am"})
  void whereNoSpeakerHasCheckedTheTextsTheFileSaysSoAtItsHead(String language) throws IOException {
    assertEquals(NOTE, texts(language).fieldNames().next());
    assertTrue(texts(language).get(NOTE).asText().contains("has checked these texts"));
  }

  @Test
  void everyTextIsUsedAndEveryKeyThatIsUsedHasAText() throws IOException {
    Set<String> keys = new TreeSet<>();
    texts("en").fieldNames().forEachRemaining(keys::add);
    Set<String> unused = new TreeSet<>(keys);
    Set<String> missing = new LinkedHashSet<>();
    Pattern key =
        Pattern.compile("['\"`]((?:[a-z-]+\\.)?[a-z-]+(?:\\.|-)?)(\\$\\{[^}]*}[a-z-]*)?['\"`]");
    Pattern used = Pattern.compile("(?:\\bt\\(|data-text=|data-label=)['\"]([a-z0-9.-]+)['\"]");
    for (Path source : sources()) {
      String text = Files.readString(source);
      used.matcher(text)
          .results()
          .map(it -> it.group(1))
          .filter(it -> !keys.contains(it))
          .forEach(missing::add);
      key.matcher(text)
          .results()
          .forEach(
              it ->
                  unused.removeIf(
                      name ->
                          it.group(2) == null
                              ? name.equals(it.group(1)) || name.startsWith(it.group(1) + ".")
                              : name.startsWith(it.group(1))));
    }
    assertEquals(Set.of(), missing);
    assertEquals(Set.of(), unused);
  }

  @Test
  void noTextStandsInModules() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path source : sources()) {
      if (source.toString().endsWith(".js")) {
        String code = COMMENT.matcher(Files.readString(source)).replaceAll("");
        LITERAL
            .matcher(code)
            .results()
            .map(it -> EXPRESSION.matcher(it.group()).replaceAll(""))
            .map(it -> it.substring(1, it.length() - 1).strip())
            .filter(it -> WORDS.matcher(it).find() && !NO_TEXT.matcher(it).matches())
            .forEach(it -> found.add(source.getFileName() + ": " + it));
      }
    }
    assertEquals(List.of(), found);
  }

  @Test
  void noTextButThatOfAPageWithoutScriptsStandsInTheDocument() throws IOException {
    String html = Files.readString(RESOURCES.resolve("index.html"));
    String body =
        html.substring(html.indexOf("<body"))
            .replaceAll("(?s)<noscript>.*?</noscript>|<!--.*?-->|&nbsp;", "");
    List<String> texts =
        Pattern.compile(
                ">([^<]*[A-Za-z]{2}[^<]*)<|(?:aria-label|title|placeholder|alt)=\"([^\"]+)\"")
            .matcher(body)
            .results()
            .map(it -> it.group().strip())
            .toList();
    assertEquals(List.of(">Seedlap<", ">API<"), texts);
  }
}
