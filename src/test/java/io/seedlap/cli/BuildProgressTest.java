package io.seedlap.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableSolver;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuildProgressTest {
  private final StringWriter printed = new StringWriter();
  private final TableSolver solver = TableSolver.all().get(0);

  private void drawTwiceAndFinish(boolean bar) {
    try (SweepPool pool = new SweepPool(1);
        BuildProgress progress =
            new BuildProgress(new PrintWriter(printed), bar, solver, pool, List.of(9, 10))) {
      progress.slice(9);
      progress.draw();
      progress.draw();
      progress.finished();
    }
  }

  @Test
  void aTerminalGetsABarThatIsRedrawnInItsLine() {
    drawTwiceAndFinish(true);
    String text = printed.toString();
    assertEquals(2, text.chars().filter(it -> it == '[').count(), text);
    assertEquals(3, text.chars().filter(it -> it == '\r').count(), text);
    assertEquals(1, text.lines().filter(line -> line.contains("9 seeds: ")).count(), text);
    assertEquals(1, text.chars().filter(it -> it == '\n').count(), text);
  }

  @Test
  void aFileGetsLines() {
    drawTwiceAndFinish(false);
    List<String> lines = printed.toString().lines().toList();
    assertEquals(3, lines.size());
    assertTrue(lines.get(0).matches(" *0 %  9 seeds .* left"), lines.get(0));
    assertTrue(lines.get(2).startsWith(" 9 seeds: 167,960 positions in"), lines.get(2));
    assertEquals(-1, printed.toString().indexOf('\r'));
  }

  @Test
  void whoIsWaitedForIsNamed() {
    try (SweepPool pool = new SweepPool(1);
        BuildProgress progress =
            new BuildProgress(new PrintWriter(printed), false, solver, pool, List.of(9))) {
      progress.waitingFor("4711");
    }
    assertTrue(printed.toString().contains("process 4711"), printed.toString());
  }
}
