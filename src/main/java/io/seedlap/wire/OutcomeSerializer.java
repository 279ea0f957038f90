package io.seedlap.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.seedlap.rules.Outcome;
import io.seedlap.web.KebabCase;
import java.io.IOException;

/**
 * Writes how a game ended; {@code winner} is null for a draw.
 *
 * <pre>{"reason": "eight-seeds", "winner": "south", "score": {"south": 28, "north": 20}}</pre>
 */
final class OutcomeSerializer {
  private OutcomeSerializer() {}

  static void write(JsonGenerator json, Outcome outcome) throws IOException {
    json.writeStartObject();
    writeFields(json, outcome);
    json.writeEndObject();
  }

  static void writeFields(JsonGenerator json, Outcome outcome) throws IOException {
    json.writeStringField("reason", KebabCase.of(outcome.reason()));
    json.writeStringField(
        "winner", outcome.winner() == null ? null : KebabCase.of(outcome.winner()));
    json.writeFieldName("score");
    PositionSerializer.write(json, outcome.score());
  }
}
