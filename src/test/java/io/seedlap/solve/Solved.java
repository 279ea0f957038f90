package io.seedlap.solve;

import io.seedlap.rules.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Slices solved once for all tests. */
public final class Solved {
  private static final int SEEDS = 12;

  /** By seeds, null where the game is over. */
  public static final List<Slice> SADEQA = solve(SmallBoards.SADEQA);

  public static final List<Slice> ADJI_KUI = solve(SmallBoards.ADJI_KUI);

  private Solved() {}

  private static List<Slice> solve(Ruleset ruleset) {
    TableSolver solver = TableSolver.of(ruleset).orElseThrow();
    List<Slice> slices = new ArrayList<>(Collections.nCopies(solver.firstSlice(), null));
    try (SweepPool pool = new SweepPool(2)) {
      for (int seeds = solver.firstSlice(); seeds <= SEEDS; seeds++) {
        slices.add(solver.solve(seeds, slices::get, pool));
      }
    }
    return slices;
  }

  /** Read access to the slices of up to so many seeds. */
  static TableProbe upTo(Ruleset ruleset, int seeds) {
    List<Slice> slices = ruleset == SmallBoards.SADEQA ? SADEQA : ADJI_KUI;
    return TableProbe.of(
        TableSolver.of(ruleset).orElseThrow(),
        fewer -> fewer <= seeds && fewer < slices.size() ? slices.get(fewer) : null);
  }
}
