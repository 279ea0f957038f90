package io.seedlap.rules;

import static io.seedlap.rules.Positions.line;
import static io.seedlap.rules.Positions.log;
import static io.seedlap.rules.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The openings that the rules describe lap by lap. */
class WorkedOpeningsTest {

  @Test
  void adjiKuiIIOpensFromAWithFiveLapsAndNoCapture() {
    MoveResult.Played played = play(Positions.ADJI_KUI_II.start(), "A");
    assertEquals(
        List.of("A(4) E(5)", "E(5) d(5)", "d(5) C(6)", "C(6) c(6)", "c(6) C(1)", "ends EMPTY_HOLE"),
        log(played));
    assertEquals("2,7,1,6,1,6/6,6,0,1,6,6 n 0-0", line(played.position()));
    assertEquals(new MoveSummary(5, 26, 0), played.summary());
    assertEquals(MoveEnd.EMPTY_HOLE, played.end());
    assertEquals(Player.SOUTH, played.player());
  }

  @Test
  void sadeqaIIOpensWithTwoForcedMoves() {
    Position start = Positions.SADEQA_II.start();
    assertEquals("3,3,3,3,3,3/3,3,3,3,3,3 s 0-0 opening=sn", line(start));
    assertEquals(List.of("F"), Positions.legal(start));

    MoveResult.Played first = play(start, "F");
    assertEquals(
        List.of(
            "F(3) c(4)",
            "c(4) A(4)",
            "A(4) E(4)",
            "E(4) c(1)",
            "SOUTH captures D(4) by OPPOSITE",
            "ends OPPOSITE_CAPTURE"),
        log(first));
    assertEquals("0,4,4,0,0,1/5,5,1,4,4,4 n 4-0 opening=n", line(first.position()));
    assertEquals(new MoveSummary(4, 15, 4), first.summary());
    assertEquals(MoveEnd.OPPOSITE_CAPTURE, first.end());
    assertEquals(List.of("f"), Positions.legal(first.position()));

    MoveResult.Played second = play(first.position(), "f");
    assertEquals(
        List.of("f(4) D(1)", "NORTH captures c(1) by OPPOSITE", "ends OPPOSITE_CAPTURE"),
        log(second));
    assertEquals("1,5,5,1,0,1/5,5,0,4,4,0 s 4-1", line(second.position()));
    assertEquals(31, second.position().board().total());
  }
}
