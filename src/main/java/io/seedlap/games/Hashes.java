package io.seedlap.games;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256. */
final class Hashes {
  private Hashes() {}

  /** The hash of the parts, one after the other. */
  static byte[] sha256(byte[]... parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (byte[] part : parts) {
        digest.update(part);
      }
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
