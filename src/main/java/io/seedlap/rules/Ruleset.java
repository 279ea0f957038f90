package io.seedlap.rules;

import io.seedlap.rules.description.Description;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game: everything in which relay games differ. Code that judges, plays, logs,
 * searches, builds tables or explains calls it, and refers to no game by name.
 *
 * <p>A further game is one class and its line in {@code
 * META-INF/services/io.seedlap.rules.Ruleset}. Rules that cannot be expressed by {@link Stops},
 * {@link Landing}, {@link Ending} and {@link Settlement} need a further constant there.
 *
 * <p>Rows and sets of holes are those of {@link Rows}: the player concerned is always South.
 * Implementations are immutable and equal to themselves only.
 */
public interface Ruleset {

  /** The games, by {@link #id}. */
  static List<Ruleset> all() {
    return Rulesets.ALL;
  }

  static Optional<Ruleset> named(String id) {
    for (Ruleset ruleset : all()) { // asked at every request, so not by a stream
      if (ruleset.id().equals(id)) {
        return Optional.of(ruleset);
      }
    }
    return Optional.empty();
  }

  /** The name in URLs and files, in lower-case kebab case. */
  String id();

  Description description();

  /** Seeds in each hole at the start; twelve times as many are {@link Board#MAX_SEEDS} at most. */
  int seedsPerHole();

  /** All seeds of the game: on the board or captured, always. */
  default int seeds() {
    return seedsPerHole() * Hole.COUNT;
  }

  /** The usual start: South moves first. */
  default Position start() {
    return new Position(
        this,
        Board.with(Holes.ALL, seedsPerHole()),
        Player.SOUTH,
        Score.ZERO,
        Holes.NONE,
        hasOpening() ? Openings.BOTH : Openings.NONE);
  }

  /** Whether holes of the opponent's row can be bought between games. */
  boolean sellsHoles();

  /** Whether a player's first move must start from their extreme right hole, if it can be sown. */
  boolean hasOpening();

  /** Seeds a hole must hold to be sown: 1 or 2. */
  int minSeedsToSow();

  /**
   * The holes that the player to move may lift, whatever their sowings would be.
   *
   * @param owned the holes they own
   * @param openingDue whether this is their first move, in a game that {@link #hasOpening}
   */
  default int liftable(long south, long north, int owned, boolean openingDue) {
    int holes = owned & Rows.atLeast(minSeedsToSow(), south, north);
    int opening = 1 << Hole.rightmost(Player.SOUTH).ordinal();
    return openingDue && (holes & opening) != 0 ? opening : holes;
  }

  /** The counts of a lap's last hole that stop the relay. */
  Stops stops();

  /**
   * Judges the landing that stopped the relay.
   *
   * @param own whether the player who moves owns the last hole
   * @param count seeds in the last hole, one of {@link #stops}
   * @param opposite seeds in the hole across the board
   */
  Landing landing(boolean own, int count, int opposite);

  /**
   * Whether the seeds, captured and from the settlement, decide who wins. If not, captured seeds
   * are counted for the record only.
   */
  boolean seedsDecide();

  /**
   * How the game has ended by the board alone; null when it has not.
   *
   * @param owned the holes the player to move owns
   */
  @Nullable Ending endOnBoard(long south, long north, int owned);

  /**
   * How the game ends when {@link #endOnBoard} is null and the player to move can sow no hole; null
   * when they pass instead. Callers check {@link #endOnBoard} first.
   *
   * @param opponentCanSow whether the opponent could sow in this position; it may take long to
   *     compute
   */
  @Nullable Ending endWhenStuck(BooleanSupplier opponentCanSow);

  /** How the game ends when a position occurs for the third time since the last capture. */
  Ending endByRepetition();
}
