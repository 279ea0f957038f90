package io.seedlap.games;

import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;

/**
 * A place in the list of games, between two games, that stays where it is while games are added.
 */
record Cursor(Instant createdAt, UUID id) {
  private static final int BYTES = 3 * Long.BYTES;

  static Cursor after(KeptGame game) {
    return new Cursor(game.createdAt, game.id);
  }

  /** Reads what {@link #toString} wrote; empty when it is something else. */
  static Optional<Cursor> read(String text) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
      if (bytes.remaining() != BYTES) {
        return Optional.empty();
      }
      Instant time = Instant.EPOCH.plus(bytes.getLong(), ChronoUnit.MICROS);
      return Optional.of(new Cursor(time, new UUID(bytes.getLong(), bytes.getLong())))
          .filter(cursor -> cursor.isPlausible());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Within the years that a database knows. */
  private boolean isPlausible() {
    return createdAt.isAfter(Instant.EPOCH)
        && createdAt.isBefore(Instant.parse("9999-12-31T00:00:00Z"));
  }

  @Override
  public String toString() {
    ByteBuffer bytes =
        ByteBuffer.allocate(BYTES)
            .putLong(ChronoUnit.MICROS.between(Instant.EPOCH, createdAt))
            .putLong(id.getMostSignificantBits())
            .putLong(id.getLeastSignificantBits());
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
  }
}
