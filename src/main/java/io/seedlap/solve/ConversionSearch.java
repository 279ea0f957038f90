package io.seedlap.solve;

import io.seedlap.rules.Ending;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * Finds, in tables without plies, a shortest line of best play to a conversion: a capture after
 * which best play ends. Breadth-first search over the positions of one slice that best moves lead
 * to.
 */
final class ConversionSearch {
  private static final int MAX_POSITIONS = 20_000;

  /** The index of a position, or -1, and the hole sown there. */
  private record Parent(long index, int hole) {}

  private final TableSolver solver;
  private final Ruleset ruleset;
  private final IntFunction<Slice> tables;
  private final Mover mover;

  /** By index of a position reached. */
  private final Map<Long, Parent> parents = new HashMap<>();

  private final Deque<Long> open = new ArrayDeque<>();

  /**
   * @param tables by seeds
   */
  ConversionSearch(TableSolver solver, IntFunction<Slice> tables, Mover mover) {
    this.solver = solver;
    this.ruleset = solver.ruleset();
    this.tables = tables;
    this.mover = mover;
  }

  /**
   * The line from a position that one of the tables contains.
   *
   * @return the holes to sow, each with the player who moves as South, or {@link
   *     PrincipalVariation#PASS}, the last one capturing; empty when no line was found
   */
  List<Integer> from(long south, long north) {
    Slice slice = tables.apply(Rows.total(south, north));
    SliceIndex index = SliceIndex.of(slice.seeds());
    SliceIndex.Cursor cursor = index.from(0);
    parents.clear();
    open.clear();
    reach(index.of(south, north), -1, PrincipalVariation.PASS);
    while (!open.isEmpty() && parents.size() < MAX_POSITIONS) {
      long at = open.remove();
      cursor.to(at);
      int capturing = expand(slice, index, at, cursor.south(), cursor.north());
      if (capturing >= 0) {
        return line(at, capturing);
      }
    }
    return List.of();
  }

  /**
   * Adds the positions that the best moves lead to; returns the hole of one that converts, or -1.
   */
  private int expand(Slice slice, SliceIndex index, long at, long south, long north) {
    int net = solver.net(slice.at(at));
    boolean any = false;
    int liftable = ruleset.liftable(south, north, Rows.OWN_ROW, false);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.sow(south, north, hole, Rows.OWN_ROW)) {
        any = true;
        int captured = mover.captured();
        if (keeps(net, captured, mover.north(), mover.south())) {
          if (captured > 0) {
            return hole;
          }
          reach(index.of(mover.north(), mover.south()), at, hole);
        }
      }
    }
    if (!any && ruleset.endWhenStuck(() -> mover.canSow(north, south, Rows.OWN_ROW)) == null) {
      reach(index.of(north, south), at, PrincipalVariation.PASS);
    }
    return -1;
  }

  /**
   * Whether a move that captures so many seeds and leads to this position keeps the value, and play
   * after it ends; false where its table is missing.
   */
  private boolean keeps(int net, int captured, long south, long north) {
    int gain = ruleset.seedsDecide() ? captured : 0;
    Ending ending = ruleset.endOnBoard(south, north, Rows.OWN_ROW);
    if (ending != null) {
      return gain - ending.settlement().net(south, north, Rows.OWN_ROW) == net;
    }
    Slice slice = tables.apply(Rows.total(south, north));
    if (slice == null) {
      return false;
    }
    byte after = slice.at(south, north);
    return gain - solver.net(after) == net && !solver.cyclic(after);
  }

  private void reach(long at, long from, int hole) {
    if (parents.putIfAbsent(at, new Parent(from, hole)) == null) {
      open.add(at);
    }
  }

  private List<Integer> line(long last, int capturing) {
    List<Integer> line = new ArrayList<>();
    line.add(capturing);
    for (Parent parent = parent(last); parent.index >= 0; parent = parent(parent.index)) {
      line.add(parent.hole);
    }
    Collections.reverse(line);
    return line;
  }

  /** Of a position that has been reached. */
  private Parent parent(long at) {
    return Objects.requireNonNull(parents.get(at));
  }
}
