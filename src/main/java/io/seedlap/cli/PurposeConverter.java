package io.seedlap.cli;

import io.seedlap.solve.TablePurpose;
import java.util.Arrays;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The positions that tables are built for. */
final class PurposeConverter implements ITypeConverter<TablePurpose> {
  @Override
  public TablePurpose convert(String id) {
    return Arrays.stream(TablePurpose.values())
        .filter(purpose -> purpose.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException("it is play or set-ups, not " + id + "."));
  }
}
