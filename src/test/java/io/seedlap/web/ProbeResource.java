package io.seedlap.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.RejectedExecutionException;
import org.jboss.resteasy.reactive.RestQuery;

/** A resource as others will write them, to try every request on. */
@Path("/probe")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ProbeResource {

  enum Side {
    NEAR_SIDE,
    FAR_SIDE
  }

  record Inner(int depth, List<Integer> row) {}

  record Probe(
      int count,
      Integer optional,
      Boolean flag,
      String text,
      Side side,
      List<Integer> list,
      Inner inner) {}

  record Written(Side side, Map<Side, Integer> bySide, String nothing, Instant at) {}

  @POST
  public Probe blocking(Probe probe) {
    return probe;
  }

  @POST
  @Path("/event-loop")
  @NonBlocking
  public Probe onTheEventLoop(Probe probe) {
    return probe;
  }

  @GET
  public Written read() {
    var bySide = new EnumMap<Side, Integer>(Side.class);
    bySide.put(Side.FAR_SIDE, 1);
    return new Written(Side.NEAR_SIDE, bySide, null, Instant.EPOCH);
  }

  @GET
  @Path("/slow")
  public Uni<String> slow() {
    return Uni.createFrom().item("\"late\"").onItem().delayIt().by(Duration.ofSeconds(3));
  }

  @POST
  @Path("/refusal")
  public Probe refuse(Probe probe) {
    throw new ProblemException(
            Problem.of(ProblemType.ILLEGAL_MOVE, "Hole C is empty.")
                .because(Side.FAR_SIDE)
                .violating(List.of(new Problem.Violation("text", "too-long", "It is too long.")))
                .with("ply", 3))
        .header("Retry-After", "7");
  }

  @GET
  @Path("/{id}/item")
  public String item(@PathParam("id") UUID id, @RestQuery int limit) {
    return "\"" + id + limit + "\"";
  }

  @GET
  @Path("/picture")
  @Produces("image/svg+xml")
  public String picture() {
    throw new ProblemException(ProblemType.UNKNOWN_RULESET);
  }

  @GET
  @Path("/bug")
  public String bug() {
    throw new IllegalStateException("java.lang.Secret of io.seedlap");
  }

  @GET
  @Path("/unwritable")
  public Object unwritable() {
    return new Object();
  }

  @GET
  @Path("/unreadable")
  public Object unreadable() throws JsonProcessingException {
    return new ObjectMapper().readValue("[]", Probe.class);
  }

  @GET
  @Path("/overload")
  public String overload() {
    throw new RejectedExecutionException();
  }
}
