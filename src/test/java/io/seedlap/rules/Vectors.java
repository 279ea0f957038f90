package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.rules.notation.PositionDraft;
import io.seedlap.rules.notation.PositionValidation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The independent answers in {@code src/test/resources/vectors}, and how their JSON reads. */
public final class Vectors {
  private static final ObjectMapper JSON = new ObjectMapper();

  private Vectors() {}

  /** Every line of both games' files of this kind: {@code positions} or {@code games}. */
  public static List<JsonNode> all(String kind) {
    List<JsonNode> lines = new ArrayList<>();
    for (Ruleset ruleset : List.of(Positions.ADJI_KUI_II, Positions.SADEQA_II)) {
      String file = "/vectors/" + ruleset.id() + "." + kind + ".jsonl";
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(
                  Vectors.class.getResourceAsStream(file), StandardCharsets.UTF_8))) {
        int before = lines.size();
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          lines.add(JSON.readTree(line));
        }
        assertTrue(lines.size() > before, () -> file + " is empty");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return lines;
  }

  public static Ruleset ruleset(JsonNode line) {
    return Ruleset.named(line.get("ruleset").asText()).orElseThrow();
  }

  /** Reads a position as the contract writes it. */
  public static Position position(Ruleset ruleset, JsonNode json) {
    PositionDraft draft =
        new PositionDraft(
            row(json.get("board").get("south")),
            row(json.get("board").get("north")),
            Player.valueOf(json.get("turn").asText().toUpperCase(Locale.ROOT)),
            score(json.get("captured")),
            list(json.get("bought")).stream().map(name -> Hole.named(name).orElseThrow()).toList(),
            list(json.get("openingDue")).stream()
                .map(name -> Player.valueOf(name.toUpperCase(Locale.ROOT)))
                .toList());
    return ((PositionValidation.Valid) draft.check(ruleset)).position();
  }

  public static Score score(JsonNode json) {
    return new Score(json.get("south").asInt(), json.get("north").asInt());
  }

  /** A constant as the contract writes it: lower-case kebab. */
  public static String kebab(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static Board board(JsonNode json) {
    return Board.of(row(json.get("south")), row(json.get("north")));
  }

  private static int[] row(JsonNode json) {
    int[] row = new int[json.size()];
    for (int i = 0; i < row.length; i++) {
      row[i] = json.get(i).asInt();
    }
    return row;
  }

  private static List<String> list(JsonNode json) {
    List<String> words = new ArrayList<>();
    if (json != null) {
      json.forEach(word -> words.add(word.asText()));
    }
    return words;
  }
}
