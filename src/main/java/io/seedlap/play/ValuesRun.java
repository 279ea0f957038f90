package io.seedlap.play;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.seedlap.analysis.AnalysisDto;
import io.seedlap.analysis.AnalysisLimitsDto;
import io.seedlap.analysis.AnalysisPool;
import io.seedlap.play.ReplayDto.ReplayPlyDto;
import io.seedlap.rules.Position;
import io.seedlap.web.JsonWriter;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.wire.PositionReader;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Writes the values of the plies of one game, one a line, each as soon as it is known. One position
 * is analysed at a time. Where single analyses are refused, since all threads are busy or the
 * client has had as many as it may, this waits for the next.
 */
final class ValuesRun {
  private static final long PAUSE_MS = 500;

  private final AnalysisPool analyses;
  private final AnalysisLimitsDto limits;
  private final ObjectMapper mapper;
  private final CountDownLatch over;
  private final long end;

  /** The line of a ply whose value could not be found; it is the last one. */
  record ValuesRefusalDto(int ply, Problem problem) {}

  /**
   * @param over released when the request is over
   * @param timeout of all positions together
   */
  ValuesRun(
      AnalysisPool analyses,
      AnalysisLimitsDto limits,
      ObjectMapper mapper,
      CountDownLatch over,
      Duration timeout) {
    this.analyses = analyses;
    this.limits = limits;
    this.mapper = mapper;
    this.over = over;
    this.end = System.nanoTime() + timeout.toNanos();
  }

  /**
   * Values the game ply by ply, to its end or until its client has disconnected.
   *
   * @param path of the request, for problems
   * @throws IOException when the client has disconnected
   */
  void run(ReplayDto game, Position start, String path, OutputStream out) throws IOException {
    int done = 0;
    try {
      AnalysisDto before = null;
      for (ReplayPlyDto ply : game.plies()) {
        before = before == null ? value(start) : before;
        AnalysisDto after = value(PositionReader.read(start.ruleset(), "moves", ply.notation()));
        if (isOver()) {
          return;
        }
        boolean last = ply.ply() == game.plies().size();
        write(PlyValuesDto.of(ply, last ? game.outcome() : null, before, after), out);
        before = after;
        done = ply.ply();
      }
    } catch (ProblemException refused) {
      write(new ValuesRefusalDto(done + 1, refused.problem().at(path)), out);
    }
  }

  private void write(Object line, OutputStream out) throws IOException {
    out.write(JsonWriter.bytes(mapper, line));
    out.write('\n');
    out.flush();
  }

  private AnalysisDto value(Position position) {
    while (true) {
      if (System.nanoTime() - end > 0) {
        throw ProblemException.overloaded(
            "The values of this game take longer than they may; go on from the ply before this.");
      }
      try {
        return analyses.submit(position, limits, this::isOver).join();
      } catch (ProblemException busy) {
        pause(busy);
      } catch (CompletionException e) {
        if (e.getCause() instanceof ProblemException refused) {
          throw refused;
        }
        throw e;
      }
    }
  }

  private boolean isOver() {
    return over.getCount() == 0;
  }

  private void pause(ProblemException busy) {
    try {
      if (over.await(PAUSE_MS, TimeUnit.MILLISECONDS)) {
        throw busy;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw busy;
    }
  }
}
