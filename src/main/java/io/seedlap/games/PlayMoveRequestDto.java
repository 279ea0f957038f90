package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.seedlap.rules.Move;
import io.seedlap.wire.RequestValidator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The request to play a move, or several in a row. Its JSON is part of what {@link MoveCommand}
 * hashes, so that what is not given is left out.
 *
 * @param move a hole's letter; null where there are {@code moves}
 * @param moves 1 to {@link #MAX_MOVES} holes' letters; null or empty where there is a {@code move}
 * @param opponentToken the token of the other seat, where the moves are those of both; null for
 *     none
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record PlayMoveRequestDto(
    @Nullable String move, @Nullable List<String> moves, @Nullable String opponentToken) {
  static final int MAX_MOVES = 100;

  PlayMoveRequestDto {
    moves = moves == null || moves.isEmpty() ? null : moves; // some clients send empty lists
  }

  /** One move. */
  static PlayMoveRequestDto of(Move move) {
    return new PlayMoveRequestDto(move.toString(), null, null);
  }

  /**
   * The moves, one or several, not judged yet.
   *
   * @throws io.seedlap.web.ProblemException invalid-request, with all violations
   */
  List<Move> read() {
    new RequestValidator()
        .move("move", move)
        .moves("moves", moves, MAX_MOVES)
        .check(move != null || moves != null, "move", "required", "This is missing.")
        .check(
            move == null || moves == null,
            "moves",
            "ambiguous",
            "Give either move or moves, not both.")
        .check(
            opponentToken == null || moves != null,
            "opponentToken",
            "unexpected",
            "It goes with moves; a single move needs the token of its player only.")
        .done();
    return moves == null
        ? List.of(Move.read(String.valueOf(move)))
        : moves.stream().map(Move::read).toList();
  }
}
