package io.seedlap.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import jakarta.ws.rs.WebApplicationException;
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
}
