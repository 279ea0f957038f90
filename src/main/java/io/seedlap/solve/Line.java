package io.seedlap.solve;

import io.seedlap.rules.Move;
import io.seedlap.rules.Mover;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The line that best play is expected to take: what search has found best as far as it has looked,
 * then what the tables say, until the game ends, a position comes again or the line is long enough.
 */
final class Line {
  private static final int LONGEST = 40;
  private static final int PASS = WayOut.PASS;

  private final Root root;
  private final Answers answers;
  private final Search search;
  private final Mover mover;
  private final List<Move> moves = new ArrayList<>();
  private final Deque<Integer> way = new ArrayDeque<>();
  private boolean tableMet;
  private boolean cyclic;

  // The position reached, as the player to move sees it, and the best of its moves.
  private long south;
  private long north;
  private int owned;
  private int due;
  private int bestHole;

  Line(Root root, Answers answers, Search search, Mover mover) {
    this.root = root;
    this.answers = answers;
    this.search = search;
    this.mover = mover;
  }

  List<Move> moves() {
    return moves;
  }

  /** Whether the line leads to a table that says its value there rests on infinite play. */
  boolean cyclic() {
    return cyclic;
  }

  /** Follows the line that begins with this move. */
  void from(Root start, RootMove first) {
    moves.add(first.move);
    to(first.south, first.north, Search.turned(~start.owned), first.due);
    Set<List<Long>> seen = new HashSet<>();
    int ply = 1;
    while (ply < LONGEST && !over() && seen.add(List.of(south, north, ply & 1L))) {
      if (way.isEmpty()) {
        way.addAll(wayOut());
      }
      bestHole = way.isEmpty() ? best(ply) : way.remove();
      if (bestHole == Transpositions.NO_MOVE) {
        return;
      }
      moves.add(bestHole == PASS ? Move.PASS : root.move(bestHole, ply));
      if (bestHole == PASS) {
        to(north, south, Search.turned(~owned), due);
      } else {
        mover.sow(south, north, bestHole, owned);
        to(mover.north(), mover.south(), Search.turned(~owned), Search.dueAfter(due));
      }
      ply++;
    }
  }

  private void to(long nextSouth, long nextNorth, int nextOwned, int nextDue) {
    south = nextSouth;
    north = nextNorth;
    owned = nextOwned;
    due = nextDue;
    Slice table = answers.table(south, north, owned, due);
    if (table != null && !tableMet) {
      tableMet = true;
      cyclic = answers.cyclic(table.at(south, north));
    }
  }

  /**
   * Where a table says that best play ends, but not how soon, the shortest way to its next slice.
   */
  private List<Integer> wayOut() {
    Slice table = answers.table(south, north, owned, due);
    return answers.scoring() instanceof AdjiKuiScoring
            && table != null
            && !answers.cyclic(table.at(south, north))
        ? new WayOut(answers.tables, mover).from(south, north)
        : List.of();
  }

  private boolean over() {
    return answers.scoring() instanceof SadeqaScoring
        ? south == 0
        : SliceIndex.total(south) + SliceIndex.total(north) <= AdjiKuiBuilder.SEEDS_AT_THE_END;
  }

  /**
   * The hole to sow, or {@link #PASS}, or {@link Transpositions#NO_MOVE} where nothing is known.
   */
  private int best(int ply) {
    boolean inTable = answers.table(south, north, owned, due) != null;
    int remembered = search.bestMove(ply, south, north, due);
    int best = Transpositions.NO_MOVE;
    long bestRank = Long.MIN_VALUE;
    int only = Transpositions.NO_MOVE;
    int count = 0;
    for (int hole = 0; hole < 12; hole++) {
      if (legal(hole)) {
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
      return passes() ? PASS : Transpositions.NO_MOVE;
    }
    return count == 1 ? only : best;
  }

  private boolean legal(int hole) {
    return (owned >>> hole & 1) != 0
        && mover.liftable(south, north, hole)
        && !Search.held(south, due, hole)
        && mover.sow(south, north, hole, owned);
  }

  /** The higher the better: the value of the move just made, then its haste. */
  private long rank() {
    Scoring scoring = answers.scoring();
    int nextOwned = Search.turned(~owned);
    int known = scoring.known(mover.north(), mover.south(), nextOwned, false);
    int value = scoring.gain(mover.captured()) - known;
    return value * 1000L - answers.haste(value, mover.north(), mover.south(), nextOwned, 0);
  }

  private boolean passes() {
    for (int rest = Search.turned(~owned); rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.liftable(north, south, hole)
          && mover.sow(north, south, hole, Search.turned(~owned))) {
        return answers.scoring() instanceof AdjiKuiScoring;
      }
    }
    return false;
  }
}
