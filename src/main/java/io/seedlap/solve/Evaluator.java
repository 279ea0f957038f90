package io.seedlap.solve;

import io.seedlap.rules.Ending;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Settlement;
import io.seedlap.solve.proof.KnownValues;

/**
 * The value of a position in the search, as a whole number for the player to move, who is South.
 * The opponent's value is its negative.
 *
 * <p>Where seeds decide, the unit is a seed: those that the player gets of the seeds in play less
 * those that the opponent gets. Else a win is {@link #WIN}, a draw 0, a loss the negative of a win.
 */
final class Evaluator {
  /** The value is not known. */
  static final int UNKNOWN = KnownValues.UNKNOWN;

  /** Larger than any value. */
  static final int LIMIT = 16_000;

  /** A win where seeds do not decide. */
  static final int WIN = 10_000;

  /** The estimate for the seeds in a player's holes: one in four is kept. */
  private static final int SEEDS_PER_SEED_KEPT = 4;

  /** The estimate for one seed more in the own row, where the player who can still move wins. */
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
   * The value of a position without a search, because the game is over by the board alone or from a
   * table; else {@link #UNKNOWN}.
   *
   * @param owned holes of the player to move, bit i for hole i
   * @param openingDue whether the opening of either player is due
   */
  int probe(long south, long north, int owned, boolean openingDue) {
    int net = net(south, north, owned, openingDue);
    return net == UNKNOWN ? UNKNOWN : inUnits(net);
  }

  /** The same in the unit of {@link Settlement#net}. */
  int net(long south, long north, int owned, boolean openingDue) {
    Ending ending = ruleset.endOnBoard(south, north, owned);
    if (ending != null) {
      return ending.settlement().net(south, north, owned);
    }
    Slice slice = tables.slice(south, north, owned, openingDue);
    return slice == null ? UNKNOWN : tables.net(slice.at(south, north));
  }

  /** The value of a position with this ending. */
  int settled(Ending ending, long south, long north, int owned) {
    return inUnits(ending.settlement().net(south, north, owned));
  }

  private int inUnits(int net) {
    return seedsDecide ? net : net * WIN;
  }

  /** An estimate where the value is not known. It is general: it applies to any relay game. */
  int evaluate(long south, long north, int owned) {
    return seedsDecide
        ? Settlement.SWEEP.net(south, north, owned) / SEEDS_PER_SEED_KEPT
        : SEED_IN_ROW * (Rows.total(south) - Rows.total(north));
  }

  /** An upper bound of the value of any position with this board; its negative is a lower bound. */
  int bound(long south, long north) {
    return seedsDecide ? Rows.total(south, north) : WIN;
  }

  /** The value of captured seeds. */
  int gain(int captured) {
    return seedsDecide ? captured : 0;
  }

  /** Whether this value cannot be the result of an estimate. */
  boolean decisive(int value) {
    return !seedsDecide && Math.abs(value) == WIN;
  }

  /**
   * Whether, after this result of a probe, a search for bounds without estimates is worth its time:
   * values of wins and losses differ from estimates, all other values may be either.
   */
  boolean boundsMatter(int probed) {
    return seedsDecide || probed == 0;
  }
}
