package io.seedlap.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A field that holds either a position object or, as a string, its one-line notation. One of the
 * two is null.
 */
@JsonDeserialize(using = PositionOrNotationDto.PositionOrNotationDeserializer.class)
public record PositionOrNotationDto(@Nullable PositionDto position, @Nullable String notation) {

  /**
   * The position.
   *
   * @param field name of the request's field, for the violations
   */
  public Position read(Ruleset ruleset, String field) {
    return position != null
        ? PositionReader.read(ruleset, field, position)
        : PositionReader.read(ruleset, field, Objects.requireNonNull(notation));
  }

  static final class PositionOrNotationDeserializer
      extends JsonDeserializer<PositionOrNotationDto> {
    @Override
    public PositionOrNotationDto deserialize(JsonParser json, DeserializationContext context)
        throws IOException {
      return json.currentToken() == JsonToken.VALUE_STRING
          ? new PositionOrNotationDto(null, json.getText())
          : new PositionOrNotationDto(context.readValue(json, PositionDto.class), null);
    }
  }
}
