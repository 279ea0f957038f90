package io.seedlap.database;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Singleton;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Answers every request to change games and matches with 503 storage-full while the embedded
 * database has no room: before matching, so that nothing of it is begun.
 */
@Singleton
class StorageFullFilter {
  private final Storage storage;

  StorageFullFilter(Storage storage) {
    this.storage = storage;
  }

  @ServerRequestFilter(preMatching = true)
  void refuse(HttpServerRequest request) {
    if (request.method().equals(HttpMethod.POST)
        && isStored(request.path())
        && storage.isRefused()) {
      throw Storage.refusal();
    }
  }

  private static boolean isStored(String path) {
    return path.startsWith("/v1/games") || path.startsWith("/v1/matches");
  }
}
