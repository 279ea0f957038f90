package io.seedlap.seats;

import io.seedlap.web.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * The bearer token of a seat: 256 random bits, as 43 characters of base64url. Only its SHA-256 is
 * stored; a token is random and long, so it needs no salt. {@link #toString} does not reveal it.
 */
final class SeatToken {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 32;

  private final String text;

  private SeatToken(String text) {
    this.text = text;
  }

  static SeatToken random() {
    byte[] bits = new byte[BYTES];
    RANDOM.nextBytes(bits);
    return new SeatToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
  }

  /** A token as a request presents it, valid or not. */
  static SeatToken presented(String text) {
    return new SeatToken(text);
  }

  byte[] hash() {
    return Sha256.hash(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether this token has the hash; compared in constant time. */
  boolean hasHash(byte[] hash) {
    return MessageDigest.isEqual(hash(), hash);
  }

  /** The token itself, for the answer to its holder. */
  String reveal() {
    return text;
  }

  @Override
  public String toString() {
    return "seat token";
  }
}
