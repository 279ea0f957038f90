package io.seedlap.retries;

import io.seedlap.database.Database;
import io.seedlap.database.OptimisticConflict;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Finds and stores the responses of {@link IdempotentRequest}s. */
@Singleton
public class StoredResponses {
  private final Database database;

  StoredResponses(Database database) {
    this.database = database;
  }

  /**
   * Carries a request out, unless that has been done: then the stored response is returned. Runs in
   * the caller's transaction, which stores the response together with what it changes.
   *
   * @param operation makes the changes and the response
   * @throws io.seedlap.web.ProblemException idempotency-key-reused, when the key came with another
   *     request; what the operation throws
   * @throws OptimisticConflict when another transaction has stored one under the key meanwhile
   */
  public VersionedResponse executeOnce(
      IdempotentRequest request, Instant now, Supplier<VersionedResponse> operation) {
    VersionedResponse earlier = find(request, now);
    if (earlier != null) {
      return earlier;
    }
    VersionedResponse response = operation.get();
    StoredResponse stored = request.toStore(response, now);
    if (stored != null && !database.execute(stored::insert)) {
      throw new OptimisticConflict();
    }
    return response;
  }

  /**
   * The response that is stored under the request's key; null when there is none.
   *
   * @throws io.seedlap.web.ProblemException idempotency-key-reused, when the key came with another
   *     request
   */
  public @Nullable VersionedResponse find(IdempotentRequest request, Instant now) {
    byte[] keyHash = request.keyHash();
    return keyHash == null
        ? null
        : database
            .execute(
                connection ->
                    Optional.ofNullable(
                        StoredResponse.find(connection, keyHash, IdempotentRequest.oldest(now))))
            .map(request::open)
            .orElse(null);
  }
}
