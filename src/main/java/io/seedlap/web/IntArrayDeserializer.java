package io.seedlap.web;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.io.IOException;
import java.util.Arrays;

/**
 * Reads an array of integers. Jackson's own deserializer fails on a string in its place with an
 * exception that stands for a server error.
 */
final class IntArrayDeserializer extends JsonDeserializer<int[]> {
  @Override
  public int[] deserialize(JsonParser json, DeserializationContext context) throws IOException {
    if (json.currentToken() != JsonToken.START_ARRAY) {
      return (int[]) context.handleUnexpectedToken(int[].class, json);
    }
    int[] numbers = new int[8];
    int size = 0;
    while (json.nextToken() != JsonToken.END_ARRAY) {
      if (size == numbers.length) {
        numbers = Arrays.copyOf(numbers, size * 2);
      }
      numbers[size] = number(json, context, size);
      size++;
    }
    return Arrays.copyOf(numbers, size);
  }

  private static int number(JsonParser json, DeserializationContext context, int index)
      throws IOException {
    try {
      return json.currentToken() == JsonToken.VALUE_NUMBER_INT
          ? json.getIntValue()
          : (int) context.handleUnexpectedToken(int.class, json);
    } catch (IOException e) {
      throw JsonMappingException.wrapWithPath(e, int[].class, index);
    }
  }
}
