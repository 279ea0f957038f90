package io.seedlap.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;
import io.seedlap.analysis.AnalysisPool;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Refusal;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.JsonProblems;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.wire.PositionReader;
import io.seedlap.wire.RefusalProblems;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers one batch: lines in, answers out, in the same order, one line in memory at a time. The
 * answer to an invalid line is a problem; the lines after it are answered all the same.
 */
final class BatchRun {
  private final Ruleset ruleset;
  private final String path;
  private final SowingExecutor sowings;
  private final PlayMetrics metrics;
  private final AnalysisPool analyses;
  private final BooleanSupplier disconnected;
  private final ObjectReader reader;
  private final LineReader lines;
  private final BatchWriter answers;
  private long number;

  BatchRun(
      Ruleset ruleset,
      String path,
      SowingExecutor sowings,
      PlayMetrics metrics,
      AnalysisPool analyses,
      BooleanSupplier disconnected,
      ObjectReader reader,
      LineReader lines,
      BatchWriter answers) {
    this.ruleset = ruleset;
    this.path = path;
    this.sowings = sowings;
    this.metrics = metrics;
    this.analyses = analyses;
    this.disconnected = disconnected;
    this.reader = reader;
    this.lines = lines;
    this.answers = answers;
  }

  /**
   * Answers every line that is not blank.
   *
   * @param maxBytes of all lines together; a line beyond ends the batch with a problem
   * @throws IOException when the client has disconnected
   */
  void run(long maxBytes) throws IOException {
    while (lines.next()) {
      number++;
      if (lines.total > maxBytes) {
        refuse(null, Problem.of(ProblemType.BODY_TOO_LARGE));
        break;
      }
      if (!lines.isBlank()) {
        answer();
      }
    }
    answers.flush();
  }

  private void answer() throws IOException {
    BatchId id = null;
    try {
      if (lines.tooLong) {
        throw new ProblemException(
            Problem.of(ProblemType.BODY_TOO_LARGE, "This line is longer than a line may be."));
      }
      BatchRequestDto line = reader.readValue(lines.bytes, lines.start, lines.length);
      if (line == null) {
        throw new ProblemException(
            Problem.of(ProblemType.MISSING_BODY, "The line is null; a JSON object is needed."));
      }
      id = line.id();
      JsonProblems.requireLineUtf8(lines.bytes, lines.start, lines.length);
      line.validate();
      answer(line);
    } catch (JsonProcessingException e) {
      refuse(
          BatchId.find(reader, lines.bytes, lines.start, lines.length),
          JsonProblems.explainLine(e));
    } catch (ProblemException e) {
      refuse(id, e.problem());
    }
  }

  /** Computes the whole answer before any of it is written. */
  private void answer(BatchRequestDto line) throws IOException {
    if (line.operation() == BatchRequestDto.BatchOperation.REPLAY) {
      replay(line);
      return;
    }
    Position position = PositionReader.read(ruleset, line.position(), line.notation());
    switch (line.operation()) {
      case MOVE -> play(line.id(), new MoveQuery(position, Move.read(line.move())));
      case VALIDATE -> validate(line.id(), new MoveQuery(position, Move.read(line.move())));
      case LEGAL_MOVES ->
          answers.legalMoves(
              line.id(), LegalMovesDto.of(compute(referee -> referee.legalMoves(position))));
      case ANALYSIS -> analyse(line, position);
      case REPLAY -> throw new IllegalStateException(); // has no position, see above
    }
  }

  private void play(@Nullable BatchId id, MoveQuery query) throws IOException {
    MoveResult result = compute(referee -> referee.play(query.position(), query.move()));
    metrics.count(ruleset, result);
    if (result instanceof MoveResult.Played played) {
      answers.played(id, played);
    } else {
      refuse(id, RefusalProblems.illegalMove((MoveResult.Refused) result));
    }
  }

  private void validate(@Nullable BatchId id, MoveQuery query) throws IOException {
    Refusal refusal =
        compute(referee -> referee.refusal(query.position(), query.move())).orElse(null);
    metrics.count(ruleset, refusal);
    answers.validation(id, ValidationDto.of(query, refusal));
  }

  private void replay(BatchRequestDto line) throws IOException {
    List<String> moves = line.moves();
    Position start = line.replay().read(ruleset);
    answers.fields(line.id(), compute(referee -> ReplayDto.play(start, moves, false, referee)));
  }

  /** Answers before it are flushed, so that they do not wait for it. */
  private void analyse(BatchRequestDto line, Position position) throws IOException {
    answers.flush();
    try {
      answers.fields(
          line.id(),
          analyses
              .analyse(position, line.limitsOrDefault(), disconnected)
              .toCompletableFuture()
              .join());
    } catch (CompletionException e) {
      if (e.getCause() instanceof ProblemException refused) {
        throw refused;
      }
      throw e;
    }
  }

  /** Answers before a long sowing are flushed, so that they do not wait for it. */
  private <T> T compute(Function<Referee, T> computation) throws IOException {
    Optional<T> result = sowings.tryOnCaller(computation);
    if (result.isPresent()) {
      return result.get();
    }
    answers.flush();
    return sowings.computeOnWorker(computation);
  }

  private void refuse(@Nullable BatchId id, Problem problem) throws IOException {
    answers.problem(id, problem.at(path).with("line", number));
  }
}
