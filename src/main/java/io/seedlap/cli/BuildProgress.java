package io.seedlap.cli;

import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableSolver;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Prints the progress of a build: a bar, the rate and the time that remains, in one line that is
 * redrawn.
 */
final class BuildProgress implements AutoCloseable {
  private static final int BAR = 30;
  private static final int REDRAWN_AFTER_MS = 500;

  private final PrintStream out;
  private final TableSolver solver;
  private final SweepPool pool;
  private final long all;
  private final long begun = System.nanoTime();
  private final Thread clock = new Thread(this::redraw, "progress");
  private long before;
  private volatile long stepsBefore;
  private long sliceBegun;
  private volatile int seeds;

  BuildProgress(PrintStream out, TableSolver solver, SweepPool pool, List<Integer> slices) {
    this.out = out;
    this.solver = solver;
    this.pool = pool;
    this.all = slices.stream().mapToLong(slice -> SliceIndex.of(slice).size()).sum();
    this.seeds = slices.get(0);
    clock.setDaemon(true);
    clock.start();
  }

  /** The slice that is begun now. */
  void slice(int begunNow) {
    seeds = begunNow;
    stepsBefore = pool.steps();
    sliceBegun = System.nanoTime();
  }

  /** The slice is built and in its file. */
  synchronized void finished() {
    int size = SliceIndex.of(seeds).size();
    before += size;
    double seconds = (System.nanoTime() - sliceBegun) / 1e9;
    out.printf(
        Locale.ROOT,
        "\r%2d seeds: %,d positions in %.1f s, %.2f million a second%30s%n",
        seeds,
        size,
        seconds,
        size / seconds / 1e6,
        "");
  }

  private void redraw() {
    try {
      while (true) {
        Thread.sleep(REDRAWN_AFTER_MS);
        draw();
      }
    } catch (InterruptedException e) {
      // The build is over.
    }
  }

  private synchronized void draw() {
    double slice = (double) (pool.steps() - stepsBefore) / solver.stepsPerPosition();
    double done = before + Math.min(slice, SliceIndex.of(seeds).size());
    double seconds = (System.nanoTime() - begun) / 1e9;
    int bar = (int) (BAR * done / all);
    Duration left = Duration.ofSeconds(done == 0 ? 0 : (long) (seconds * (all - done) / done));
    out.printf(
        Locale.ROOT,
        "\r[%s%s] %3.0f %%  %d seeds  %.2f million a second  %d:%02d left ",
        "#".repeat(bar),
        " ".repeat(BAR - bar),
        100 * done / all,
        seeds,
        done / seconds / 1e6,
        left.toMinutes(),
        left.toSecondsPart());
    out.flush();
  }

  @Override
  public void close() {
    clock.interrupt();
  }
}
