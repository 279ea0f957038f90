package io.seedlap.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.seedlap.rules.Board;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Score;
import io.seedlap.web.KebabCase;
import java.io.IOException;

/**
 * Writes a position; {@link PositionDto} reads the same form.
 *
 * <pre>
 * {"board": {"south": [4,4,4,4,4,4], "north": [4,4,4,4,4,4]}, "turn": "south",
 *  "captured": {"south": 0, "north": 0}, "bought": []}
 * </pre>
 *
 * <p>{@code bought} is written only where the game sells holes, {@code openingDue} only where it
 * has an opening.
 */
final class PositionSerializer {
  private PositionSerializer() {}

  static void write(JsonGenerator json, Position position) throws IOException {
    json.writeStartObject();
    writeBoard(json, position.board());
    json.writeStringField("turn", KebabCase.of(position.turn()));
    json.writeFieldName("captured");
    write(json, position.captured());
    if (position.ruleset().sellsHoles()) {
      json.writeArrayFieldStart("bought");
      for (Hole hole : position.bought().inOrder()) {
        json.writeString(hole.name());
      }
      json.writeEndArray();
    }
    if (position.ruleset().hasOpening()) {
      json.writeArrayFieldStart("openingDue");
      for (Player player : position.openingDue().players()) {
        json.writeString(KebabCase.of(player));
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  /** Writes the field {@code board}. */
  static void writeBoard(JsonGenerator json, Board board) throws IOException {
    json.writeObjectFieldStart("board");
    for (Player player : Player.values()) {
      json.writeFieldName(KebabCase.of(player));
      json.writeArray(board.row(player), 0, Hole.PER_ROW);
    }
    json.writeEndObject();
  }

  static void write(JsonGenerator json, Score score) throws IOException {
    json.writeStartObject();
    json.writeNumberField("south", score.south());
    json.writeNumberField("north", score.north());
    json.writeEndObject();
  }
}
