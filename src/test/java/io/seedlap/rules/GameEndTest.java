package io.seedlap.rules;

import static io.seedlap.rules.Positions.adji;
import static io.seedlap.rules.Positions.endOf;
import static io.seedlap.rules.Positions.legal;
import static io.seedlap.rules.Positions.line;
import static io.seedlap.rules.Positions.outcome;
import static io.seedlap.rules.Positions.play;
import static io.seedlap.rules.Positions.sadeqa;
import static io.seedlap.rules.Positions.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How a game ends by the position alone, and who has won. */
class GameEndTest {

  @Test
  void theScoreIncludesTheSweptSeedsAndMakes48() {
    MoveResult.Played played = play(adji("0,0,0,0,2,0/3,1,1,1,1,0 s 20-19"), "E");
    assertEquals(
        List.of(
            "SOUTH captures a(4) by CASA",
            "ends CASA",
            "game over: EIGHT_SEEDS SOUTH 25-23 swept 1-4"),
        endOf(played));
    assertEquals(48, played.outcome().score().total());
  }

  @Test
  void theSettlementLeavesBoardAndCapturedSeedsAsTheyLie() {
    MoveResult.Played played = play(adji("0,0,0,0,2,0/3,1,1,1,1,0 s 20-19"), "E");
    assertEquals("0,0,0,0,0,1/0,1,1,1,1,0 n 24-19", line(played.position()));
    assertEquals(played.outcome(), outcome(played.position()));
  }

  @Test
  void anEqualScoreIsADraw() {
    MoveResult.Played played = play(adji("0,0,0,0,0,2/1,3,0,0,1,2 s 20-19"), "F");
    assertEquals("EIGHT_SEEDS DRAW 24-24 swept 0-5", text(played.outcome()));
  }

  @Test
  void theGameDoesNotEndEarlyAtTwentyFive() {
    assertNull(outcome(adji("0,0,0,0,2,0/3,1,1,1,1,0 s 39-0")));
  }

  @Test
  void eightSingletonsAreTheNormalEndAndNineADeadlock() {
    assertEquals(
        "EIGHT_SEEDS SOUTH 26-22 swept 5-3",
        text(outcome(adji("1,1,1,1,1,0/1,1,1,0,0,0 s 21-19"))));
    assertEquals(
        "DEADLOCK SOUTH 25-23 swept 5-4", text(outcome(adji("1,1,1,1,1,0/1,1,1,1,0,0 s 20-19"))));
  }

  @Test
  void twelveSingletonsAreADeadlock() {
    Position position = adji("1,1,1,1,1,1/1,1,1,1,1,1 n 21-15");
    assertEquals("DEADLOCK SOUTH 27-21 swept 6-6", text(outcome(position)));
    assertEquals(List.of(), legal(position));
    assertEquals(List.of(), Referee.unhurried().legalMoves(position).illegal());
  }

  @Test
  void aGameThatIsOverHasNoHolesToJudge() {
    Position position = adji("1,1,1,1,1,0/1,1,1,0,0,0 s 21-19");
    assertEquals(
        new LegalMoves(Player.SOUTH, outcome(position), List.of(), List.of()),
        Referee.unhurried().legalMoves(position));
  }

  @Test
  void aMoveThatLeavesTwelveSingletonsEndsTheGame() {
    MoveResult.Played played = play(adji("12,0,0,0,0,0/0,0,0,0,0,0 s 18-18"), "A");
    assertEquals(
        List.of("ends EMPTY_HOLE", "game over: DEADLOCK DRAW 24-24 swept 6-6"), endOf(played));
  }

  @Test
  void endlessSowingsDoNotSaveFromADeadlock() {
    assertEquals(
        "DEADLOCK SOUTH 26-22 swept 6-3", text(outcome(adji("1,0,1,0,1,3/1,0,1,0,1,0 s 20-19"))));
  }

  @Test
  void sadeqaIIIsWonByThePlayerWhoStillHasSeedsWhateverWasCaptured() {
    Position position = sadeqa("0,0,0,0,0,0/1,2,0,0,0,0 s 30-3");
    assertEquals("NO_MOVE NORTH 30-3", text(outcome(position)));
    assertEquals("NO_MOVE SOUTH 3-30", text(outcome(sadeqa("1,2,0,0,0,0/0,0,0,0,0,0 n 3-30"))));
    assertNull(outcome(sadeqa("0,0,0,0,0,0/1,2,0,0,0,0 n 30-3")));
  }

  @Test
  void aMoveThatFeedsNobodyEndsSadeqaII() {
    MoveResult.Played played = play(sadeqa("0,0,0,0,0,0/1,1,0,0,1,0 n 15-18"), "e");
    assertEquals(List.of("ends EMPTY_HOLE", "game over: NO_MOVE NORTH 15-18"), endOf(played));
  }

  @Test
  void onlyEndlessSowingsAreADrawInSadeqaII() {
    Position position = sadeqa("1,0,1,0,1,3/1,0,1,0,1,0 s 20-7 opening=s");
    assertEquals("ENDLESS_ONLY DRAW 20-7", text(outcome(position)));
    assertEquals(List.of(), legal(position));
    assertNull(outcome(sadeqa("1,0,1,0,1,3/1,0,1,0,1,0 s 20-7")));
  }
}
