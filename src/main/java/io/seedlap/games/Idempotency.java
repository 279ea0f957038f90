package io.seedlap.games;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.web.JsonText;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * A request that its client may send again under the same {@code Idempotency-Key} and be answered
 * once. The key itself is not kept. Answers hold tokens, so they are kept encrypted with it: who
 * reads the database learns none.
 */
public final class Idempotency {
  /** How long an answer is kept. */
  static final Duration KEPT = Duration.ofHours(24);

  private static final Pattern SOUND = Pattern.compile("[\\x21-\\x7e]{1,255}");
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private static final Idempotency NO_KEY = new Idempotency(null, null, null);

  private final byte[] keyHash;
  private final byte[] cipherKey;
  private final byte[] fingerprint;

  private Idempotency(byte[] keyHash, byte[] cipherKey, byte[] fingerprint) {
    this.keyHash = keyHash;
    this.cipherKey = cipherKey;
    this.fingerprint = fingerprint;
  }

  /**
   * @param key the header; null when it is not there
   * @param scope what it is used on: the same key on something else is another key
   * @param request the request's body
   * @return without a key one that knows no answer and keeps none
   */
  public static Idempotency of(String key, String scope, Object request, ObjectMapper mapper) {
    if (key == null) {
      return NO_KEY;
    }
    if (!SOUND.matcher(key).matches()) {
      String message = "An Idempotency-Key is 1 to 255 visible ASCII characters; a UUID is best.";
      throw new ProblemException(
          Problem.of(ProblemType.INVALID_REQUEST, message)
              .violating(List.of(new Problem.Violation("Idempotency-Key", "malformed", message))));
    }
    byte[] fingerprint = Hashes.sha256(JsonText.bytes(mapper, request));
    return new Idempotency(
        Hashes.sha256(bytes("key\n" + scope + "\n" + key)),
        Hashes.sha256(bytes("cipher\n" + scope + "\n" + key + "\n"), fingerprint),
        fingerprint);
  }

  /**
   * The answer given before, in a transaction; null when there is none.
   *
   * @throws ProblemException idempotency-key-reused, when the key came with another request
   */
  public Answer earlier(Instant now) {
    KeptAnswer kept = this == NO_KEY ? null : KeptAnswer.find(keyHash, now.minus(KEPT));
    if (kept == null) {
      return null;
    }
    if (!MessageDigest.isEqual(kept.fingerprint, fingerprint)) {
      throw new ProblemException(ProblemType.IDEMPOTENCY_KEY_REUSED);
    }
    return new Answer(kept.game, kept.version, decrypt(kept.body));
  }

  /**
   * Keeps the answer, in the transaction that it tells of.
   *
   * @return false when another request has been answered under this key meanwhile
   */
  public boolean keep(Answer answer, Instant now) {
    return this == NO_KEY
        || KeptAnswer.keep(
            keyHash,
            fingerprint,
            answer.game(),
            answer.version(),
            encrypt(answer.body()),
            now,
            now.minus(KEPT));
  }

  /** The nonce, then the ciphertext. */
  private byte[] encrypt(byte[] text) {
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    byte[] secret = crypt(Cipher.ENCRYPT_MODE, nonce, text);
    byte[] both = Arrays.copyOf(nonce, NONCE_BYTES + secret.length);
    System.arraycopy(secret, 0, both, NONCE_BYTES, secret.length);
    return both;
  }

  private byte[] decrypt(byte[] both) {
    return crypt(
        Cipher.DECRYPT_MODE,
        Arrays.copyOf(both, NONCE_BYTES),
        Arrays.copyOfRange(both, NONCE_BYTES, both.length));
  }

  private byte[] crypt(int mode, byte[] nonce, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(mode, new SecretKeySpec(cipherKey, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
