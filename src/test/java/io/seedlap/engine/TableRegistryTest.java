package io.seedlap.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.StartupEvent;
import io.seedlap.rules.Move;
import io.seedlap.rules.Position;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.SmallBoards;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import io.seedlap.solve.proof.MoveBounds;
import io.seedlap.solve.proof.ProvenPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableRegistryTest {
  @TempDir Path directory;

  private TableRegistry registry(int seeds, int setUps) throws InterruptedException {
    TableRegistry registry =
        new TableRegistry(new TablesConfig(directory, 1, true, ruleset -> seeds, setUps));
    registry.start(new StartupEvent());
    return registry;
  }

  @Test
  void whatIsProvenOfTheStartIsReadAtTheStartOfTheService() throws Exception {
    assertTrue(registry(0, 0).provenStart(SmallBoards.SADEQA).isEmpty());
    keep(List.of(5, 5));
    Analysis start = registry(0, 0).provenStart(SmallBoards.SADEQA).orElseThrow();
    assertEquals(Analysis.Result.WIN, start.value().result());
    assertEquals(List.of(Move.read("F"), Move.read("f")), start.pv());
    assertTrue(registry(0, 0).provenStart(SmallBoards.ADJI_KUI).isEmpty());
  }

  private void keep(List<Integer> line) throws IOException {
    Position start = SmallBoards.SADEQA.start();
    Tables.open(TableSolver.of(SmallBoards.SADEQA).orElseThrow(), directory)
        .proven()
        .put(
            new ProvenPosition(
                start.near(), start.far(), 3, List.of(new MoveBounds(5, 1, 1)), line, false));
  }

  @Test
  void tablesOfSetUpsAreBuiltAfterThoseOfPlayAndUpToTheirOwnLimit() throws Exception {
    registry(9, 9);
    assertTrue(Files.exists(directory.resolve("adji-kui-ii-09.table")));
    Files.delete(directory.resolve("adji-kui-ii-09.table"));
    registry(9, 0);
    assertTrue(Files.notExists(directory.resolve("adji-kui-ii-09.table")));
    assertTrue(Files.exists(directory.resolve("sadeqa-ii-09.table")));
  }
}
