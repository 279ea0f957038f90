package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Finds, in Adji Kui II's tables, the shortest line of best play that leads out of a slice: to a
 * capture after which best play ends. The tables tell that there is one, not how long it is; who
 * just keeps to moves that keep the value may go round for ever.
 */
final class WayOut {
  /** Stands for a pass among the holes 0 to 11. */
  static final int PASS = 12;

  private static final int MAX_POSITIONS = 20_000;

  private final IntFunction<Slice> tables;
  private final Mover mover;

  /** By index of a position met: the index it was come to from, and by which hole. */
  private final Map<Integer, int[]> cameFrom = new HashMap<>();

  private final Deque<Integer> open = new ArrayDeque<>();

  WayOut(IntFunction<Slice> tables, Mover mover) {
    this.tables = tables;
    this.mover = mover;
  }

  /**
   * The holes to sow, each as the player sees it whose move it is, the last one capturing; empty
   * when no way out has been found.
   */
  List<Integer> from(long south, long north) {
    Slice slice = tables.apply(SliceIndex.total(south) + SliceIndex.total(north));
    SliceIndex index = SliceIndex.of(slice.seeds());
    SliceIndex.Cursor cursor = index.from(0);
    cameFrom.clear();
    open.clear();
    int start = index.of(south, north);
    meet(start, -1, PASS);
    while (!open.isEmpty() && cameFrom.size() < MAX_POSITIONS) {
      int at = open.remove();
      cursor.to(at);
      int out = look(slice, index, at, cursor.south(), cursor.north());
      if (out >= 0) {
        return way(at, out);
      }
    }
    return List.of();
  }

  /** Meets what the best moves lead to; the hole of a move that leads out, or -1. */
  private int look(Slice slice, SliceIndex index, int at, long south, long north) {
    int net = AdjiKuiValue.net(slice.at(at));
    boolean any = false;
    for (int hole = 0; hole < 6; hole++) {
      if (mover.liftable(south, north, hole) && mover.sow(south, north, hole, Rows.OWN_ROW)) {
        any = true;
        int captured = mover.captured();
        byte after = after(slice.seeds() - captured, mover.north(), mover.south());
        if (captured - AdjiKuiValue.net(after) == net && !AdjiKuiValue.cyclic(after)) {
          if (captured > 0) {
            return hole;
          }
          meet(index.of(mover.north(), mover.south()), at, hole);
        }
      }
    }
    if (!any) {
      meet(index.of(north, south), at, PASS);
    }
    return -1;
  }

  private byte after(int seeds, long south, long north) {
    return seeds <= AdjiKuiBuilder.SEEDS_AT_THE_END
        ? (byte) AdjiKuiValue.of(AdjiKuiValue.settled(south, north), true)
        : tables.apply(seeds).at(south, north);
  }

  private void meet(int at, int from, int hole) {
    if (cameFrom.putIfAbsent(at, new int[] {from, hole}) == null) {
      open.add(at);
    }
  }

  private List<Integer> way(int last, int out) {
    List<Integer> way = new ArrayList<>();
    way.add(out);
    for (int[] came = cameFrom.get(last); came[0] >= 0; came = cameFrom.get(came[0])) {
      way.add(came[1]);
    }
    Collections.reverse(way);
    return way;
  }
}
