package io.seedlap.games;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * What the holder of a seat shows: 256 random bits, as 43 characters of base64url. Only its hash is
 * kept; being random and long, it needs no salt. It prints as nothing.
 */
final class SeatToken {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 32;

  private final String text;

  private SeatToken(String text) {
    this.text = text;
  }

  static SeatToken fresh() {
    byte[] bits = new byte[BYTES];
    RANDOM.nextBytes(bits);
    return new SeatToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
  }

  /** A token as a request shows it, right or wrong. */
  static SeatToken shown(String text) {
    return new SeatToken(text);
  }

  byte[] hash() {
    return Hashes.sha256(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether this token has the hash; takes the same time whatever the answer. */
  boolean hasHash(byte[] hash) {
    return MessageDigest.isEqual(hash(), hash);
  }

  /** The token itself, for its holder's eyes. */
  String reveal() {
    return text;
  }

  @Override
  public String toString() {
    return "a seat's token";
  }
}
