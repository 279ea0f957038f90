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

/** Registers the serializers of the rules' values, so that {@code rules} is independent of JSON. */
@Singleton
public class RulesSerializers implements ObjectMapperCustomizer {

  @FunctionalInterface
  private interface Writer<T> {
    void write(JsonGenerator json, T value) throws IOException;
  }

  @Override
  public void customize(ObjectMapper mapper) {
    SimpleModule module = new SimpleModule("seedlap");
    add(module, Position.class, PositionSerializer::write);
    add(module, Score.class, PositionSerializer::write);
    add(module, Outcome.class, OutcomeSerializer::write);
    add(module, EventLogDto.class, EventSerializer::write);
    add(module, PlayedMoveDto.class, PlayedMoveSerializer::write);
    add(module, Move.class, (json, move) -> json.writeString(move.toString()));
    mapper.registerModule(module);
  }

  private static <T> void add(SimpleModule module, Class<T> type, Writer<T> writer) {
    module.addSerializer(
        type,
        new JsonSerializer<T>() {
          @Override
          public void serialize(T value, JsonGenerator json, SerializerProvider provider)
              throws IOException {
            writer.write(json, value);
          }
        });
  }
}
