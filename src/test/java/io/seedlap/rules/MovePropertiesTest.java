package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Properties of every move in every position. */
@Domain(RandomPositions.class)
class MovePropertiesTest {
  private static final int TRIES = 100_000;

  private final Referee referee = Referee.unhurried();

  @Property(tries = TRIES)
  void noSeedIsLostOrMade(@ForAll Position position) {
    for (MoveResult.Played played : moves(position)) {
      Position after = played.position();
      assertEquals(position.ruleset().seeds(), after.board().total() + after.captured().total());
      assertEquals(
          position.captured().plus(position.turn(), played.summary().captured()), after.captured());
      Outcome outcome = played.outcome();
      if (outcome != null && outcome.swept() != null) {
        assertEquals(after.board().total(), outcome.swept().total());
        assertEquals(position.ruleset().seeds(), outcome.score().total());
      }
    }
  }

  @Property(tries = TRIES)
  void theSowableHolesAreTheLegalMovesThatSow(@ForAll Position position) {
    List<Move> moves = referee.legalMoves(position).legal().stream().map(l -> l.move()).toList();
    List<Move> sowable = referee.sowable(position).inOrder().stream().<Move>map(Move::sow).toList();
    assertEquals(sowable.isEmpty() && !moves.isEmpty() ? List.of(Move.PASS) : sowable, moves);
  }

  /** The boards of the log are those of its laps sown seed by seed. */
  @Property(tries = TRIES)
  void theLogReplaysToItsOwnBoardsAndToThePositionAfterIt(@ForAll Position position) {
    for (MoveResult.Played played : moves(position)) {
      replay(position, played);
    }
  }

  private static void replay(Position position, MoveResult.Played played) {
    int[] board = Boards.ints(position.board());
    MoveSummary summary = played.summary();
    Hole from = played.move() instanceof Move.Sow sow ? sow.hole() : null;
    int laps = 0;
    int sown = 0;
    int captured = 0;
    for (Event event : played.events()) {
      if (event instanceof Event.Lap lap) {
        assertEquals(++laps, lap.lap());
        assertEquals(from, lap.from());
        assertEquals(board[lap.from().ordinal()], lap.seeds());
        int last = Boards.lap(board, lap.from().ordinal());
        assertEquals(last, lap.last().ordinal());
        assertEquals(board[last], lap.lastCount());
        from = lap.last();
        sown += lap.seeds();
      } else if (event instanceof Event.Capture capture) {
        assertEquals(played.player(), capture.player());
        assertEquals(board[capture.hole().ordinal()], capture.seeds());
        board[capture.hole().ordinal()] = 0;
        captured += capture.seeds();
      } else if (event instanceof Event.MoveEnded ended) {
        assertEquals(played.end(), ended.reason());
      } else if (event instanceof Event.GameEnded ended) {
        assertEquals(played.outcome(), ended.outcome());
      }
      assertArrayEquals(board, Boards.ints(event.board()));
    }
    assertArrayEquals(board, Boards.ints(played.position().board()));
    assertEquals(List.of(summary.laps(), summary.sown()), List.of((long) laps, (long) sown));
    assertEquals(summary.captured(), captured);
  }

  /** Turning the board round changes the names in the log and nothing else. */
  @Property(tries = TRIES)
  void bothPlayersPlayByTheSameRules(@ForAll Position position) {
    LegalMoves here = referee.legalMoves(position);
    LegalMoves there = referee.legalMoves(Mirror.of(position));
    assertEquals(Mirror.of(here.outcome()), there.outcome());
    assertEquals(Mirror.of(here.illegal()), there.illegal());
    for (MoveResult.Played played : moves(position)) {
      MoveResult.Played mirrored =
          (MoveResult.Played) referee.play(Mirror.of(position), Mirror.of(played.move()));
      assertEquals(Mirror.of(played), mirrored);
    }
  }

  @Property(tries = TRIES)
  void aMoveOrPassIsInTheListExactlyWhenItCanBePlayed(@ForAll Position position) {
    LegalMoves moves = referee.legalMoves(position);
    List<Move> legal = moves.legal().stream().map(LegalMoves.Legal::move).toList();
    List<Hole> refused = moves.illegal().stream().map(LegalMoves.Illegal::hole).toList();
    assertEquals(referee.outcome(position).orElse(null), moves.outcome());
    if (moves.outcome() != null) {
      assertEquals(List.of(List.of(), List.of()), List.of(legal, refused));
    } else if (legal.equals(List.of(Move.PASS))) {
      assertEquals(List.of(Hole.values()), refused);
    } else {
      List<Move> illegal = refused.stream().map(Move::sow).toList();
      for (Hole hole : Hole.values()) {
        assertEquals(legal.contains(Move.sow(hole)), !illegal.contains(Move.sow(hole)));
      }
      assertEquals(12, legal.size() + refused.size());
    }
    for (LegalMoves.Legal move : moves.legal()) {
      assertEquals(
          move.summary(), ((MoveResult.Played) referee.play(position, move.move())).summary());
    }
    for (LegalMoves.Illegal hole : moves.illegal()) {
      assertEquals(
          hole.reason(),
          ((MoveResult.Refused) referee.play(position, Move.sow(hole.hole()))).reason());
    }
  }

  private List<MoveResult.Played> moves(Position position) {
    return referee.legalMoves(position).legal().stream()
        .map(legal -> (MoveResult.Played) referee.play(position, legal.move()))
        .toList();
  }
}
