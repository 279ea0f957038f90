package io.seedlap.retries;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.database.OptimisticConflict;
import io.seedlap.web.JsonWriter;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.web.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A request under an {@code Idempotency-Key}: however often it is sent, it takes effect once and
 * gets the same response. The key is stored as a hash only. Responses may hold tokens, so they are
 * stored encrypted with a key derived from the {@code Idempotency-Key}: who reads the database
 * learns no token.
 */
public final class IdempotentRequest {
  /** The HTTP header with the client's key. */
  public static final String HEADER = "Idempotency-Key";

  /** How long a response is stored. */
  static final Duration RETENTION = Duration.ofHours(24);

  private static final Pattern SYNTAX = Pattern.compile("[\\x21-\\x7e]{1,255}");
  private static final IdempotentRequest WITHOUT_KEY = new IdempotentRequest(null);

  private final @Nullable StorageKey key;

  /** Under what a response is stored, and how. */
  @SuppressWarnings("ArrayRecordComponent") // hashes to be stored; the record is never compared
  private record StorageKey(byte[] hash, ResponseCipher cipher, byte[] fingerprint) {}

  private IdempotentRequest(@Nullable StorageKey key) {
    this.key = key;
  }

  /**
   * Reads the header.
   *
   * @param key the header; null when the request has none
   * @param scope the operation and who asks for it: in another scope the same key is another one
   * @param request what the client must repeat unchanged
   * @return without a key a request of which no response is stored
   * @throws ProblemException invalid-request, when the key is malformed
   */
  public static IdempotentRequest of(
      @Nullable String key, String scope, Object request, ObjectMapper mapper) {
    if (key == null) {
      return WITHOUT_KEY;
    }
    if (!SYNTAX.matcher(key).matches()) {
      throw ProblemException.invalid(
          HEADER,
          "malformed",
          "An Idempotency-Key is 1 to 255 visible ASCII characters; a UUID is best.");
    }
    byte[] fingerprint = Sha256.hash(JsonWriter.bytes(mapper, request));
    byte[] cipherKey = Sha256.hash(utf8("cipher\n" + scope + "\n" + key + "\n"), fingerprint);
    return new IdempotentRequest(
        new StorageKey(
            Sha256.hash(utf8("key\n" + scope + "\n" + key)),
            new ResponseCipher(cipherKey),
            fingerprint));
  }

  /**
   * Carries the request out, unless that has been done: then the stored response is returned. Runs
   * in the caller's transaction, which stores the response together with what it changes.
   *
   * @param operation makes the changes and the response
   * @throws ProblemException idempotency-key-reused, when the key came with another request; what
   *     the operation throws
   * @throws OptimisticConflict see {@link #store}
   */
  public VersionedResponse executeOnce(Instant now, Supplier<VersionedResponse> operation) {
    VersionedResponse stored = find(now);
    return stored == null ? store(operation.get(), now) : stored;
  }

  /**
   * The stored response, in the caller's transaction; null when there is none.
   *
   * @throws ProblemException idempotency-key-reused, when the key came with another request
   */
  public @Nullable VersionedResponse find(Instant now) {
    if (key == null) {
      return null;
    }
    StoredResponseEntity stored = StoredResponseEntity.find(key.hash(), now.minus(RETENTION));
    if (stored == null) {
      return null;
    }
    if (!MessageDigest.isEqual(stored.fingerprint, key.fingerprint())) {
      throw new ProblemException(ProblemType.IDEMPOTENCY_KEY_REUSED);
    }
    return new VersionedResponse(
        stored.resource, stored.version, key.cipher().decrypt(stored.body));
  }

  /**
   * Stores the response, in the caller's transaction.
   *
   * @return the same response
   * @throws OptimisticConflict when another transaction has stored one under the key meanwhile.
   *     That is impossible where the scope names a resource that the caller has locked
   */
  public VersionedResponse store(VersionedResponse response, Instant now) {
    if (key != null
        && !StoredResponseEntity.insert(
            key.hash(),
            key.fingerprint(),
            response,
            key.cipher().encrypt(response.body()),
            now,
            RETENTION)) {
      throw new OptimisticConflict();
    }
    return response;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
