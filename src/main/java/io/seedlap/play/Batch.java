package io.seedlap.play;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import io.seedlap.execution.SowingExecutor;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Refusal;
import io.seedlap.rules.Ruleset;
import io.seedlap.web.JsonFaults;
import io.seedlap.web.Problem;
import io.seedlap.web.ProblemException;
import io.seedlap.web.ProblemType;
import io.seedlap.wire.PositionSource;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/**
 * One batch on its way: lines in, answers out, in order, one line in memory at a time. What is
 * wrong with a line is its answer, and the next line follows.
 */
final class Batch {
  private final Ruleset ruleset;
  private final String path;
  private final SowingExecutor sowings;
  private final PlayMetrics metrics;
  private final ObjectReader reader;
  private final LineReader lines;
  private final BatchAnswers answers;
  private long number;

  Batch(
      Ruleset ruleset,
      String path,
      SowingExecutor sowings,
      PlayMetrics metrics,
      ObjectReader reader,
      LineReader lines,
      BatchAnswers answers) {
    this.ruleset = ruleset;
    this.path = path;
    this.sowings = sowings;
    this.metrics = metrics;
    this.reader = reader;
    this.lines = lines;
    this.answers = answers;
  }

  /**
   * Answers every line; blank ones are passed over.
   *
   * @param mostBytes of all lines together; what goes beyond ends the batch with a problem
   * @throws IOException when the client has gone
   */
  void run(long mostBytes) throws IOException {
    while (lines.next()) {
      number++;
      if (lines.total > mostBytes) {
        refuse(null, Problem.of(ProblemType.BODY_TOO_LARGE));
        break;
      }
      if (lines.length > 0 || lines.tooLong) {
        answer();
      }
    }
    answers.flush();
  }

  private void answer() throws IOException {
    JsonNode id = null;
    try {
      if (lines.tooLong) {
        throw new ProblemException(
            Problem.of(ProblemType.BODY_TOO_LARGE, "This line is longer than a line may be."));
      }
      BatchLine line = reader.readValue(lines.bytes, lines.start, lines.length);
      if (line == null) {
        throw new ProblemException(ProblemType.MISSING_BODY);
      }
      id = line.id();
      line.check();
      answer(line);
    } catch (JsonProcessingException e) {
      refuse(id, JsonFaults.explain(e));
    } catch (ProblemException e) {
      refuse(id, e.problem());
    }
  }

  /** Finds the whole answer before anything of it is written. */
  private void answer(BatchLine line) throws IOException {
    Position position =
        line.position() != null
            ? PositionSource.read(ruleset, "position", line.position())
            : PositionSource.read(ruleset, "notation", line.notation());
    switch (line.asked()) {
      case MOVE -> play(line, position, Move.read(line.move()));
      case VALIDATE -> validate(line, position, Move.read(line.move()));
      case LEGAL_MOVES ->
          answers.legalMoves(
              line.id(),
              LegalMovesResource.Answer.of(ask(referee -> referee.legalMoves(position))));
    }
  }

  private void play(BatchLine line, Position position, Move move) throws IOException {
    MoveResult result = ask(referee -> referee.play(position, move));
    metrics.count(ruleset, result);
    if (result instanceof MoveResult.Played played) {
      answers.played(line.id(), played);
    } else {
      refuse(line.id(), MoveResource.problem((MoveResult.Refused) result));
    }
  }

  private void validate(BatchLine line, Position position, Move move) throws IOException {
    Refusal refusal = ask(referee -> referee.refusal(position, move)).orElse(null);
    metrics.count(ruleset, refusal);
    answers.verdict(line.id(), ValidateResource.Verdict.of(position, move, refusal));
  }

  /** What has been answered already does not wait for a long sowing. */
  private <T> T ask(Function<Referee, T> question) throws IOException {
    Optional<T> answer = sowings.tryOnCaller(question);
    if (answer.isPresent()) {
      return answer.get();
    }
    answers.flush();
    return sowings.computeOnWorker(question);
  }

  private void refuse(JsonNode id, Problem problem) throws IOException {
    answers.problem(id, problem.at(path).with("line", number));
  }
}
