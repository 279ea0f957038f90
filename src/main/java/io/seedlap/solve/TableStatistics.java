package io.seedlap.solve;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts the values in a slice. */
public final class TableStatistics {
  private long wins;
  private long losses;
  private long draws;
  private long cyclic;
  private int maxPlies = TableSolver.NO_PLIES;
  private final Map<Integer, Long> nets = new TreeMap<>();

  private TableStatistics() {}

  /**
   * One sentence: wins, losses and draws of the player to move, and what else the table contains.
   */
  public static String of(TableSolver solver, Slice slice) {
    long[] positions = new long[1 << Byte.SIZE];
    long size = SliceIndex.of(slice.seeds()).size();
    for (long at = 0; at < size; at++) {
      positions[slice.at(at) & 0xFF]++;
    }
    TableStatistics counts = new TableStatistics();
    for (int value = 0; value < positions.length; value++) {
      if (positions[value] > 0) {
        counts.add(solver, (byte) value, positions[value]);
      }
    }
    return counts.text(solver.ruleset().seedsDecide());
  }

  private void add(TableSolver solver, byte value, long positions) {
    int net = solver.net(value);
    if (net > 0) {
      wins += positions;
    } else if (net < 0) {
      losses += positions;
    } else {
      draws += positions;
    }
    nets.merge(net, positions, Long::sum);
    maxPlies = Math.max(maxPlies, solver.plies(value));
    cyclic += solver.cyclic(value) ? positions : 0;
  }

  private String text(boolean seedsDecide) {
    String results = String.format(Locale.ROOT, "win/loss/draw %,d/%,d/%,d", wins, losses, draws);
    if (seedsDecide) {
      return results + ", resting on infinite play " + cyclic + ", nets " + histogram();
    }
    return maxPlies == TableSolver.NO_PLIES
        ? results
        : results + ", the longest in " + maxPlies + " plies";
  }

  private String histogram() {
    return nets.entrySet().stream()
        .map(entry -> entry.getKey() + ":" + entry.getValue())
        .collect(Collectors.joining(" "));
  }
}
