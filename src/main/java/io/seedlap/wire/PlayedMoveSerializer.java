package io.seedlap.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.seedlap.rules.MoveSummary;
import io.seedlap.web.KebabCase;
import java.io.IOException;

/**
 * Writes a move that was played: {@code move}, {@code player}, {@code events}, {@code summary},
 * {@code position}, {@code notation}, {@code outcome}.
 */
public final class PlayedMoveSerializer {
  private PlayedMoveSerializer() {}

  static void write(JsonGenerator json, PlayedMoveDto move) throws IOException {
    json.writeStartObject();
    writeFields(json, move);
    json.writeEndObject();
  }

  public static void writeFields(JsonGenerator json, PlayedMoveDto move) throws IOException {
    json.writeStringField("move", move.move().toString());
    json.writeStringField("player", KebabCase.of(move.player()));
    json.writeFieldName("events");
    EventSerializer.write(json, move.events());
    writeSummary(json, move.summary());
    json.writeFieldName("position");
    PositionSerializer.write(json, move.position());
    writeEnd(json, move);
  }

  /** Writes the field {@code summary}. */
  public static void writeSummary(JsonGenerator json, MoveSummary summary) throws IOException {
    json.writeObjectFieldStart("summary");
    json.writeNumberField("laps", summary.laps());
    json.writeNumberField("sown", summary.sown());
    json.writeNumberField("captured", summary.captured());
    json.writeEndObject();
  }

  /** Writes the fields {@code notation} and {@code outcome}. */
  public static void writeEnd(JsonGenerator json, PlayedMoveDto move) throws IOException {
    json.writeStringField("notation", move.notation());
    json.writeFieldName("outcome");
    if (move.outcome() == null) {
      json.writeNull();
    } else {
      OutcomeSerializer.write(json, move.outcome());
    }
  }
}
