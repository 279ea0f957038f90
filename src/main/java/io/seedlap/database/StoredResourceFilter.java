package io.seedlap.database;

import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import jakarta.inject.Singleton;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Answers requests for what is stored that the database cannot serve, before matching, so that no
 * token or body is looked at: every one with 503 persistence-off, where persistence is off; those
 * that change something with 503 storage-full, while the embedded database has no room.
 */
@Singleton
class StoredResourceFilter {
  private static final Pattern STORED_RESOURCES = Pattern.compile("/v1/(games|matches|seat)(/.*)?");

  private final Database database;
  private final Storage storage;

  StoredResourceFilter(Database database, Storage storage) {
    this.database = database;
    this.storage = storage;
  }

  @ServerRequestFilter(preMatching = true)
  void refuse(ContainerRequestContext request) {
    boolean off = !database.isOn();
    if (!off && !isRefusedWrite(request)) {
      return; // the usual request, whose path need not be looked at
    }
    if (STORED_RESOURCES.matcher(request.getUriInfo().getPath()).matches()) {
      throw off ? new ProblemException(ProblemType.PERSISTENCE_OFF) : Storage.refusal();
    }
  }

  private boolean isRefusedWrite(ContainerRequestContext request) {
    return request.getMethod().equals(HttpMethod.POST) && storage.isRefused();
  }
}
