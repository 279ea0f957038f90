package io.seedlap.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidNullException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.Collectors;

/**
 * Explains why a JSON text could not be read. Jackson's messages name Java classes, so none of them
 * is shown.
 */
public final class JsonProblems {

  private static final String LINE = "The line";

  private JsonProblems() {}

  /** The problem for a body in JSON. */
  public static Problem explain(JsonProcessingException failure) {
    return explain(failure, "The body");
  }

  /** The problem for one line of a body in NDJSON. */
  public static Problem explainLine(JsonProcessingException failure) {
    return explain(failure, LINE);
  }

  /**
   * Checks a body in JSON that Jackson has read: it takes byte sequences that are no UTF-8, such as
   * overlong forms of a character and code points that there are not.
   *
   * @throws ProblemException malformed-json
   */
  static void requireUtf8(byte[] body) {
    requireUtf8(body, 0, body.length, "The body");
  }

  /** The same for one line of a body in NDJSON. */
  public static void requireLineUtf8(byte[] bytes, int start, int length) {
    requireUtf8(bytes, start, length, LINE);
  }

  private static void requireUtf8(byte[] bytes, int start, int length, String text) {
    for (int i = start; i < start + length; i++) {
      if (bytes[i] < 0) { // the rest may be other than ASCII
        try {
          UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, i, start + length - i));
          return;
        } catch (CharacterCodingException e) {
          throw new ProblemException(
              Problem.of(ProblemType.MALFORMED_JSON, text + " is not valid JSON in UTF-8."));
        }
      }
    }
  }

  private static Problem explain(JsonProcessingException failure, String text) {
    JsonProcessingException root = failure;
    for (Throwable t = failure; t != null; t = t.getCause()) {
      if (t instanceof ProblemException answer) {
        return answer.problem(); // from a deserializer of this service
      }
      if (t instanceof JsonProcessingException json) {
        root = json;
      }
    }
    String field = fieldOf(failure, root, text);
    if (root instanceof UnrecognizedPropertyException unknown) {
      return unknownField(field, unknown);
    }
    if (root instanceof StreamConstraintsException) {
      return Problem.of(
          ProblemType.MALFORMED_JSON,
          text
              + " nests deeper than "
              + StrictJsonCustomizer.MAX_DEPTH
              + " levels, or has a number, name or string that is too long, "
              + place(root, text)
              + ".");
    }
    if (root instanceof InputCoercionException) {
      return Problem.of(
          ProblemType.WRONG_TYPE, field + " is outside the range of the whole numbers read here.");
    }
    if (root instanceof MismatchedInputException mismatch && !isTrailing(mismatch)) {
      return wrongType(field, mismatch);
    }
    if (isDuplicate(root)) {
      return Problem.of(ProblemType.DUPLICATE_FIELD, field + " is given twice.");
    }
    return Problem.of(
        ProblemType.MALFORMED_JSON,
        text + " is not valid JSON in UTF-8: see " + place(root, text) + ".");
  }

  private static Problem unknownField(String field, UnrecognizedPropertyException unknown) {
    String known =
        unknown.getKnownPropertyIds().stream()
            .map(Object::toString)
            .sorted()
            .collect(Collectors.joining(", "));
    return Problem.of(
        ProblemType.UNKNOWN_FIELD,
        field + " is not part of this request; the fields there are: " + known + ".");
  }

  private static Problem wrongType(String field, MismatchedInputException mismatch) {
    String must = isNull(mismatch) ? " is missing or null; it must be " : " must be ";
    return Problem.of(
        ProblemType.WRONG_TYPE, field + must + expected(mismatch.getTargetType()) + ".");
  }

  private static String expected(Class<?> type) {
    if (type == null) {
      return "a value of another type";
    }
    if (type.isEnum()) {
      return Arrays.stream((Enum<?>[]) type.getEnumConstants())
          .map(constant -> '"' + KebabCase.of(constant) + '"')
          .collect(Collectors.joining(", ", "one of ", ""));
    }
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type == double.class || type == Double.class) {
      return "a number";
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return "a whole number, written in digits only";
    }
    if (CharSequence.class.isAssignableFrom(type)) {
      return "a string";
    }
    return type.isArray() || Collection.class.isAssignableFrom(type) ? "a list" : "an object";
  }

  private static boolean isNull(MismatchedInputException mismatch) {
    return mismatch instanceof InvalidNullException
        || mismatch.getOriginalMessage().startsWith("Cannot map `null`");
  }

  private static boolean isTrailing(MismatchedInputException mismatch) {
    return mismatch.getOriginalMessage().startsWith("Trailing token");
  }

  private static boolean isDuplicate(JsonProcessingException failure) {
    return failure.getOriginalMessage().startsWith("Duplicate field");
  }

  /** The field's path as {@code position.board.south[2]}. */
  private static String fieldOf(
      JsonProcessingException failure, JsonProcessingException root, String text) {
    if (isDuplicate(root) && root.getProcessor() instanceof JsonParser parser) {
      return path(parser.getParsingContext()); // names the field itself
    }
    if (!(failure instanceof JsonMappingException mapping)) {
      return text;
    }
    StringBuilder path = new StringBuilder();
    for (JsonMappingException.Reference step : mapping.getPath()) {
      append(path, step.getFieldName(), step.getIndex());
    }
    return path.isEmpty() ? text : path.toString();
  }

  private static String path(JsonStreamContext context) {
    if (context.inRoot()) {
      return "";
    }
    StringBuilder path = new StringBuilder(path(context.getParent()));
    append(path, context.getCurrentName(), context.getCurrentIndex());
    return path.toString();
  }

  private static void append(StringBuilder path, String name, int index) {
    if (name == null) {
      path.append('[').append(index).append(']');
    } else {
      path.append(path.isEmpty() ? "" : ".").append(name);
    }
  }

  /** In a line of many its own number says nothing. */
  private static String place(JsonProcessingException failure, String text) {
    var location = failure.getLocation();
    if (location == null) {
      return "its end";
    }
    String column = "column " + location.getColumnNr();
    return text.equals(LINE) ? column : "line " + location.getLineNr() + ", " + column;
  }
}
