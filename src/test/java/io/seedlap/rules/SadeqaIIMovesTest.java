package io.seedlap.rules;

import static io.seedlap.rules.Positions.legal;
import static io.seedlap.rules.Positions.line;
import static io.seedlap.rules.Positions.log;
import static io.seedlap.rules.Positions.play;
import static io.seedlap.rules.Positions.reason;
import static io.seedlap.rules.Positions.sadeqa;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Openings and captures of Sadeqa II. */
class SadeqaIIMovesTest {

  @Test
  void aCaptureTakesAllSeedsOppositeAndTheSeedThatLandedStays() {
    MoveResult.Played played = play(sadeqa("0,2,0,0,0,0/0,0,5,0,0,1 s 14-14"), "B");
    assertEquals(
        List.of("B(2) D(1)", "SOUTH captures c(5) by OPPOSITE", "ends OPPOSITE_CAPTURE"),
        log(played));
    assertEquals("0,0,1,1,0,0/0,0,0,0,0,1 n 19-14", line(played.position()));
    assertEquals(new MoveSummary(1, 2, 5), played.summary());
    assertEquals(MoveEnd.OPPOSITE_CAPTURE, played.end());
  }

  @Test
  void aCaptureWithAnEmptyHoleOppositeTakesNothing() {
    MoveResult.Played played = play(sadeqa("0,0,1,0,0,0/3,0,0,0,0,0 s 16-16"), "C");
    assertEquals(List.of("C(1) D(1)", "ends EMPTY_HOLE"), log(played));
    assertEquals("0,0,0,1,0,0/3,0,0,0,0,0 n 16-16", line(played.position()));
    assertEquals(new MoveSummary(1, 1, 0), played.summary());
    assertEquals(MoveEnd.EMPTY_HOLE, played.end());
  }

  @Test
  void aLandingInTheOpponentsRowCapturesTheMoversOwnOppositeHole() {
    MoveResult.Played played = play(sadeqa("0,0,0,0,3,2/1,0,0,0,2,0 s 14-14"), "F");
    assertEquals(
        List.of("F(2) b(1)", "SOUTH captures E(3) by OPPOSITE", "ends OPPOSITE_CAPTURE"),
        log(played));
    assertEquals("0,0,0,0,0,0/2,1,0,0,2,0 n 17-14", line(played.position()));
  }

  @Test
  void aMoverWithoutSeedsLeftLosesOnlyWhenHisTurnComes() {
    MoveResult.Played emptied = play(sadeqa("0,0,0,0,3,2/0,0,0,0,0,1 s 15-15"), "F");
    assertNull(emptied.outcome());
    MoveResult.Played fed = play(emptied.position(), "f");
    assertEquals("1,0,0,0,0,0/1,1,0,0,0,0 s 18-15", line(fed.position()));
    assertNull(fed.outcome());
  }

  @Test
  void fourSeedsAreNoReasonToStop() {
    MoveResult.Played played = play(sadeqa("0,0,0,2,0,3/0,0,0,0,0,1 s 15-15"), "D");
    assertEquals(List.of("D(2) F(4)", "F(4) d(1)", "ends EMPTY_HOLE"), log(played));
  }

  @Test
  void theFirstMoveStartsFromTheExtremeRightHole() {
    Position position = sadeqa("1,0,2,0,0,2/0,0,0,0,1,0 s 16-14 opening=s");
    assertEquals(List.of("F"), legal(position));
    assertEquals(Refusal.OPENING_HOLE_REQUIRED, reason(position, "C"));
    assertEquals("1,0,2,0,0,0/1,1,0,0,1,0 n 16-14", line(play(position, "F").position()));
  }

  @Test
  void anotherPlayersOpeningBindsNobodyElse() {
    Position position = sadeqa("1,0,2,0,0,2/0,0,0,0,1,0 s 16-14 opening=n");
    assertEquals(List.of("A", "C", "F"), legal(position));
  }

  @Test
  void anEmptyOpeningHoleLiftsTheRestrictionForThatMove() {
    Position position = sadeqa("2,0,2,0,0,0/0,0,0,0,1,0 s 16-15 opening=sn");
    assertEquals(List.of("A", "C"), legal(position));
    Position after = play(position, "A").position();
    assertEquals("0,1,0,1,1,1/0,0,0,0,1,0 n 16-15 opening=n", line(after));
    assertEquals(List.of("e"), legal(after));
  }
}
