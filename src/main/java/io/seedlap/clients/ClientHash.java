package io.seedlap.clients;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.inject.Singleton;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Names clients in the database without their addresses: by HMAC-SHA256 under a key that this
 * process makes at its start and keeps in memory only. So nobody can tell from the database whose a
 * game is, nor choose an address by its place in the order of the hashes. After a restart, and at
 * another server, the same client has another name.
 */
@Singleton
public class ClientHash {
  private static final String ALGORITHM = "HmacSHA256";
  private static final int KEY_BYTES = 32;
  private static final int BYTES = 8;

  private final SecretKeySpec key;

  ClientHash() {
    byte[] bytes = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(bytes);
    key = new SecretKeySpec(bytes, ALGORITHM);
  }

  /** The name: 8 bytes. */
  public byte[] of(Client client) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return Arrays.copyOf(mac.doFinal(client.network().getBytes(UTF_8)), BYTES);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
