package io.seedlap.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.seedlap.rules.Event;
import io.seedlap.rules.Outcome;
import io.seedlap.web.KebabCase;
import java.io.IOException;

/**
 * Writes a log: an array of events, discriminated by {@code type}.
 *
 * <pre>
 * {"type": "lap", "lap": 1, "from": "C", "seeds": 4, "last": "a", "lastCount": 5}
 * {"type": "capture", "hole": "a", "seeds": 4, "rule": "casa", "player": "south"}
 * {"type": "move-end", "reason": "casa"}
 * {"type": "pass", "player": "south"}
 * {"type": "game-end", "reason": "eight-seeds", "winner": "south",
 *  "score": {"south": 28, "north": 20}, "swept": {"south": 3, "north": 5}}
 * </pre>
 */
final class EventSerializer {
  private EventSerializer() {}

  static void write(JsonGenerator json, EventLogDto events) throws IOException {
    json.writeStartArray();
    for (Event event : events.log()) {
      json.writeStartObject();
      writeFields(json, event);
      if (events.boards()) {
        PositionSerializer.writeBoard(json, event.board());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeFields(JsonGenerator json, Event event) throws IOException {
    if (event instanceof Event.Lap lap) {
      lap(json, lap);
    } else if (event instanceof Event.Capture capture) {
      capture(json, capture);
    } else if (event instanceof Event.MoveEnded end) {
      json.writeStringField("type", "move-end");
      json.writeStringField("reason", KebabCase.of(end.reason()));
    } else if (event instanceof Event.Passed pass) {
      json.writeStringField("type", "pass");
      json.writeStringField("player", KebabCase.of(pass.player()));
    } else if (event instanceof Event.GameEnded end) {
      gameEnd(json, end.outcome());
    }
  }

  private static void lap(JsonGenerator json, Event.Lap lap) throws IOException {
    json.writeStringField("type", "lap");
    json.writeNumberField("lap", lap.lap());
    json.writeStringField("from", lap.from().name());
    json.writeNumberField("seeds", lap.seeds());
    json.writeStringField("last", lap.last().name());
    json.writeNumberField("lastCount", lap.lastCount());
  }

  private static void capture(JsonGenerator json, Event.Capture capture) throws IOException {
    json.writeStringField("type", "capture");
    json.writeStringField("hole", capture.hole().name());
    json.writeNumberField("seeds", capture.seeds());
    json.writeStringField("rule", KebabCase.of(capture.rule()));
    json.writeStringField("player", KebabCase.of(capture.player()));
  }

  private static void gameEnd(JsonGenerator json, Outcome outcome) throws IOException {
    json.writeStringField("type", "game-end");
    OutcomeSerializer.writeFields(json, outcome);
    json.writeFieldName("swept");
    if (outcome.swept() == null) {
      json.writeNull();
    } else {
      PositionSerializer.write(json, outcome.swept());
    }
  }
}
