package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tables whose files are harmed while they are mapped. */
class TableFaultsTest {
  private static final int SEEDS = 11;
  private static final TableSolver SOLVER = TableSolver.of(SmallBoards.ADJI_KUI).orElseThrow();

  @TempDir Path directory;

  private final List<String> putAside = new ArrayList<>();
  private final Analyst analyst = new Analyst(16);
  private Tables tables;

  /** What happens to a file. */
  enum Harm {
    EMPTIED {
      @Override
      void to(Path file) throws IOException {
        shorten(file, 0);
      }
    },
    CUT_SHORT {
      @Override
      void to(Path file) throws IOException {
        shorten(file, Files.size(file) / 2);
      }
    },
    REMOVED {
      @Override
      void to(Path file) throws IOException {
        Files.delete(file);
      }
    },
    REPLACED {
      @Override
      void to(Path file) throws IOException {
        Path other = Files.write(file.resolveSibling("other"), new byte[(int) Files.size(file)]);
        Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
      }
    },
    WRITTEN_TO {
      @Override
      void to(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
          channel.write(ByteBuffer.wrap(new byte[100_000]), 64);
        }
      }
    };

    abstract void to(Path file) throws IOException;

    private static void shorten(Path file, long size) throws IOException {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        channel.truncate(size);
      }
    }
  }

  @BeforeEach
  void buildAndLoad() throws IOException {
    for (int seeds = SOLVER.firstSlice(); seeds <= SEEDS; seeds++) {
      TableFile.write(directory, SOLVER, Solved.ADJI_KUI.get(seeds));
    }
    tables = new Tables(SOLVER, directory, putAside::add);
    tables.load();
  }

  @ParameterizedTest
  @EnumSource
  void aTableThatIsHarmedIsPutAsideOnceAndSearchedAround(Harm harm) throws IOException {
    Position position = position(SEEDS, 1);
    Analysis.Value value = analyse(position).value();
    assertTrue(analyse(position).fromTable());

    harm.to(tables.path(SEEDS));

    for (int i = 0; i < 3; i++) {
      Analysis searched = analyse(position);
      assertFalse(searched.fromTable());
      assertTrue(!searched.value().exact() || searched.value().equals(value));
    }
    assertEquals(1, putAside.size());
    assertTrue(putAside.get(0).startsWith("adji-kui-ii-11.table was "), putAside.get(0));
    assertNull(tables.slice(SEEDS));
    assertNotNull(tables.slice(SEEDS - 1));
  }

  @ParameterizedTest
  @EnumSource
  void whatWasReadOfTablesThatAreHarmedMeanwhileIsNotBelieved(Harm harm) {
    Position position = position(30, 2);
    Analysis withoutTables =
        analyst.analyse(position, TableProbe.none(position.ruleset()), Limits.nodes(50_000));
    AtomicBoolean harmed = new AtomicBoolean();
    Limits harming =
        new Limits(
            600_000,
            60,
            50_000,
            () -> {
              if (!harmed.getAndSet(true)) {
                harmAll(harm);
              }
              return false;
            });
    Analysis analysis = analyst.analyse(position, tables.probe(), harming);

    assertTrue(harmed.get());
    assertEquals(withoutTables, analysis);
    assertEquals(SEEDS - SOLVER.firstSlice() + 1, putAside.size());
  }

  private void harmAll(Harm harm) {
    for (int seeds : tables.present()) {
      try {
        harm.to(tables.path(seeds));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Test
  void headwayIsLookedForInTheTablesThatAreLeft() throws IOException {
    for (int i = 0; i < 50; i++) {
      analyst.progressMove(position(SEEDS, i), tables.probe(), Limits.nodes(1_000));
    }
    Harm.EMPTIED.to(tables.path(SEEDS));
    for (int i = 0; i < 50; i++) {
      assertTrue(
          analyst.progressMove(position(SEEDS, i), tables.probe(), Limits.nodes(1_000)).isEmpty());
    }
  }

  /** Lines to a capture lead into smaller tables, of which one is missing. */
  @Test
  void aGapBelowATableMakesNoValueWrong() throws IOException {
    Tables whole = Tables.open(SOLVER, directory);
    Harm.REMOVED.to(tables.path(SEEDS - 1));
    for (int i = 0; i < 300; i++) {
      Position position = position(SEEDS, i);
      Slice slice = whole.slice(SEEDS);
      Analysis analysis = analyse(position);
      if (analysis.value().exact() && analysis.outcome() == null) {
        byte value = slice.at(position.near(), position.far());
        int lead = analysis.value().score().south() - analysis.value().score().north();
        int captured = position.captured().south() - position.captured().north();
        assertEquals(SOLVER.net(value), lead - captured, position::toString);
      } else {
        assertFalse(analysis.fromTable());
      }
    }
  }

  @Test
  void nothingIsBuiltOnATableThatCannotBeRead() throws IOException {
    Harm.EMPTIED.to(tables.path(SEEDS - 1));
    try (SweepPool pool = new SweepPool(1)) {
      IOException refused = assertThrows(IOException.class, () -> tables.build(SEEDS + 3, pool));
      assertTrue(refused.getMessage().startsWith("adji-kui-ii-10.table"), refused.getMessage());
    }
    assertFalse(Files.exists(tables.path(SEEDS + 3)));
  }

  private Analysis analyse(Position position) {
    return analyst.analyse(position, tables.probe(), Limits.nodes(20_000));
  }

  private static Position position(int seeds, int seed) {
    return SmallBoards.position(
        SmallBoards.ADJI_KUI, SmallBoards.random(new Random(seed), seeds), Player.SOUTH);
  }
}
