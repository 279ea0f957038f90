package io.seedlap.retries;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** AES-256-GCM with a random nonce, which precedes the ciphertext. */
final class ResponseCipher {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final byte[] key;

  /**
   * @param key 32 bytes
   */
  ResponseCipher(byte[] key) {
    this.key = key;
  }

  byte[] encrypt(byte[] plaintext) {
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    byte[] ciphertext = crypt(Cipher.ENCRYPT_MODE, nonce, plaintext);
    byte[] both = Arrays.copyOf(nonce, NONCE_BYTES + ciphertext.length);
    System.arraycopy(ciphertext, 0, both, NONCE_BYTES, ciphertext.length);
    return both;
  }

  byte[] decrypt(byte[] both) {
    return crypt(
        Cipher.DECRYPT_MODE,
        Arrays.copyOf(both, NONCE_BYTES),
        Arrays.copyOfRange(both, NONCE_BYTES, both.length));
  }

  private byte[] crypt(int mode, byte[] nonce, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
