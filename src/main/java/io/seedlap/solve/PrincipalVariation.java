package io.seedlap.solve;

import io.seedlap.rules.Move;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.proof.ProofAnswer;
import io.seedlap.solve.proof.ProofSearch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The line expected under best play: the best moves of the search as far as it has searched, then
 * those of the tables, until the game ends, a position recurs or the line is long enough.
 */
public final class PrincipalVariation {
  /** Represents a pass among the holes 0 to 11. */
  public static final int PASS = 12;

  private static final int MAX_PLIES = 40;
  private static final int NO_MOVE = TranspositionTable.NO_MOVE;

  private final RootPosition root;
  private final TableProbe tables;
  private final AnalysisAssembler assembler;
  private final Evaluator evaluator;
  private final Search search;
  private final ProofSearch proof;
  private final Mover mover;
  private final Ruleset ruleset;
  private final List<Move> moves = new ArrayList<>();
  private final List<Integer> holes = new ArrayList<>();

  /** Holes of a line to a conversion that are still to be played. */
  private final Deque<Integer> toConversion = new ArrayDeque<>();

  /** The value for the player to move, where it follows from a proof; else unknown. */
  private int value = Evaluator.UNKNOWN;

  private boolean tableMet;
  private boolean cyclic;

  // The position reached, with the player to move as South.
  private long south;
  private long north;
  private int owned;
  private int due;

  PrincipalVariation(
      RootPosition root,
      TableProbe tables,
      AnalysisAssembler assembler,
      Evaluator evaluator,
      Search search,
      ProofSearch proof,
      Mover mover) {
    this.root = root;
    this.tables = tables;
    this.assembler = assembler;
    this.evaluator = evaluator;
    this.search = search;
    this.proof = proof;
    this.mover = mover;
    this.ruleset = tables.ruleset();
  }

  List<Move> moves() {
    return moves;
  }

  /** The same as holes, or {@link #PASS}, each with the player who moves as South. */
  List<Integer> holes() {
    return holes;
  }

  private void add(int hole) {
    moves.add(hole == PASS ? Move.PASS : root.move(hole, holes.size()));
    holes.add(hole);
  }

  /** Whether the line leads to a position whose value, by its table, rests on infinite play. */
  boolean cyclic() {
    return cyclic;
  }

  /**
   * Takes a line that is known: holes, or {@link #PASS}, each with the player who moves as South.
   */
  void take(List<Integer> known) {
    known.forEach(this::add);
  }

  /** Follows the line that begins with this move. */
  void follow(RootPosition start, RootMove first) {
    add(first.hole);
    int unit = ruleset.seedsDecide() ? 1 : Evaluator.WIN;
    if (first.exact()) {
      value = (first.gain - first.value) / unit;
    }
    to(first.south, first.north, Rows.swapSides(~start.owned), first.due);
    Set<List<Long>> seen = new HashSet<>();
    int ply = 1;
    while (ply < MAX_PLIES && !over() && seen.add(List.of(south, north, ply & 1L))) {
      if (toConversion.isEmpty()) {
        toConversion.addAll(lineToConversion());
      }
      int hole = toConversion.isEmpty() ? best(ply) : toConversion.remove();
      if (hole == NO_MOVE) {
        return;
      }
      add(hole);
      if (hole == PASS) {
        value = afterMove(0);
        to(north, south, Rows.swapSides(~owned), Search.dueAfterPass(due));
      } else {
        mover.sow(south, north, hole, owned);
        value = afterMove(evaluator.gain(mover.captured()));
        to(mover.north(), mover.south(), Rows.swapSides(~owned), Search.dueAfter(due));
      }
      ply++;
    }
  }

  private void to(long nextSouth, long nextNorth, int nextOwned, int nextDue) {
    south = nextSouth;
    north = nextNorth;
    owned = nextOwned;
    due = nextDue;
    Slice slice = slice();
    if (slice != null && !tableMet) {
      tableMet = true;
      cyclic = tables.cyclic(slice.at(south, north));
    }
  }

  private @Nullable Slice slice() {
    return tables.slice(south, north, owned, due != 0);
  }

  private List<Integer> lineToConversion() {
    Slice slice = slice();
    if (slice == null) {
      return List.of();
    }
    byte contained = slice.at(south, north);
    return tables.cyclic(contained) || tables.plies(contained) != TableSolver.NO_PLIES
        ? List.of()
        : tables.lineToConversion(mover, south, north);
  }

  private boolean over() {
    return ruleset.endOnBoard(south, north, owned) != null;
  }

  /** The hole to sow, or {@link #PASS}, or {@link #NO_MOVE} where nothing is known. */
  private int best(int ply) {
    boolean inTable = slice() != null;
    int remembered = inTable ? NO_MOVE : provenMove(ply);
    if (remembered == NO_MOVE) {
      remembered = search.bestMove(ply, south, north, due);
    }
    int best = NO_MOVE;
    long bestRank = Long.MIN_VALUE;
    int only = NO_MOVE;
    int count = 0;
    int liftable = ruleset.liftable(south, north, owned, (due & 1) != 0);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.sow(south, north, hole, owned)) {
        count++;
        only = hole;
        long rank = inTable ? rank() : hole == remembered ? 1 : 0;
        if (rank > bestRank && (inTable || rank > 0)) {
          best = hole;
          bestRank = rank;
        }
      }
    }
    if (count == 0) {
      return passes() ? PASS : NO_MOVE;
    }
    return count == 1 ? only : best;
  }

  /** The higher the better: the value of the move just made, then its haste. */
  private long rank() {
    int nextOwned = Rows.swapSides(~owned);
    int probed = evaluator.probe(mover.north(), mover.south(), nextOwned, false);
    int value = evaluator.gain(mover.captured()) - probed;
    return value * 1000L - assembler.haste(value, mover.north(), mover.south(), nextOwned, 0);
  }

  /** A hole that a proof shows to keep the value of the position, or {@link #NO_MOVE}. */
  private int provenMove(int ply) {
    int hole = value == Evaluator.UNKNOWN ? NO_MOVE : provenMove(ply, proof::remembered);
    return value == Evaluator.UNKNOWN || hole != NO_MOVE ? hole : provenMove(ply, proof::atLeast);
  }

  private int provenMove(int ply, ProofSearch.Asking asking) {
    int next = (ply + 1) & 1;
    int liftable = ruleset.liftable(south, north, owned, (due & 1) != 0);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.sow(south, north, hole, owned)) {
        int number = evaluator.gain(mover.captured()) - value + 1;
        if (asking.ask(mover.north(), mover.south(), next, Search.dueAfter(due), number)
            == ProofAnswer.NO) {
          return hole;
        }
      }
    }
    return NO_MOVE;
  }

  private int afterMove(int gain) {
    return value == Evaluator.UNKNOWN ? value : gain - value;
  }

  private boolean passes() {
    return ruleset.endWhenStuck(() -> mover.canSow(north, south, Rows.swapSides(~owned))) == null;
  }
}
