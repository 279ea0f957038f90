package io.seedlap.rules;

import static io.seedlap.rules.Positions.adji;
import static io.seedlap.rules.Positions.line;
import static io.seedlap.rules.Positions.log;
import static io.seedlap.rules.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a move of Adji Kui II ends, and what it takes. */
class AdjiKuiIIMovesTest {

  @Test
  void fourMadeByTheLastSeedInAnOpponentsHoleAreCaptured() {
    MoveResult.Played played = play(adji("0,0,0,0,2,0/3,1,1,1,1,4 s 18-17"), "E");
    assertEquals(List.of("E(2) a(4)", "SOUTH captures a(4) by CASA", "ends CASA"), log(played));
    assertEquals("0,0,0,0,0,1/0,1,1,1,1,4 n 22-17", line(played.position()));
    assertEquals(new MoveSummary(1, 2, 4), played.summary());
    assertEquals(MoveEnd.CASA, played.end());
  }

  @Test
  void fourMadeByTheLastSeedInAnOwnHoleEndTheMoveAndStay() {
    MoveResult.Played played = play(adji("2,0,3,0,0,0/2,2,1,0,0,0 s 20-18"), "A");
    assertEquals(List.of("A(2) C(4)", "ends OWN_FOUR"), log(played));
    assertEquals("0,1,4,0,0,0/2,2,1,0,0,0 n 20-18", line(played.position()));
    assertEquals(new MoveSummary(1, 2, 0), played.summary());
    assertEquals(MoveEnd.OWN_FOUR, played.end());
  }

  @Test
  void foursMadeInPassingStayWhereTheyAre() {
    MoveResult.Played played = play(adji("0,0,0,5,3,3/3,0,0,0,0,0 s 20-14"), "D");
    assertEquals(List.of("D(5) c(1)", "ends EMPTY_HOLE"), log(played));
    assertEquals("0,0,0,0,4,4/4,1,1,0,0,0 n 20-14", line(played.position()));
  }

  @Test
  void fourThatAreOneLapsEndGoOnOnlyWhenTheyAreNotFour() {
    MoveResult.Played played = play(adji("2,0,2,0,0,0/0,0,0,0,1,5 s 20-18"), "A");
    assertEquals(List.of("A(2) C(3)", "C(3) F(1)", "ends EMPTY_HOLE"), log(played));
    assertEquals("0,1,0,1,1,1/0,0,0,0,1,5 n 20-18", line(played.position()));
  }

  @Test
  void aLapThatEndsInAnEmptyHoleTakesNothingFromTheHoleOpposite() {
    MoveResult.Played played = play(adji("2,0,0,0,0,0/0,0,0,9,0,0 s 20-17"), "A");
    assertEquals(List.of("A(2) C(1)", "ends EMPTY_HOLE"), log(played));
    assertEquals("0,1,1,0,0,0/0,0,0,9,0,0 n 20-17", line(played.position()));
  }
}
