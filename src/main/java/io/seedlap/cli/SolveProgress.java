package io.seedlap.cli;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Move;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.notation.NotationWriter;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.proof.MoveBounds;
import io.seedlap.solve.proof.ProvenPosition;
import io.seedlap.solve.proof.ProvenPositions;
import io.seedlap.startup.IoReason;
import io.seedlap.startup.StartFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Prints the progress of a proof and keeps what is proven. How long the next answer takes cannot be
 * known: so the bounds that are left are printed, and the time that has passed.
 */
final class SolveProgress {
  /** Three years: no limit. */
  static final long LONGEST_MILLIS = 100_000_000_000L;

  private static final Duration PRINTED = Duration.ofSeconds(10);

  private final PrintWriter out;
  private final Position position;
  private final ProvenPositions proven;
  private final long begun = System.nanoTime();
  private long printed = System.nanoTime();
  private @Nullable ProvenPosition latest;

  SolveProgress(PrintWriter out, Position position, ProvenPositions proven) {
    this.out = out;
    this.position = position;
    this.proven = proven;
    out.println("Solving " + NotationWriter.write(position));
    out.flush();
  }

  /** Is called many times a second; prints a line now and then. Never stops the search. */
  boolean tick() {
    if (System.nanoTime() - printed > PRINTED.toNanos()) {
      print();
    }
    return false;
  }

  /** Keeps and prints what is proven now. */
  void answered(ProvenPosition now) {
    latest = now;
    try {
      proven.put(now);
    } catch (IOException e) {
      throw new StartFailure("What is proven cannot be written: " + IoReason.of(e) + ".", e);
    }
    print();
  }

  private void print() {
    printed = System.nanoTime();
    Duration passed = Duration.ofNanos(printed - begun);
    out.printf(
        Locale.ROOT,
        "%d:%02d  %s%n",
        passed.toMinutes(),
        passed.toSecondsPart(),
        latest == null ? "nothing is proven yet" : bounds(latest));
    out.flush();
  }

  private String bounds(ProvenPosition now) {
    return now.moves().stream()
        .map(
            move ->
                name(move.hole())
                    + (move.isExact() ? " " + move.low() : " " + move.low() + ".." + move.high()))
        .collect(Collectors.joining("  "));
  }

  private String name(int hole) {
    if (hole == MoveBounds.PASS) {
      return Move.PASS.toString();
    }
    int side = position.turn() == Player.SOUTH ? 0 : Hole.PER_ROW;
    return Hole.at((hole + side) % Hole.COUNT).toString();
  }

  /** Prints the result. */
  void finished(Analysis analysis) {
    out.println(describe(analysis.value()));
    for (Analysis.MoveValue move : analysis.moves()) {
      out.println("  " + move.move() + "  " + describe(move.value()));
    }
    out.println(
        "Best play: "
            + analysis.pv().stream().map(Move::toString).collect(Collectors.joining(" ")));
    out.printf(
        Locale.ROOT,
        "%,d positions in %.1f s%n",
        analysis.nodes(),
        (System.nanoTime() - begun) / 1e9);
    out.flush();
  }

  private static String describe(Analysis.Value value) {
    String result = value.result().name().toLowerCase(Locale.ROOT);
    return value.score() == null
        ? result
        : result + " " + value.score().south() + "-" + value.score().north();
  }
}
