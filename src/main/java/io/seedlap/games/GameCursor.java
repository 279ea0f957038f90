package io.seedlap.games;

import io.seedlap.wire.RequestValidator;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A place in a list of games or matches, newest first: after this one. It stays valid while others
 * are added (keyset pagination).
 */
public record GameCursor(Instant createdAt, UUID id) {
  private static final int BYTES = 3 * Long.BYTES;
  private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

  static GameCursor after(StoredGame game) {
    return new GameCursor(game.createdAt(), game.id());
  }

  /**
   * Reads the parameter {@code cursor}.
   *
   * @param query collects the violations of the request
   * @param text null for the first page
   */
  public static Optional<GameCursor> read(RequestValidator query, @Nullable String text) {
    Optional<GameCursor> place = Optional.ofNullable(text).flatMap(GameCursor::parse);
    query.check(
        text == null || place.isPresent(),
        "cursor",
        "malformed",
        "A cursor is the next of a page before; leave it out for the first page.");
    return place;
  }

  /** Parses what {@link #toString} has written; empty for any other text. */
  static Optional<GameCursor> parse(String text) {
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
      if (bytes.remaining() != BYTES) {
        return Optional.empty();
      }
      Instant time = Instant.EPOCH.plus(bytes.getLong(), ChronoUnit.MICROS);
      return Optional.of(new GameCursor(time, new UUID(bytes.getLong(), bytes.getLong())))
          .filter(GameCursor::isInRange);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Within the years that a timestamp of PostgreSQL can hold. */
  private boolean isInRange() {
    return createdAt.isAfter(Instant.EPOCH) && createdAt.isBefore(LATEST);
  }

  /** 24 bytes in base64url: microseconds since 1970, then the id. */
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
