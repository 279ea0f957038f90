package io.seedlap.play;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.seedlap.rules.MoveResult;
import io.seedlap.web.KebabCase;
import io.seedlap.web.Problem;
import io.seedlap.wire.PlayedMove;
import io.seedlap.wire.PlayedMoveSerializer;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Writes the answers of a batch, one line each. Each begins with the line's {@code id}, if it had
 * one.
 */
final class BatchAnswers implements Flushable {
  private final ObjectWriter values;
  private final JsonGenerator json;
  private final BatchLog log;

  BatchAnswers(ObjectMapper mapper, OutputStream out, BatchLog log) throws IOException {
    this.values = mapper.writer().without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
    this.json = values.createGenerator(out).setRootValueSeparator(null);
    this.log = log;
  }

  void played(JsonNode id, MoveResult.Played played) throws IOException {
    begin(id);
    PlayedMove move = PlayedMove.of(played, false);
    if (log == BatchLog.FULL) {
      PlayedMoveSerializer.writeFields(json, move);
    } else {
      json.writeStringField("move", move.move().toString());
      if (log == BatchLog.SUMMARY) {
        PlayedMoveSerializer.writeSummary(json, move.summary());
      }
      PlayedMoveSerializer.writeEnd(json, move);
    }
    end();
  }

  void verdict(JsonNode id, ValidateResource.Verdict verdict) throws IOException {
    begin(id);
    json.writeBooleanField("legal", verdict.legal());
    json.writeStringField(
        "reason", verdict.reason() == null ? null : KebabCase.of(verdict.reason()));
    json.writeStringField("detail", verdict.detail());
    end();
  }

  void legalMoves(JsonNode id, LegalMovesResource.Answer answer) throws IOException {
    begin(id);
    write("player", answer.player());
    write("outcome", answer.outcome());
    write("legal", answer.legal());
    write("illegal", answer.illegal());
    end();
  }

  void problem(JsonNode id, Problem problem) throws IOException {
    begin(id);
    write("problem", problem);
    end();
  }

  @Override
  public void flush() throws IOException {
    json.flush();
  }

  private void write(String field, Object value) throws IOException {
    json.writeFieldName(field);
    values.writeValue(json, value);
  }

  private void begin(JsonNode id) throws IOException {
    json.writeStartObject();
    if (id != null && !id.isNull()) {
      write("id", id);
    }
  }

  private void end() throws IOException {
    json.writeEndObject();
    json.writeRaw('\n');
  }
}
