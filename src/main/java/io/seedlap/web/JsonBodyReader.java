package io.seedlap.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.resteasy.reactive.server.spi.ResteasyReactiveResourceInfo;
import org.jboss.resteasy.reactive.server.spi.ServerMessageBodyReader;
import org.jboss.resteasy.reactive.server.spi.ServerRequestContext;

/**
 * Reads every JSON body: a resource never gets null, and a client gets a problem that says what is
 * wrong. It replaces the reader of Quarkus; a {@code ReaderInterceptor} around that one would do
 * the same, but makes Quarkus look up the annotations of the parameter at every request.
 */
@Provider
@Consumes(MediaType.APPLICATION_JSON)
public class JsonBodyReader implements ServerMessageBodyReader<Object> {
  private final ObjectMapper mapper;
  private final Map<Type, ObjectReader> readers = new ConcurrentHashMap<>();

  JsonBodyReader(ObjectMapper mapper) {
    this.mapper = mapper;
  }

  @Override
  public boolean isReadable(
      Class<?> type, Type generic, ResteasyReactiveResourceInfo resource, MediaType mediaType) {
    return true;
  }

  @Override
  public boolean isReadable(
      Class<?> type, Type generic, Annotation[] annotations, MediaType mediaType) {
    return true;
  }

  @Override
  public Object readFrom(
      Class<Object> type, Type generic, MediaType mediaType, ServerRequestContext context)
      throws IOException {
    HttpHeaders headers = context.getRequestHeaders();
    requirePlainUtf8(
        headers.getHeaderString(HttpHeaders.CONTENT_TYPE),
        headers.getHeaderString(HttpHeaders.CONTENT_ENCODING));
    return read(generic, context.getInputStream());
  }

  @Override
  public Object readFrom(
      Class<Object> type,
      Type generic,
      Annotation[] annotations,
      MediaType mediaType,
      MultivaluedMap<String, String> headers,
      InputStream body)
      throws IOException {
    requirePlainUtf8(
        headers.getFirst(HttpHeaders.CONTENT_TYPE), headers.getFirst(HttpHeaders.CONTENT_ENCODING));
    return read(generic, body);
  }

  private Object read(Type type, InputStream body) throws IOException {
    ObjectReader reader =
        readers.computeIfAbsent(type, it -> mapper.readerFor(mapper.constructType(it)));
    byte[] bytes = body.readAllBytes();
    Object value;
    try (JsonParser json = reader.createParser(bytes)) {
      value = json.nextToken() == null ? null : reader.readValue(json);
    } catch (InvalidDefinitionException e) {
      throw e; // a server error: this class cannot be deserialized at all
    } catch (JsonProcessingException e) {
      throw new ProblemException(JsonProblems.explain(e));
    }
    if (value == null) {
      throw new ProblemException(ProblemType.MISSING_BODY);
    }
    JsonProblems.requireUtf8(bytes);
    return value;
  }

  /**
   * Checks what JAX-RS does not: that there is a Content-Type, its charset, and no compression.
   *
   * @param type the header Content-Type; null when there is none
   * @param encoding the header Content-Encoding; null when there is none
   * @throws ProblemException unsupported-media-type
   */
  public static void requirePlainUtf8(String type, String encoding) {
    if (type == null
        || (encoding != null && !encoding.equalsIgnoreCase("identity"))
        || (!type.equals(MediaType.APPLICATION_JSON) && !isUtf8(type))) {
      throw new ProblemException(ProblemType.UNSUPPORTED_MEDIA_TYPE);
    }
  }

  private static boolean isUtf8(String type) {
    try {
      MediaType given = MediaType.valueOf(type);
      String charset = given.getParameters().get(MediaType.CHARSET_PARAMETER);
      return !given.isWildcardType()
          && !given.isWildcardSubtype() // JAX-RS takes them for a match
          && (charset == null || Charset.forName(charset).equals(UTF_8)); // it has several names
    } catch (IllegalArgumentException e) {
      return false; // an empty Content-Type passes the matching of a resource that consumes any
    }
  }
}
