package io.seedlap.web;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.LogicalType;
import io.quarkus.jackson.ObjectMapperCustomizer;
import jakarta.inject.Singleton;

/**
 * The settings of the one ObjectMapper. Reading is strict: a value is of the expected type or is
 * refused, never coerced. Enums are in kebab-case both ways, without annotations on them.
 */
@Singleton
public class StrictJsonCustomizer implements ObjectMapperCustomizer {
  static final int MAX_DEPTH = 32;
  static final int MAX_DIGITS = 32;
  static final int MAX_NAME = 256;
  static final int MAX_STRING = 64 * 1024;

  @Override
  public void customize(ObjectMapper mapper) {
    limitSizes(mapper.getFactory());
    mapper
        .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
        .enable(
            DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
            DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
            DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
            DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
        .setDefaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.FAIL))
        .setAnnotationIntrospector(
            AnnotationIntrospector.pair(
                new KebabCaseEnums(), mapper.getSerializationConfig().getAnnotationIntrospector()));
    forbidCoercion(mapper);
    mapper.registerModule(
        new SimpleModule("int-arrays").addDeserializer(int[].class, new IntArrayDeserializer()));
  }

  // Deprecated in favour of the factory's builder; but Quarkus customizes a mapper that is built.
  @SuppressWarnings("deprecation")
  private static void limitSizes(JsonFactory factory) {
    factory.disable(JsonFactory.Feature.CHARSET_DETECTION); // UTF-8 only
    factory.setStreamReadConstraints(
        StreamReadConstraints.builder()
            .maxNestingDepth(MAX_DEPTH)
            .maxNumberLength(MAX_DIGITS)
            .maxNameLength(MAX_NAME)
            .maxStringLength(MAX_STRING)
            .build());
  }

  private static void forbidCoercion(ObjectMapper mapper) {
    mapper
        .coercionConfigDefaults()
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.String, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.EmptyArray, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.EmptyObject, CoercionAction.Fail);
    for (LogicalType type :
        new LogicalType[] {LogicalType.Textual, LogicalType.Enum, LogicalType.Boolean}) {
      mapper
          .coercionConfigFor(type)
          .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
          .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
          .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
    }
  }

  private static final class KebabCaseEnums extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public String[] findEnumValues(
        MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
      for (int i = 0; i < constants.length; i++) {
        names[i] = KebabCase.of(constants[i]);
      }
      return names;
    }

    @Override
    public Version version() {
      return Version.unknownVersion();
    }
  }
}
