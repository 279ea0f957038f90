package io.seedlap.rules;

import static io.seedlap.rules.Positions.adji;
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

/** When a player passes, and when a pass is refused. */
class PassTest {

  @Test
  void aPlayerWithOnlySingletonsPassesAndTheGameGoesOn() {
    Position position = adji("1,1,1,1,1,0/1,1,1,1,1,2 s 18-18");
    assertEquals(List.of("pass"), legal(position));
    MoveResult.Played played = play(position, "pass");
    assertEquals(List.of("SOUTH passes"), log(played));
    assertEquals("1,1,1,1,1,0/1,1,1,1,1,2 n 18-18", line(played.position()));
    assertEquals(new MoveSummary(0, 0, 0), played.summary());
    assertEquals(MoveEnd.PASS, played.end());
    assertNull(played.outcome());
  }

  @Test
  void aPlayerWithOnlyEmptyHolesPasses() {
    assertEquals(List.of("pass"), legal(adji("0,0,0,0,0,0/0,0,0,0,4,5 s 20-19")));
  }

  @Test
  void aPlayerWithOnlyEndlessSowingsPasses() {
    Position position = adji("1,0,1,0,1,2/0,2,1,0,1,0 s 20-19");
    assertEquals(Refusal.ENDLESS_SOWING, reason(position, "F"));
    assertEquals(List.of("pass"), legal(position));
    assertEquals("1,0,1,0,1,2/0,2,1,0,1,0 n 20-19", line(play(position, "pass").position()));
  }

  @Test
  void aPlayerWhoseOnlySowingIsEndlessAfterThousandsOfLapsPassesToo() {
    assertEquals(List.of("pass"), legal(adji("0,1,3,1,0,1/13,5,9,3,4,6 s 2-0")));
    assertEquals(
        List.of("SOUTH passes"), log(play(adji("0,1,3,1,0,1/13,5,9,3,4,6 s 2-0"), "pass")));
  }

  @Test
  void aPlayerWhoCanSowMayNotPass() {
    assertEquals(Refusal.PASS_NOT_ALLOWED, reason(Positions.ADJI_KUI_II.start(), "pass"));
    assertEquals(Refusal.PASS_NOT_ALLOWED, reason(adji("2,0,0,0,0,0/1,1,1,1,1,2 s 20-19"), "pass"));
  }

  @Test
  void sadeqaIIKnowsNoPass() {
    assertEquals(Refusal.PASS_NOT_ALLOWED, reason(Positions.SADEQA_II.start(), "pass"));
    assertEquals(Refusal.GAME_OVER, reason(sadeqa("0,0,0,0,0,0/1,2,0,0,0,0 s 20-13"), "pass"));
    assertEquals(
        Refusal.GAME_OVER, reason(sadeqa("1,0,1,0,1,3/1,0,1,0,1,0 s 14-13 opening=s"), "pass"));
  }

  @Test
  void nobodyPassesInAGameThatIsOver() {
    assertEquals(Refusal.GAME_OVER, reason(adji("1,1,1,1,1,1/1,1,1,1,1,1 s 18-18"), "pass"));
    assertEquals(Refusal.GAME_OVER, reason(adji("1,1,1,1,1,0/1,1,1,0,0,0 s 20-20"), "pass"));
  }
}
