package io.seedlap.database;

import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.inject.Singleton;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/** Says, before anything else is asked, that there are no kept games where there are none. */
@Singleton
class PersistenceOffFilter {
  private static final Pattern KEPT = Pattern.compile("/v1/(games|matches)(/.*)?");

  private final Database database;

  PersistenceOffFilter(Database database) {
    this.database = database;
  }

  @ServerRequestFilter(preMatching = true)
  void refuse(ContainerRequestContext request) {
    if (!database.isOn() && KEPT.matcher(request.getUriInfo().getPath()).matches()) {
      throw new ProblemException(ProblemType.PERSISTENCE_OFF);
    }
  }
}
