package io.seedlap.rules;

/**
 * Seeds of both players: captured ones, swept ones, or a final score.
 *
 * @param south South's seeds, 0 or more
 * @param north North's seeds, 0 or more
 */
public record Score(int south, int north) {
  public static final Score ZERO = new Score(0, 0);

  public int of(Player player) {
    return player == Player.SOUTH ? south : north;
  }

  public int total() {
    return south + north;
  }

  public Score plus(Score that) {
    return new Score(south + that.south, north + that.north);
  }

  /** This score with {@code seeds} more for the player. */
  public Score plus(Player player, int seeds) {
    if (seeds == 0) {
      return this;
    }
    return player == Player.SOUTH
        ? new Score(south + seeds, north)
        : new Score(south, north + seeds);
  }
}
