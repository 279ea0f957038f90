package io.seedlap.play;

import io.seedlap.analysis.AnalysisLimitsDto;
import io.seedlap.web.KebabCase;
import io.seedlap.wire.PositionDto;
import io.seedlap.wire.PositionOrNotationDto;
import io.seedlap.wire.RequestValidator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of a batch: a request.
 *
 * @param id repeated in the answer; a string or a whole number, or null
 * @param op the operation; null for {@link BatchOperation#MOVE}
 * @param move there once {@link #validate} has passed, where the operation takes one
 * @param start of a replay; null for the ruleset's start position
 * @param moves of a replay; there once {@link #validate} has passed
 * @param limits of an analysis; null for the usual ones
 */
record BatchRequestDto(
    @Nullable BatchId id,
    @Nullable BatchOperation op,
    @Nullable PositionDto position,
    @Nullable String notation,
    String move,
    @Nullable PositionOrNotationDto start,
    List<String> moves,
    @Nullable AnalysisLimitsDto limits) {
  /** The operation that a line requests. */
  enum BatchOperation {
    MOVE,
    VALIDATE,
    LEGAL_MOVES,
    ANALYSIS,
    REPLAY
  }

  BatchOperation operation() {
    return op == null ? BatchOperation.MOVE : op;
  }

  /**
   * Validates the line itself; the position is read later.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, with all violations
   */
  void validate() {
    RequestValidator line = new RequestValidator();
    line.check(
        id == null || id.isValid(), "id", "not-an-id", "An id is a string or a whole number.");
    BatchOperation operation = operation();
    if (operation != BatchOperation.REPLAY) {
      line.requireOnePosition(position, notation);
    }
    if (operation == BatchOperation.MOVE || operation == BatchOperation.VALIDATE) {
      line.require("move", move).move("move", move);
    } else {
      notAsked(line, "move", move);
    }
    if (operation == BatchOperation.ANALYSIS) {
      limitsOrDefault().check(line, "limits.");
    } else {
      notAsked(line, "limits", limits);
    }
    if (operation == BatchOperation.REPLAY) {
      notAsked(line, "position", position);
      notAsked(line, "notation", notation);
      replay().check(line);
    } else {
      notAsked(line, "start", start);
      notAsked(line, "moves", moves);
    }
    line.done();
  }

  AnalysisLimitsDto limitsOrDefault() {
    return limits == null ? AnalysisLimitsDto.DEFAULT : limits;
  }

  /** The request of the operation {@code replay} by itself. */
  ReplayRequestDto replay() {
    return new ReplayRequestDto(null, start, moves);
  }

  private void notAsked(RequestValidator line, String field, @Nullable Object value) {
    line.check(
        value == null, field, "not-asked", KebabCase.of(operation()) + " takes no " + field + ".");
  }
}
