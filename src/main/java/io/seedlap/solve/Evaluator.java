package io.seedlap.solve;

import io.seedlap.rules.Ending;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Settlement;

/**
 * What a position is worth to the search, as a whole number for the player to move, who is South.
 * The opponent's worth is its negative.
 *
 * <p>Where seeds decide, the unit is a seed: those that the player gets of the seeds in play less
 * those that the opponent gets. Else a win is {@link #WIN}, a draw 0, a loss the negative of a win.
 */
final class Evaluator {
  /** Not known. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  /** Larger than anything a position is worth. */
  static final int LIMIT = 16_000;

  /** A win where seeds do not decide. */
  static final int WIN = 10_000;

  /** Of the seeds that lie in their holes a player may hope to keep a small part. */
  private static final int SEEDS_PER_SEED_KEPT = 4;

  /** The estimate for one seed more in the own row, where the one who can still move wins. */
  private static final int SEED_IN_ROW = 10;

  private final Ruleset ruleset;
  private final TableProbe tables;
  private final boolean seedsDecide;

  Evaluator(TableProbe tables) {
    this.ruleset = tables.ruleset();
    this.tables = tables;
    this.seedsDecide = ruleset.seedsDecide();
  }

  Ruleset ruleset() {
    return ruleset;
  }

  /**
   * What is known of a position without a move, because the game is over by what lies on the board
   * or from a table; else {@link #UNKNOWN}.
   *
   * @param owned holes of the player to move, bit i for hole i
   * @param openingDue whether somebody's opening is due
   */
  int probe(long south, long north, int owned, boolean openingDue) {
    Ending ending = ruleset.endOnBoard(south, north, owned);
    if (ending != null) {
      return settled(ending, south, north, owned);
    }
    Slice slice = tables.slice(south, north, owned, openingDue);
    return slice == null ? UNKNOWN : inUnits(tables.net(slice.at(south, north)));
  }

  /** What a position is worth that this ends. */
  int settled(Ending ending, long south, long north, int owned) {
    return inUnits(ending.settlement().net(south, north, owned));
  }

  private int inUnits(int net) {
    return seedsDecide ? net : net * WIN;
  }

  /** An estimate, where it is not known: it serves any relay game. */
  int evaluate(long south, long north, int owned) {
    return seedsDecide
        ? Settlement.SWEEP.net(south, north, owned) / SEEDS_PER_SEED_KEPT
        : SEED_IN_ROW * (Rows.total(south) - Rows.total(north));
  }

  /** No position on this board is worth more, nor less than the negative. */
  int bound(long south, long north) {
    return seedsDecide ? Rows.total(south, north) : WIN;
  }

  /** What captured seeds are worth. */
  int gain(int captured) {
    return seedsDecide ? captured : 0;
  }

  /** Whether such a value cannot have come from an estimate. */
  boolean decisive(int value) {
    return !seedsDecide && Math.abs(value) == WIN;
  }

  /**
   * Whether, this having been probed, it is worth the time to look for bounds free of estimates:
   * wins and losses show by themselves, all other values look like estimates.
   */
  boolean boundsMatter(int probed) {
    return seedsDecide || probed == 0;
  }
}
