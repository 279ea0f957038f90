package io.seedlap.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.IOException;

/**
 * Stands around the reading of every request body: a resource gets a body that is there, and a
 * client gets a problem that tells what is wrong with it.
 */
@Provider
public class JsonBody implements ReaderInterceptor {

  @Override
  public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException {
    Object body;
    if (!isPlainUtf8(context.getHeaders())) {
      throw new ProblemException(ProblemType.UNSUPPORTED_MEDIA_TYPE);
    }
    try {
      body = context.proceed();
    } catch (InvalidDefinitionException e) {
      throw e; // a class of ours that cannot be read: not the client's fault
    } catch (JsonProcessingException e) {
      throw new ProblemException(JsonFaults.explain(e));
    } catch (WebApplicationException e) {
      throw e.getCause() instanceof JsonProcessingException json
          ? new ProblemException(JsonFaults.explain(json))
          : e;
    }
    if (body == null) {
      throw new ProblemException(ProblemType.MISSING_BODY);
    }
    return body;
  }

  /** What JAX-RS does not look at: that there is a type, of which charset, and no compression. */
  private static boolean isPlainUtf8(MultivaluedMap<String, String> headers) {
    String type = headers.getFirst(HttpHeaders.CONTENT_TYPE);
    String encoding = headers.getFirst(HttpHeaders.CONTENT_ENCODING);
    if (type == null || encoding != null && !encoding.equalsIgnoreCase("identity")) {
      return false;
    }
    try {
      String charset = MediaType.valueOf(type).getParameters().get(MediaType.CHARSET_PARAMETER);
      return charset == null || charset.equalsIgnoreCase("utf-8");
    } catch (IllegalArgumentException e) {
      return false; // an empty type gets this far, where a resource takes any
    }
  }
}
