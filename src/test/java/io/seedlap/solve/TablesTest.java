package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TablesTest {
  private static final int SEEDS = 6;

  @TempDir Path directory;

  @BeforeEach
  void buildSmallSlices() throws IOException {
    build(TableGame.SADEQA_II, SEEDS);
    build(TableGame.ADJI_KUI_II, 10);
  }

  private void build(TableGame game, int upTo) throws IOException {
    Tables tables = Tables.open(game, directory);
    try (Workers workers = new Workers(2)) {
      for (int seeds : tables.missing(upTo)) {
        tables.build(seeds, workers);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void tablesReadAgainAreWhatTheirSuccessorsSay(TableGame game) {
    Tables tables = Tables.open(game, directory);
    assertEquals(List.of(), tables.refusals());
    for (int seeds = game.first(); tables.slice(seeds) != null; seeds++) {
      assertEquals(0, tables.verify(seeds, 5_000, new Random(5)));
    }
  }

  @Test
  void aBuildGoesOnWhereAnotherWasLeft() {
    Tables tables = Tables.open(TableGame.SADEQA_II, directory);
    assertEquals(List.of(), tables.missing(SEEDS));
    assertEquals(List.of(SEEDS + 1, SEEDS + 2), tables.missing(SEEDS + 2));
  }

  @Test
  void aFileThatABuildLeftUnfinishedIsNoTable() throws IOException {
    Path file = TableFile.path(directory, TableGame.SADEQA_II, SEEDS);
    Files.move(file, file.resolveSibling(file.getFileName() + ".part"));
    assertNull(Tables.open(TableGame.SADEQA_II, directory).slice(SEEDS));
  }

  @Test
  void aFileWithOneBitChangedIsRefused() throws IOException {
    Path file = TableFile.path(directory, TableGame.SADEQA_II, SEEDS);
    byte[] bytes = Files.readAllBytes(file);
    for (int at : new int[] {0, 10, 27, 31, 39, 47, 64, 5_000, bytes.length - 1}) {
      byte[] changed = bytes.clone();
      changed[at] ^= 1;
      Files.write(file, changed);
      refused(SEEDS);
    }
  }

  @Test
  void aFileCutShortIsRefused() throws IOException {
    Path file = TableFile.path(directory, TableGame.SADEQA_II, SEEDS);
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 1));
    refused(SEEDS);
    Files.write(file, new byte[0]);
    refused(SEEDS);
  }

  @Test
  void theTableOfAnotherSliceIsRefused() throws IOException {
    Files.copy(
        TableFile.path(directory, TableGame.SADEQA_II, SEEDS),
        TableFile.path(directory, TableGame.SADEQA_II, SEEDS + 1));
    refused(SEEDS + 1);
  }

  private void refused(int seeds) {
    Tables tables = Tables.open(TableGame.SADEQA_II, directory);
    assertNull(tables.slice(seeds));
    assertNotNull(tables.slice(SEEDS - 1));
    assertEquals(1, tables.refusals().size());
    assertTrue(tables.refusals().get(0).contains("refused"), tables.refusals().get(0));
  }

  @Test
  void verifyingTellsOfAWrongValue() throws IOException {
    Slice right = Tables.open(TableGame.SADEQA_II, directory).slice(SEEDS);
    int wrong = SliceIndex.of(SEEDS).size() / 2;
    Slice changed =
        new Slice() {
          @Override
          public byte at(int index) {
            return (byte) (right.at(index) + (index == wrong ? 2 : 0));
          }

          @Override
          public int seeds() {
            return SEEDS;
          }
        };
    TableFile.write(directory, TableGame.SADEQA_II, changed);
    Tables tables = Tables.open(TableGame.SADEQA_II, directory);
    assertFalse(tables.verify(SEEDS, Integer.MAX_VALUE, new Random(6)) == 0);
  }
}
