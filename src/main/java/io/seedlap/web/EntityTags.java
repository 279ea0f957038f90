package io.seedlap.web;

import jakarta.ws.rs.core.EntityTag;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;

/** Strong entity tags of whole answers. */
public final class EntityTags {
  private static final int BYTES = 12;

  private EntityTags() {}

  /** A hash of the bytes that are sent. */
  public static EntityTag of(byte[] body) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(body);
      return new EntityTag(
          Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, BYTES)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
