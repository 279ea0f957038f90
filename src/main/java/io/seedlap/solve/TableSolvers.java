package io.seedlap.solve;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** The solvers on the class path, found once. */
final class TableSolvers {
  static final List<TableSolver> ALL =
      ServiceLoader.load(TableSolver.class, TableSolver.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .sorted(Comparator.comparing(solver -> solver.ruleset().id()))
          .toList();

  private TableSolvers() {}
}
