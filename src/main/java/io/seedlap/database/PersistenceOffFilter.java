package io.seedlap.database;

import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Answers every request for kept games with 503 persistence-off, where persistence is off: before
 * matching, so that no token or body is looked at.
 */
@Singleton
class PersistenceOffFilter {
  private static final Pattern STORED_RESOURCES = Pattern.compile("/v1/(games|matches|seat)(/.*)?");

  private final Database database;

  PersistenceOffFilter(Database database) {
    this.database = database;
  }

  @ServerRequestFilter(preMatching = true)
  void refuse(ContainerRequestContext request) {
    if (!database.isOn() && STORED_RESOURCES.matcher(request.getUriInfo().getPath()).matches()) {
      throw new ProblemException(ProblemType.PERSISTENCE_OFF);
    }
  }
}
