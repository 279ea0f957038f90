package io.seedlap.retries;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.web.JsonWriter;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.web.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A request under an {@code Idempotency-Key}: however often it is sent, it takes effect once and
 * gets the same response. The key, which nobody can guess, is the proof that it is the same client.
 * It is stored as a hash only. Responses may hold tokens, so they are stored encrypted with a key
 * derived from the {@code Idempotency-Key}: who reads the database learns no token.
 */
public final class IdempotentRequest {
  /** The HTTP header with the client's key. */
  public static final String HEADER = "Idempotency-Key";

  /** How long a response is stored. */
  static final Duration RETENTION = Duration.ofHours(24);

  /** A request of which no response is stored. */
  public static final IdempotentRequest WITHOUT_KEY = new IdempotentRequest(null);

  private static final Pattern SYNTAX = Pattern.compile("[\\x21-\\x7e]{16,255}");

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
          "An Idempotency-Key is 16 to 255 visible ASCII characters that nobody can guess, such as a"
              + " random UUID: who knows it gets the answer.");
    }
    byte[] fingerprint = Sha256.hash(JsonWriter.bytes(mapper, request));
    byte[] cipherKey = Sha256.hash(utf8("cipher\n" + scope + "\n" + key + "\n"), fingerprint);
    return new IdempotentRequest(
        new StorageKey(
            Sha256.hash(utf8("key\n" + scope + "\n" + key)),
            new ResponseCipher(cipherKey),
            fingerprint));
  }

  /** The hash under which the response is stored; null for a request without a key. */
  public byte @Nullable [] keyHash() {
    return key == null ? null : key.hash();
  }

  /** The age of the oldest responses that are sent again. */
  public static Instant oldest(Instant now) {
    return now.minus(RETENTION);
  }

  /**
   * The response that was stored under this request's key.
   *
   * @param stored null when there is none
   * @return null when there is none
   * @throws ProblemException idempotency-key-reused, when the key came with another request
   */
  public @Nullable VersionedResponse open(@Nullable StoredResponse stored) {
    if (key == null || stored == null) {
      return null;
    }
    if (!MessageDigest.isEqual(stored.fingerprint(), key.fingerprint())) {
      throw new ProblemException(ProblemType.IDEMPOTENCY_KEY_REUSED);
    }
    return new VersionedResponse(
        stored.resource(), stored.version(), key.cipher().decrypt(stored.body()));
  }

  /** The row to be stored with what the request changes; null for a request without a key. */
  public @Nullable StoredResponse toStore(VersionedResponse response, Instant now) {
    return key == null
        ? null
        : new StoredResponse(
            key.hash(),
            key.fingerprint(),
            response.resource(),
            response.version(),
            key.cipher().encrypt(response.body()),
            now);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
