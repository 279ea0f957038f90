package io.seedlap.cli;

import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableSolver;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Prints the progress of a build, its rate and the time that remains: on a terminal a bar that is
 * redrawn in its line; in a file or pipe a line now and then. Each slice that is done has a line of
 * its own.
 */
final class BuildProgress implements AutoCloseable {
  private static final int BAR = 30;
  private static final Duration REDRAWN = Duration.ofMillis(500);
  private static final Duration PRINTED = Duration.ofSeconds(10);

  private final PrintWriter out;
  private final boolean bar;
  private final TableSolver solver;
  private final SweepPool pool;
  private final long all;
  private final long begun = System.nanoTime();
  private final Thread clock = new Thread(this::drawNowAndThen, "progress");
  private long before;
  private volatile long stepsBefore;
  private long sliceBegun;
  private volatile int seeds;

  BuildProgress(
      PrintWriter out, boolean bar, TableSolver solver, SweepPool pool, List<Integer> slices) {
    this.out = out;
    this.bar = bar;
    this.solver = solver;
    this.pool = pool;
    this.all = slices.stream().mapToLong(slice -> SliceIndex.of(slice).size()).sum();
    this.seeds = slices.get(0);
    clock.setDaemon(true);
  }

  /**
   * Begins to draw.
   *
   * @param bar whether to draw a bar, which needs a terminal
   * @param slices to be built, one or more
   */
  static BuildProgress start(
      PrintWriter out, boolean bar, TableSolver solver, SweepPool pool, List<Integer> slices) {
    BuildProgress progress = new BuildProgress(out, bar, solver, pool, slices);
    progress.clock.start();
    return progress;
  }

  /** The slice that is begun now. */
  void slice(int begunNow) {
    seeds = begunNow;
    stepsBefore = pool.steps();
    sliceBegun = System.nanoTime();
  }

  /** Another process builds in the folder, and this one waits for it. */
  synchronized void waitingFor(String process) {
    line("Waiting for process " + process + ", which builds tables in the same folder");
  }

  /** The slice is built and in its file. */
  synchronized void finished() {
    long size = SliceIndex.of(seeds).size();
    before += size;
    double seconds = (System.nanoTime() - sliceBegun) / 1e9;
    line(
        String.format(
            Locale.ROOT,
            "%2d seeds: %,d positions in %.1f s, %.2f million a second",
            seeds,
            size,
            seconds,
            size / seconds / 1e6));
  }

  /** A line that stays; on a terminal in place of the bar. */
  private void line(String text) {
    out.println(bar ? String.format("\r%-80s", text) : text);
    out.flush();
  }

  private void drawNowAndThen() {
    try {
      while (true) {
        Thread.sleep((bar ? REDRAWN : PRINTED).toMillis());
        draw();
      }
    } catch (InterruptedException e) {
      // The build is over.
    }
  }

  /** Draws the bar, or prints a line, as things stand. */
  synchronized void draw() {
    double slice = (double) (pool.steps() - stepsBefore) / solver.stepsPerPosition();
    double done = before + Math.min(slice, (double) SliceIndex.of(seeds).size());
    double seconds = (System.nanoTime() - begun) / 1e9;
    Duration left = Duration.ofSeconds(done == 0 ? 0 : (long) (seconds * (all - done) / done));
    String text =
        String.format(
            Locale.ROOT,
            "%3.0f %%  %d seeds  %.2f million a second  %d:%02d left",
            100 * done / all,
            seeds,
            done / seconds / 1e6,
            left.toMinutes(),
            left.toSecondsPart());
    if (bar) {
      int full = (int) (BAR * done / all);
      out.print("\r[" + "#".repeat(full) + " ".repeat(BAR - full) + "] " + text + " ");
      out.flush();
    } else {
      line(text);
    }
  }

  @Override
  public void close() {
    clock.interrupt();
  }
}
