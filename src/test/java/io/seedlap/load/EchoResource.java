package io.seedlap.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.io.InputStream;
import org.jboss.resteasy.reactive.RestPath;

/**
 * What JSON over HTTP costs here without any game: reads a body like that of the endpoint named,
 * and writes an answer of the same size and shape, which is always the same. The yardstick of
 * {@link MoveLoad}.
 */
@Path("/echo/{endpoint}")
public class EchoResource {
  private final JsonNode move;
  private final JsonNode validate;

  /** A request body, of an average move. */
  public record Body(String notation, String move) {}

  EchoResource(ObjectMapper mapper) throws IOException {
    move = answer(mapper, "move");
    validate = answer(mapper, "validate");
  }

  private static JsonNode answer(ObjectMapper mapper, String endpoint) throws IOException {
    try (InputStream json =
        MoveLoad.class.getResourceAsStream("/load/" + endpoint + "-answer.json")) {
      return mapper.readTree(json);
    }
  }

  @POST
  @NonBlocking
  public JsonNode echo(@RestPath String endpoint, Body body) {
    return endpoint.equals("move") ? move : validate;
  }
}
