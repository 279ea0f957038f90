package io.seedlap.cli;

import io.seedlap.solve.TableSolver;
import io.seedlap.web.Nearest;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The id of a ruleset that has tables. */
final class SolverConverter implements ITypeConverter<TableSolver> {
  @Override
  public TableSolver convert(String id) {
    return TableSolver.named(id)
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "there is no game %s with tables. The nearest is %s."
                        .formatted(id, Nearest.to(id, ids()))));
  }

  private static List<String> ids() {
    return TableSolver.all().stream().map(solver -> solver.ruleset().id()).toList();
  }

  /** The ids, for help. */
  static final class Ids implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return ids().iterator();
    }
  }
}
