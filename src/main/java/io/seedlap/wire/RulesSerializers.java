package io.seedlap.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.quarkus.jackson.ObjectMapperCustomizer;
import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import io.seedlap.rules.Score;
import jakarta.inject.Singleton;
import java.io.IOException;

/** Teaches Jackson the forms of the rules' values, so that {@code rules} need not know JSON. */
@Singleton
public class RulesSerializers implements ObjectMapperCustomizer {

  @FunctionalInterface
  private interface Form<T> {
    void write(JsonGenerator json, T value) throws IOException;
  }

  @Override
  public void customize(ObjectMapper mapper) {
    SimpleModule forms = new SimpleModule("seedlap");
    add(forms, Position.class, PositionSerializer::write);
    add(forms, Score.class, PositionSerializer::write);
    add(forms, Outcome.class, OutcomeSerializer::write);
    add(forms, Events.class, EventSerializer::write);
    add(forms, PlayedMove.class, PlayedMoveSerializer::write);
    add(forms, Move.class, (json, move) -> json.writeString(move.toString()));
    mapper.registerModule(forms);
  }

  private static <T> void add(SimpleModule forms, Class<T> type, Form<T> form) {
    forms.addSerializer(
        type,
        new JsonSerializer<T>() {
          @Override
          public void serialize(T value, JsonGenerator json, SerializerProvider provider)
              throws IOException {
            form.write(json, value);
          }
        });
  }
}
