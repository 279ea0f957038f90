package io.seedlap.seats;

import io.seedlap.web.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.Principal;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * The bearer token of a seat: 256 random bits, as 43 characters of base64url. Only its SHA-256 is
 * stored; a token is random and long, so it needs no salt. {@link #toString} does not reveal it.
 *
 * <p>It is the principal of the request that presents it, valid or not: whose token it is, a
 * resource reads together with what it needs of the game.
 */
public final class SeatToken implements Principal {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 32;

  private final String text;

  private SeatToken(String text) {
    this.text = text;
  }

  /** A new token. */
  public static SeatToken random() {
    byte[] bits = new byte[BYTES];
    RANDOM.nextBytes(bits);
    return new SeatToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
  }

  /** A token as a request presents it, valid or not. */
  public static SeatToken presented(String text) {
    return new SeatToken(text);
  }

  /** SHA-256, under which the token is stored. */
  public byte[] hash() {
    return Sha256.hash(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Whether this token has the hash; compared in constant time. */
  boolean hasHash(byte[] hash) {
    return MessageDigest.isEqual(hash(), hash);
  }

  /** The token itself, for the answer to its holder. */
  public String reveal() {
    return text;
  }

  @Override
  public String getName() {
    return "seat token";
  }

  @Override
  public String toString() {
    return getName();
  }
}
