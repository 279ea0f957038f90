package io.seedlap.play;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.seedlap.rules.MoveResult;
import io.seedlap.web.KebabCase;
import io.seedlap.web.Problem;
import io.seedlap.wire.PlayedMoveDto;
import io.seedlap.wire.PlayedMoveSerializer;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the answers of a batch, one line each, as NDJSON. An answer begins with the {@code id} of
 * its request, if that had one.
 */
final class BatchWriter implements Flushable {
  private final ObjectMapper mapper;
  private final ObjectWriter values;
  private final JsonGenerator json;
  private final BatchDetail detail;

  BatchWriter(ObjectMapper mapper, OutputStream out, BatchDetail detail) throws IOException {
    this.mapper = mapper;
    this.values = mapper.writer().without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
    this.json = values.createGenerator(out).setRootValueSeparator(null);
    this.detail = detail;
  }

  void played(@Nullable BatchId id, MoveResult.Played played) throws IOException {
    begin(id);
    PlayedMoveDto move = PlayedMoveDto.of(played, false);
    if (detail == BatchDetail.FULL) {
      PlayedMoveSerializer.writeFields(json, move);
    } else {
      json.writeStringField("move", move.move().toString());
      if (detail == BatchDetail.SUMMARY) {
        PlayedMoveSerializer.writeSummary(json, move.summary());
      }
      PlayedMoveSerializer.writeEnd(json, move);
    }
    end();
  }

  void validation(@Nullable BatchId id, ValidationDto validation) throws IOException {
    begin(id);
    json.writeBooleanField("legal", validation.legal());
    json.writeStringField(
        "reason", validation.reason() == null ? null : KebabCase.of(validation.reason()));
    json.writeStringField("detail", validation.detail());
    end();
  }

  void legalMoves(@Nullable BatchId id, LegalMovesDto moves) throws IOException {
    begin(id);
    write("player", moves.player());
    write("outcome", moves.outcome());
    write("legal", moves.legal());
    write("illegal", moves.illegal());
    end();
  }

  /** All fields of an answer that stands by itself elsewhere. */
  void fields(@Nullable BatchId id, Object answer) throws IOException {
    begin(id);
    for (Map.Entry<String, JsonNode> field : mapper.valueToTree(answer).properties()) {
      json.writeFieldName(field.getKey());
      values.writeValue(json, field.getValue());
    }
    end();
  }

  void problem(@Nullable BatchId id, Problem problem) throws IOException {
    begin(id);
    write("problem", problem);
    end();
  }

  @Override
  public void flush() throws IOException {
    json.flush();
  }

  private void write(String field, @Nullable Object value) throws IOException {
    json.writeFieldName(field);
    values.writeValue(json, value);
  }

  private void begin(@Nullable BatchId id) throws IOException {
    json.writeStartObject();
    if (id != null) {
      id.write(json);
    }
  }

  private void end() throws IOException {
    json.writeEndObject();
    json.writeRaw('\n');
  }
}
