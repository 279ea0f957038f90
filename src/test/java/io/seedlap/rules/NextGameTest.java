package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.seedlap.rules.match.NextGame;
import io.seedlap.rules.notation.NotationWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Holes bought and filled between the games of a match. */
class NextGameTest {
  /**
   * All set-ups: over the scores that go on, and over b holes bought of which the richer can afford
   * b, the sum of C(6, b) C(6 - b, u), where u holes are left that the poorer cannot fill.
   */
  private static final int SET_UPS = 4941;

  @ParameterizedTest(name = "{0}:{1} buying {2}, leaving {3} empty, is {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "32 | 16 | cd   |    | 4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=c,d",
        "32 | 16 |      |    | 4,4,4,4,4,4/4,4,4,4,0,0 s 8-0",
        "32 | 16 | c    |    | 4,4,4,4,4,4/4,4,4,4,4,0 s 4-0 bought=c",
        "27 | 21 |      |    | 4,4,4,4,4,4/4,4,4,4,4,0 s 3-1",
        "27 | 21 |      | b  | 4,4,4,4,4,4/4,0,4,4,4,4 s 3-1",
        "21 | 27 |      |    | 4,4,4,4,4,0/4,4,4,4,4,4 s 1-3",
        "24 | 24 |      |    | 4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
        "25 | 23 |      |    | 4,4,4,4,4,4/4,4,4,4,4,0 s 1-3",
        "38 | 10 | abc  |    | 4,4,4,4,4,4/4,4,4,4,4,0 s 2-2 bought=a,b,c",
        "38 | 10 | fed  | a  | 4,4,4,4,4,4/0,4,4,4,4,4 s 2-2 bought=d,e,f",
        "10 | 38 | ABC  |    | 4,4,4,4,4,0/4,4,4,4,4,4 s 2-2 bought=A,B,C",
        "44 | 4  | bcdef|    | 4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=b,c,d,e,f",
      })
  void aScoreAndAPurchaseMakeTheNextPosition(
      int south, int north, String buy, String leaveEmpty, String expected) {
    NextGame.SetUp next = setUp(new Score(south, north), holes(buy), holes(leaveEmpty));
    assertEquals(expected, NotationWriter.write(next.start()));
  }

  @ParameterizedTest(name = "{0}:{1} ends the match: {2} has won it")
  @CsvSource({"45,3,SOUTH", "48,0,SOUTH", "0,48,NORTH", "3,45,NORTH"})
  void aPlayerWhoCannotFillAHoleHasLostTheMatch(int south, int north, Player winner) {
    assertEquals(new NextGame.MatchOver(winner), after(new Score(south, north), "", ""));
  }

  @ParameterizedTest(name = "{0}:{1} buying {2}, leaving {3} empty, is refused: {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "32 | 16 | cde |    | TOO_MANY",
        "32 | 16 | A   |    | OWN_HOLE",
        "16 | 32 | a   |    | OWN_HOLE",
        "32 | 16 | cc  |    | TWICE",
        "24 | 24 | c   |    | NO_SURPLUS",
        "27 | 21 | c   |    | NO_SURPLUS",
        "32 | 17 |     |    | SCORE_MISMATCH",
        "49 | -1 |     |    | SCORE_MISMATCH",
        "27 | 21 |     | ab | LEAVE_EMPTY_MISMATCH",
        "27 | 21 |     | A  | LEAVE_EMPTY_MISMATCH",
        "32 | 16 | c   | c  | LEAVE_EMPTY_MISMATCH",
        "32 | 16 |     | aa | LEAVE_EMPTY_MISMATCH",
        "24 | 24 |     | a  | LEAVE_EMPTY_MISMATCH",
      })
  void whatCannotBeIsRefusedWithItsReason(
      int south, int north, String buy, String leaveEmpty, NextGame.SetUpRefusal reason) {
    NextGame.SetUpRefused refused =
        assertInstanceOf(
            NextGame.SetUpRefused.class, after(new Score(south, north), buy, leaveEmpty));
    assertEquals(reason, refused.reason());
  }

  @Test
  void everyScoreAndEveryPurchaseAccountForAllSeedsAndHoles() {
    int setUps = 0;
    for (int south = 0; south <= 48; south++) {
      Score totals = new Score(south, 48 - south);
      setUps += afterBuying(totals, Holes.NONE);
      for (int bits = 1; bits < 64; bits++) {
        setUps += afterBuying(totals, new Holes(bits)) + afterBuying(totals, new Holes(bits << 6));
      }
    }
    assertEquals(SET_UPS, setUps);
  }

  /** The number of set-ups for all choices of the holes that the other leaves empty. */
  private static int afterBuying(Score totals, Holes buy) {
    NextGame next =
        NextGame.after(Positions.ADJI_KUI_II, totals, buy.inOrder(), List.of(), Player.SOUTH);
    Player richer = totals.south() > 24 ? Player.SOUTH : Player.NORTH;
    int affordable = Math.max(0, totals.of(richer) - 24) / 4;
    boolean legal = buy.size() <= affordable && !buy.intersects(Holes.row(richer));
    if (!legal) {
      assertInstanceOf(NextGame.SetUpRefused.class, next);
      return 0;
    }
    if (totals.of(richer.other()) < 4) {
      assertEquals(new NextGame.MatchOver(richer), next);
      return 0;
    }
    int unfilled = Math.max(0, 6 - buy.size() - totals.of(richer.other()) / 4);
    int setUps = 0;
    for (int bits = 0; bits < 64; bits++) {
      Holes empty = new Holes(richer == Player.SOUTH ? bits << 6 : bits);
      if (empty.size() == unfilled && !empty.intersects(buy)) {
        NextGame.SetUp setUp = setUp(totals, buy.inOrder(), empty.inOrder());
        assertEquals(buy.inOrder(), setUp.bought());
        assertEquals(empty.inOrder(), setUp.empty());
        check(totals, setUp);
        setUps++;
      }
    }
    return setUps;
  }

  private static void check(Score totals, NextGame.SetUp next) {
    Position start = next.start();
    List<Hole> all = new ArrayList<>(next.filledBySouth());
    all.addAll(next.filledByNorth());
    all.addAll(next.bought());
    all.addAll(next.empty());
    assertEquals(12, all.size());
    assertEquals(Holes.ALL, Holes.of(all));
    assertEquals(48, start.board().total() + start.captured().total());
    for (Player player : Player.values()) {
      assertEquals(
          totals.of(player),
          start.captured().of(player) + start.board().total(start.owned(player)));
    }
  }

  private static NextGame after(Score totals, String buy, String leaveEmpty) {
    return NextGame.after(
        Positions.ADJI_KUI_II, totals, holes(buy), holes(leaveEmpty), Player.SOUTH);
  }

  private static NextGame.SetUp setUp(Score totals, List<Hole> buy, List<Hole> leaveEmpty) {
    return assertInstanceOf(
        NextGame.SetUp.class,
        NextGame.after(Positions.ADJI_KUI_II, totals, buy, leaveEmpty, Player.SOUTH));
  }

  private static List<Hole> holes(String names) {
    return names == null
        ? List.of()
        : Arrays.stream(names.split(""))
            .filter(name -> !name.isEmpty())
            .map(name -> Hole.named(name).orElseThrow())
            .toList();
  }
}
