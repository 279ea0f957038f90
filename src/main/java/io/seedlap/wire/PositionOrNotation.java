package io.seedlap.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import java.io.IOException;

/**
 * A field that holds either a position object or, as a string, its one-line notation. One of the
 * two is null.
 */
@JsonDeserialize(using = PositionOrNotation.Reader.class)
public record PositionOrNotation(PositionDto position, String notation) {

  /**
   * @param field name of the request's field, for the violations
   */
  public Position read(Ruleset ruleset, String field) {
    return position != null
        ? PositionSource.read(ruleset, field, position)
        : PositionSource.read(ruleset, field, notation);
  }

  static final class Reader extends JsonDeserializer<PositionOrNotation> {
    @Override
    public PositionOrNotation deserialize(JsonParser json, DeserializationContext context)
        throws IOException {
      return json.currentToken() == JsonToken.VALUE_STRING
          ? new PositionOrNotation(null, json.getText())
          : new PositionOrNotation(context.readValue(json, PositionDto.class), null);
    }
  }
}
