package io.seedlap.rules;

import static io.seedlap.rules.Positions.adji;
import static io.seedlap.rules.Positions.legal;
import static io.seedlap.rules.Positions.line;
import static io.seedlap.rules.Positions.log;
import static io.seedlap.rules.Positions.outcome;
import static io.seedlap.rules.Positions.play;
import static io.seedlap.rules.Positions.reason;
import static io.seedlap.rules.Positions.text;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Ownership decides, not the side a hole lies on. */
class BoughtHolesTest {

  @Test
  void fourInTheBuyersHoleAcrossTheBoardAreAnOwnFourToHim() {
    MoveResult.Played played = play(adji("0,0,0,0,0,3/1,1,3,0,0,2 s 19-19 bought=c"), "F");
    assertEquals(List.of("F(3) c(4)", "ends OWN_FOUR"), log(played));
    assertEquals("0,0,0,0,0,0/2,2,4,0,0,2 n 19-19 bought=c", line(played.position()));
  }

  @Test
  void fourInASoldHoleAreACasaToThePlayerInWhoseRowItLies() {
    MoveResult.Played played = play(adji("0,0,0,0,2,0/2,0,3,0,1,5 n 18-17 bought=c"), "a");
    assertEquals(List.of("a(2) c(4)", "NORTH captures c(4) by CASA", "ends CASA"), log(played));
    assertEquals("0,0,0,0,2,0/0,1,0,0,1,5 s 18-21 bought=c", line(played.position()));
  }

  @Test
  void theBuyerCapturesFromTheHolesThatWereNotSold() {
    MoveResult.Played played = play(adji("0,0,0,0,0,2/0,0,2,1,3,5 s 18-17 bought=c"), "c");
    assertEquals(List.of("c(2) e(4)", "SOUTH captures e(4) by CASA", "ends CASA"), log(played));
  }

  @Test
  void northsBoughtHoleInSouthsRowIsNorths() {
    Position position = adji("2,2,0,3,0,0/0,0,0,3,0,0 n 19-19 bought=D");
    assertEquals(List.of("D", "d"), legal(position));
    assertEquals(List.of("d(3) A(3)", "A(3) D(4)", "ends OWN_FOUR"), log(play(position, "d")));
  }

  @Test
  void aBoughtHoleIsSownByItsOwnerOnly() {
    Position norths = adji("0,0,0,2,0,0/0,2,3,2,0,3 n 18-18 bought=c");
    assertEquals(List.of("b", "d", "f"), legal(norths));
    assertEquals(Refusal.NOT_YOUR_HOLE, reason(norths, "c"));
    Position souths = adji("0,0,0,2,0,0/0,2,3,2,0,3 s 18-18 bought=c");
    assertEquals(List.of("D", "c"), legal(souths));
  }

  @Test
  void aPlayerWhoseOnlySowableHoleIsABoughtOneDoesNotPass() {
    String board = "1,0,0,0,1,1/1,1,1,1,1,2 s 19-19";
    assertEquals(List.of("f"), legal(adji(board + " bought=f")));
    assertEquals(Refusal.PASS_NOT_ALLOWED, reason(adji(board + " bought=f"), "pass"));
    assertEquals(List.of("pass"), legal(adji(board)));
  }

  @Test
  void atTheEndTheSeedsOfABoughtHoleAreItsOwners() {
    String board = "0,0,0,2,0,0/0,0,3,0,0,2 n 20-21";
    assertEquals("EIGHT_SEEDS SOUTH 25-23 swept 5-2", text(outcome(adji(board + " bought=c"))));
    assertEquals("EIGHT_SEEDS NORTH 22-26 swept 2-5", text(outcome(adji(board))));
  }

  @Test
  void aMoveKeepsTheOwnership() {
    Position after = play(adji("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=c,d"), "A").position();
    assertEquals(Holes.of(List.of(Hole.d, Hole.c)), after.bought());
  }
}
