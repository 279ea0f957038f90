package io.seedlap.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What one game adds to the relay: which holes may be lifted, where a lap's end stops the relay and
 * what it captures, how the game ends. One file a game, with its rules in words; a further relay
 * game is one more file and its line in {@link #all}.
 */
public sealed interface Ruleset permits AdjiKuiII, SadeqaII {

  /** The games, in the order in which they are listed. */
  static List<Ruleset> all() {
    return List.of(AdjiKuiII.RULES, SadeqaII.RULES);
  }

  static Optional<Ruleset> named(String id) {
    for (Ruleset ruleset : all()) {
      if (ruleset.id().equals(id)) {
        return Optional.of(ruleset);
      }
    }
    return Optional.empty();
  }

  /** The name in URLs and files, lower-case kebab. */
  String id();

  Description description();

  /** Seeds in each hole at the start. */
  int seedsPerHole();

  /** All seeds of the game: on the board or captured, always. */
  default int seeds() {
    return seedsPerHole() * Hole.COUNT;
  }

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

  /** Whether a player's first move must start from his extreme right hole. */
  boolean hasOpening();

  /** Seeds a hole must hold to be sown: 1 or 2. */
  int fewestToSow();

  /** Counts of a lap's last hole that stop the relay, as a set: bit n for n seeds. */
  long stops();

  /**
   * Judges the landing that stopped the relay.
   *
   * @param own whether the mover owns the last hole
   * @param count seeds in the last hole, one of {@link #stops}
   * @param opposite seeds in the hole across the board
   */
  MoveEnd landing(boolean own, int count, int opposite);

  /** How the game has ended by the seeds that lie on the board, if it has. */
  Optional<Outcome> byCount(Position position);

  /**
   * How the game has ended, if it has, when {@link #byCount} ends nothing and the player to move
   * can sow no hole.
   *
   * @param otherCanSow whether the opponent could sow in this position
   */
  Optional<Outcome> whenStuck(Position position, BooleanSupplier otherCanSow);

  /** The settlement when a position occurs for the third time since the last capture. */
  Outcome byRepetition(Position position);
}
