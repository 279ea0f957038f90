package io.seedlap.rules;

import static io.seedlap.rules.Positions.adji;
import static io.seedlap.rules.Positions.reason;
import static io.seedlap.rules.Positions.refuse;
import static io.seedlap.rules.Positions.sadeqa;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why a move is refused: the first reason that holds, and its explanation. */
class RefusalTest {
  private static final String ENDLESS_OPENING = "0,1,3,1,0,1/0,1,0,1,0,1 s 14-13";

  @Test
  void thatTheGameIsOverGoesBeforeAllElse() {
    Position over = adji("1,1,1,1,1,0/1,1,1,0,0,0 s 20-20");
    Position deadlock = adji("1,1,1,1,1,0/1,1,1,1,0,0 s 20-19");
    for (Position position : List.of(over, deadlock)) {
      assertEquals(Refusal.GAME_OVER, reason(position, "a"));
      assertEquals(Refusal.GAME_OVER, reason(position, "F"));
      assertEquals(Refusal.GAME_OVER, reason(position, "A"));
      assertEquals(Refusal.GAME_OVER, reason(position, "pass"));
      assertEquals(Refusal.GAME_OVER, reason(position, "G"));
    }
    assertEquals(
        Refusal.GAME_OVER, reason(sadeqa("1,0,1,0,1,3/1,0,1,0,1,0 s 14-13 opening=s"), "A"));
  }

  @Test
  void anEmptyHoleOfTheOpponentIsNotYours() {
    assertEquals(Refusal.NOT_YOUR_HOLE, reason(adji("2,0,0,0,0,0/0,1,1,1,1,5 s 20-17"), "a"));
  }

  @Test
  void aSingletonOfTheOpponentIsNotYours() {
    assertEquals(Refusal.NOT_YOUR_HOLE, reason(adji("2,0,0,0,0,0/0,1,1,1,1,5 s 20-17"), "b"));
  }

  @Test
  void anEmptyHoleIsEmptyThoughTheOpeningIsDue() {
    assertEquals(Refusal.EMPTY_HOLE, reason(sadeqa(ENDLESS_OPENING + " opening=s"), "A"));
  }

  @Test
  void theOpeningHoleIsRequiredThoughTheLapsWouldBeEndless() {
    assertEquals(
        Refusal.OPENING_HOLE_REQUIRED, reason(sadeqa(ENDLESS_OPENING + " opening=s"), "C"));
    assertEquals(Refusal.ENDLESS_SOWING, reason(sadeqa(ENDLESS_OPENING), "C"));
  }

  @Test
  void theRefereeFindsNothingAgainstALegalMove() {
    assertEquals(
        Optional.empty(),
        Referee.unhurried().refusal(Positions.ADJI_KUI_II.start(), Move.sow(Hole.A)));
    assertEquals(
        Optional.empty(),
        Referee.unhurried().refusal(adji("1,1,1,1,1,0/1,1,1,1,1,2 s 18-18"), Move.PASS));
  }

  @Test
  void reasonsStandInTheOrderInWhichTheyHold() {
    assertEquals(
        List.of(
            Refusal.GAME_OVER,
            Refusal.NO_SUCH_HOLE,
            Refusal.NOT_YOUR_HOLE,
            Refusal.EMPTY_HOLE,
            Refusal.SINGLETON,
            Refusal.OPENING_HOLE_REQUIRED,
            Refusal.ENDLESS_SOWING,
            Refusal.PASS_NOT_ALLOWED),
        List.of(Refusal.values()));
  }

  @Test
  void theWordsNameTheHoleTheCountAndTheRule() {
    Position position = adji("1,0,2,1,2,0/1,0,1,0,1,0 s 20-19");
    assertEquals(
        "Hole a is owned by North, and South is to move: a move starts from a hole that the player"
            + " owns.",
        refuse(position, "a").detail());
    assertEquals("Hole B is empty; there is nothing to sow.", refuse(position, "B").detail());
    assertEquals(
        "Hole A holds one seed; in Adji Kui II a hole must hold at least 2 to be sown.",
        refuse(position, "A").detail());
    assertEquals(
        "The laps from hole E would never end: its first state recurs. A move that cannot be"
            + " completed cannot be made.",
        refuse(position, "E").detail());
    assertEquals(
        "South can sow at least one hole; a player who can sow may not pass.",
        refuse(position, "pass").detail());
  }

  @Test
  void theWordsNameTheOpeningHoleOfThePlayer() {
    assertEquals(
        "South's first move must start from the extreme right hole F, not from C.",
        refuse(sadeqa(ENDLESS_OPENING + " opening=s"), "C").detail());
    assertEquals(
        "North's first move must start from the extreme right hole f, not from b.",
        refuse(sadeqa("3,3,3,3,3,3/3,3,3,3,3,3 n 0-0 opening=n"), "b").detail());
  }

  @Test
  void theWordsSayThatTheGameIsOver() {
    assertEquals(
        "The game is over; nothing can be played.",
        refuse(adji("1,1,1,1,1,0/1,1,1,0,0,0 s 20-20"), "A").detail());
  }

  @Test
  void aWordThatNamesNoHoleIsRefusedWithTheHolesThereAre() {
    MoveResult.Refused refused = refuse(Positions.ADJI_KUI_II.start(), "G");
    assertEquals(Refusal.NO_SUCH_HOLE, refused.reason());
    assertEquals(
        "There is no hole \"G\": South's holes are A to F, North's a to f, and the only other move"
            + " is pass.",
        refused.detail());
  }

  @Test
  void aLongWordIsQuotedByItsBeginning() {
    String twenty = "a word of 20 letters";
    assertTrue(refuse(Positions.SADEQA_II.start(), twenty).detail().contains("\"" + twenty + "\""));
    assertTrue(
        refuse(Positions.SADEQA_II.start(), twenty + "!").detail().contains("\"" + twenty + "…\""));
  }

  @Test
  void aLegalMoveIsExplainedWithItsSeeds() {
    assertEquals(
        "South may sow the 4 seeds of hole A.",
        Explanation.ofLegal(Positions.ADJI_KUI_II.start(), Move.sow(Hole.A)));
    assertEquals(
        "North must pass: no hole can be sown.",
        Explanation.ofLegal(adji("0,0,0,0,4,5/1,0,0,0,0,0 n 19-19"), Move.PASS));
  }
}
