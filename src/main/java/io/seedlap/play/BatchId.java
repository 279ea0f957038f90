package io.seedlap.play;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The id of a line of a batch. It is written into the answer as it stood in the request, also where
 * the line is refused for it: nothing is computed from a number such as 1e1000000000.
 *
 * @param text of a string its value, of a number its digits; empty for anything else
 */
@JsonDeserialize(using = BatchId.BatchIdDeserializer.class)
record BatchId(BatchIdKind kind, String text) {
  private static final String FIELD = "id";

  enum BatchIdKind {
    STRING,
    WHOLE_NUMBER,
    OTHER_NUMBER,
    /** A list, an object, true or false: no id, and not written into the answer. */
    NONE
  }

  /** Whether a line may have this id. */
  boolean isValid() {
    return kind == BatchIdKind.STRING || kind == BatchIdKind.WHOLE_NUMBER;
  }

  /** Writes the field of the answer, if this can be one. */
  void write(JsonGenerator json) throws IOException {
    switch (kind) {
      case STRING -> json.writeStringField(FIELD, text);
      case WHOLE_NUMBER, OTHER_NUMBER -> {
        json.writeFieldName(FIELD);
        json.writeNumber(text);
      }
      case NONE -> {}
    }
  }

  /** The id of a line that could not be read as a whole; null where it has none. */
  static @Nullable BatchId find(ObjectReader reader, byte[] bytes, int start, int length) {
    try (JsonParser json = reader.getFactory().createParser(bytes, start, length)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        return null;
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        boolean found = json.currentName().equals(FIELD);
        JsonToken value = json.nextToken();
        if (found) {
          return value == JsonToken.VALUE_NULL ? null : read(json);
        }
        json.skipChildren();
      }
    } catch (IOException e) {
      return null; // what is no JSON up to the id has none
    }
    return null;
  }

  private static BatchId read(JsonParser json) throws IOException {
    return switch (json.currentToken()) {
      case VALUE_STRING -> new BatchId(BatchIdKind.STRING, json.getText());
      case VALUE_NUMBER_INT -> new BatchId(BatchIdKind.WHOLE_NUMBER, json.getText());
      case VALUE_NUMBER_FLOAT -> new BatchId(BatchIdKind.OTHER_NUMBER, json.getText());
      default -> {
        json.skipChildren();
        yield new BatchId(BatchIdKind.NONE, "");
      }
    };
  }

  static final class BatchIdDeserializer extends JsonDeserializer<BatchId> {
    @Override
    public BatchId deserialize(JsonParser json, DeserializationContext context) throws IOException {
      return read(json);
    }
  }
}
