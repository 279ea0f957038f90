package io.seedlap.rules;

import static io.seedlap.rules.Positions.adji;
import static io.seedlap.rules.Positions.legal;
import static io.seedlap.rules.Positions.line;
import static io.seedlap.rules.Positions.log;
import static io.seedlap.rules.Positions.play;
import static io.seedlap.rules.Positions.sadeqa;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases of sowing that programs of these games are known to get wrong. */
class RelayTest {

  @Test
  void twelveSeedsEndInTheHoleTheyWereLiftedFrom() {
    MoveResult.Played played = play(sadeqa("12,0,0,0,0,0/0,0,0,0,0,0 s 12-12"), "A");
    assertEquals(
        List.of("A(12) A(1)", "SOUTH captures f(1) by OPPOSITE", "ends OPPOSITE_CAPTURE"),
        log(played));
    assertEquals("1,1,1,1,1,1/1,1,1,1,1,0 n 13-12", line(played.position()));
  }

  @Test
  void thirteenSeedsDropOneIntoTheHoleTheyWereLiftedFrom() {
    MoveResult.Played played = play(adji("13,0,0,0,0,0/0,0,0,0,0,0 s 18-17"), "A");
    assertEquals(
        List.of(
            "A(13) B(2)",
            "B(2) D(2)",
            "D(2) F(2)",
            "F(2) b(2)",
            "b(2) d(2)",
            "d(2) f(2)",
            "f(2) B(1)",
            "ends EMPTY_HOLE"),
        log(played));
    assertEquals("2,1,2,0,2,0/2,0,2,0,2,0 n 18-17", line(played.position()));
  }

  @Test
  void aHoleOfAllFortyEightSeedsGoesRoundFourTimes() {
    MoveResult.Played played = play(adji("48,0,0,0,0,0/0,0,0,0,0,0 s 0-0"), "A");
    assertEquals(List.of("A(48) A(4)", "ends OWN_FOUR"), log(played));
    assertEquals("4,4,4,4,4,4/4,4,4,4,4,4 n 0-0", line(played.position()));
  }

  @Test
  void aFiniteMoveOf536LapsIsLegal() {
    Position position = adji("1,3,1,10,4,3/2,1,0,7,0,8 s 8-0");
    assertEquals(List.of("B", "D", "E", "F"), legal(position));
    MoveResult.Played played = play(position, "B");
    assertEquals(new MoveSummary(536, 2_749, 0), played.summary());
    assertEquals(MoveEnd.OWN_FOUR, played.end());
    assertEquals(537, played.events().size());
    assertEquals("4,3,4,0,4,3/5,1,3,2,6,5 n 8-0", line(played.position()));
  }

  @Test
  void endlessLapsAreRefusedAndTheOtherHolesAreNot() {
    Position position = adji("1,0,2,1,2,0/1,0,1,0,1,0 s 20-19");
    assertEquals(Refusal.ENDLESS_SOWING, Positions.reason(position, "E"));
    assertEquals(List.of("C"), legal(position));
  }

  @Test
  void endlessLapsAreFoundHoweverLongTheirCircleIs() {
    Position position = adji("3,5,4,5,8,2/4,5,2,1,5,4 s 0-0");
    Referee referee = Referee.unhurried();
    assertEquals(Refusal.ENDLESS_SOWING, referee.refusal(position, Move.sow(Hole.D)).orElseThrow());
    // Its first state recurs after 4,628,448 laps, and rotated by a hole or more after a twelfth of
    // them; 37 laps had been sown when the state was marked.
    assertEquals(37 + 4_628_448 / 12 + lapsOf(position, "A"), referee.lapsSown());
  }

  private static long lapsOf(Position position, String move) {
    return play(position, move).summary().laps();
  }

  @Test
  void holeAIsAMoveLikeAnyOther() {
    Position position = adji("2,0,0,0,0,0/1,1,1,1,1,2 s 20-19");
    assertEquals(List.of("A"), legal(position));
    assertEquals(List.of("A(2) C(1)", "ends EMPTY_HOLE"), log(play(position, "A")));
    assertEquals(List.of("A"), legal(sadeqa("1,0,0,0,0,0/0,0,0,0,0,2 s 20-13")));
  }
}
