package io.seedlap.solve.adjikui;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.solve.PrincipalVariation;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceIndex;
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
 * Finds, in Adji Kui II's tables, a shortest line of best play to a conversion: a capture after
 * which best play ends. The tables contain whether there is one, but not its length. Breadth-first
 * search over the positions of one slice that best moves lead to.
 */
final class ConversionSearch {
  private static final int MAX_POSITIONS = 20_000;

  private final IntFunction<Slice> tables;
  private final Mover mover;

  /** By index of a position reached: the index of its parent, and the hole sown there. */
  private final Map<Integer, int[]> parents = new HashMap<>();

  private final Deque<Integer> open = new ArrayDeque<>();

  ConversionSearch(IntFunction<Slice> tables, Mover mover) {
    this.tables = tables;
    this.mover = mover;
  }

  /**
   * The holes to sow, each with the player who moves as South, the last one capturing; empty when
   * no line was found.
   */
  List<Integer> from(long south, long north) {
    Slice slice = tables.apply(Rows.total(south, north));
    SliceIndex index = SliceIndex.of(slice.seeds());
    SliceIndex.Cursor cursor = index.from(0);
    parents.clear();
    open.clear();
    int start = index.of(south, north);
    reach(start, -1, PrincipalVariation.PASS);
    while (!open.isEmpty() && parents.size() < MAX_POSITIONS) {
      int at = open.remove();
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
  private int expand(Slice slice, SliceIndex index, int at, long south, long north) {
    int net = AdjiKuiValue.net(slice.at(at));
    boolean any = false;
    int liftable = AdjiKuiSolver.RULES.liftable(south, north, Rows.OWN_ROW, false);
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
    if (!any) {
      reach(index.of(north, south), at, PrincipalVariation.PASS);
    }
    return -1;
  }

  /**
   * Whether a move that captures so many seeds and leads to this position keeps the value, and play
   * after it ends; false where its table is missing.
   */
  private boolean keeps(int net, int captured, long south, long north) {
    byte moveValue;
    if (AdjiKuiValue.isEnd(south, north)) {
      moveValue = (byte) AdjiKuiValue.ofEnd(captured, south, north);
    } else {
      Slice slice = tables.apply(Rows.total(south, north));
      if (slice == null) {
        return false;
      }
      moveValue = (byte) AdjiKuiValue.ofMove(captured, slice.at(south, north));
    }
    return AdjiKuiValue.net(moveValue) == net && !AdjiKuiValue.cyclic(moveValue);
  }

  private void reach(int at, int from, int hole) {
    if (parents.putIfAbsent(at, new int[] {from, hole}) == null) {
      open.add(at);
    }
  }

  private List<Integer> line(int last, int capturing) {
    List<Integer> line = new ArrayList<>();
    line.add(capturing);
    for (int[] parent = parent(last); parent[0] >= 0; parent = parent(parent[0])) {
      line.add(parent[1]);
    }
    Collections.reverse(line);
    return line;
  }

  /** Of a position that has been reached. */
  private int[] parent(int at) {
    return Objects.requireNonNull(parents.get(at));
  }
}
