package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holes, boards and the other words of the board; none can be made wrongly. */
class ValuesTest {

  @Test
  void oppositeHolesFaceEachOther() {
    String pairs =
        Arrays.stream(Hole.values())
            .limit(6)
            .map(hole -> hole + "-" + hole.opposite())
            .collect(Collectors.joining(" "));
    assertEquals("A-f B-e C-d D-c E-b F-a", pairs);
    for (Hole hole : Hole.values()) {
      assertSame(hole, hole.opposite().opposite());
    }
  }

  @Test
  void everyHoleHasItsNameItsPlaceAndItsRow() {
    for (Hole hole : Hole.values()) {
      assertEquals(Optional.of(hole), Hole.named(hole.name()));
      assertSame(hole, Hole.at(hole.ordinal()));
      assertEquals(
          Character.isUpperCase(hole.name().charAt(0)) ? Player.SOUTH : Player.NORTH, hole.row());
    }
    assertSame(Hole.F, Hole.rightmost(Player.SOUTH));
    assertSame(Hole.f, Hole.rightmost(Player.NORTH));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "G", "g", "AA", "@", "`", "1", "pass", "Ａ"})
  void otherWordsNameNoHole(String word) {
    assertEquals(Optional.empty(), Hole.named(word));
  }

  @Test
  void aMoveReadsBackFromItsWord() {
    for (Hole hole : Hole.values()) {
      assertEquals(Move.sow(hole), Move.read(hole.name()));
      assertEquals(hole.name(), Move.sow(hole).toString());
    }
    assertEquals(Move.PASS, Move.read("pass"));
    assertEquals("pass", Move.PASS.toString());
    assertEquals(new Move.Unknown("Pass"), Move.read("Pass"));
    assertEquals("Pass", Move.read("Pass").toString());
  }

  @Test
  void aBoardCountsItsSeedsByHoleRowAndSet() {
    Board board = Board.of(new int[] {1, 2, 3, 4, 5, 6}, new int[] {7, 8, 9, 1, 0, 2});
    assertEquals(3, board.seeds(Hole.C));
    assertEquals(9, board.seeds(Hole.c));
    assertArrayEquals(new int[] {1, 2, 3, 4, 5, 6}, board.row(Player.SOUTH));
    assertArrayEquals(new int[] {7, 8, 9, 1, 0, 2}, board.row(Player.NORTH));
    assertEquals(21, board.total(Player.SOUTH));
    assertEquals(27, board.total(Player.NORTH));
    assertEquals(48, board.total());
    assertEquals(3 + 9 + 2, board.total(Holes.of(List.of(Hole.C, Hole.c, Hole.f))));
  }

  @Test
  void aBoardWithoutAHoleIsAnotherBoard() {
    Board board = Board.of(new int[] {1, 2, 3, 4, 5, 6}, new int[] {7, 8, 9, 1, 0, 2});
    assertEquals(
        Board.of(new int[] {1, 2, 3, 4, 5, 0}, new int[] {7, 8, 9, 1, 0, 2}),
        board.without(Hole.F));
    assertEquals(
        Board.of(new int[] {1, 2, 3, 4, 5, 6}, new int[] {0, 8, 9, 1, 0, 2}),
        board.without(Hole.a));
    assertEquals(1, board.seeds(Hole.A));
  }

  @Test
  void aBoardIsFilledWhereItIsSaid() {
    assertEquals(
        Board.of(new int[] {0, 0, 0, 0, 0, 4}, new int[] {4, 0, 0, 0, 0, 4}),
        Board.with(Holes.of(List.of(Hole.F, Hole.a, Hole.f)), 4));
  }

  @Test
  void aBoardCountsRightHoweverManySeedsItIsGiven() {
    Board full = Board.with(Holes.ALL, 255);
    assertEquals(6 * 255, full.total(Player.SOUTH));
    assertEquals(12 * 255, full.total());
  }

  @Test
  void aRowHasSixHolesOfEightBits() {
    int[] row = new int[6];
    assertRefused("a row has six holes, not 5", r -> Board.of(new int[5], row));
    assertRefused("a row has six holes, not 7", r -> Board.of(row, new int[7]));
    assertRefused(
        "a hole holds 0 to 255 seeds, not -1", r -> Board.of(new int[] {0, 0, -1, 0, 0, 0}, row));
    assertRefused(
        "a hole holds 0 to 255 seeds, not 256", r -> Board.of(row, new int[] {0, 0, 256, 0, 0, 0}));
    assertRefused("a row has six lanes of eight bits", r -> new Board(1L << 48, 0));
    assertRefused("a row has six lanes of eight bits", r -> new Board(0, -1));
    assertEquals(255, Board.of(row, new int[] {0, 0, 0, 0, 0, 255}).seeds(Hole.f));
  }

  @Test
  void aSetOfHolesKnowsItsHoles() {
    Holes holes = Holes.of(List.of(Hole.f, Hole.A, Hole.F));
    assertEquals(List.of(Hole.A, Hole.F, Hole.f), holes.inOrder());
    assertEquals(3, holes.size());
    assertTrue(holes.contains(Hole.F));
    assertFalse(holes.contains(Hole.a));
    assertFalse(holes.isEmpty());
    assertTrue(Holes.NONE.isEmpty());
    assertTrue(holes.intersects(Holes.row(Player.NORTH)));
    assertFalse(Holes.row(Player.SOUTH).intersects(Holes.row(Player.NORTH)));
    assertEquals(
        List.of(Hole.A, Hole.B, Hole.C, Hole.D, Hole.E, Hole.F), Holes.row(Player.SOUTH).inOrder());
    assertEquals(
        List.of(Hole.a, Hole.b, Hole.c, Hole.d, Hole.e, Hole.f), Holes.row(Player.NORTH).inOrder());
    assertEquals(
        Holes.of(List.of(Hole.B, Hole.C, Hole.D, Hole.E, Hole.f)),
        Holes.row(Player.SOUTH).symmetricDifference(holes));
    assertRefused("only bits 0 to 11 represent holes: 4096", r -> new Holes(1 << 12));
  }

  @Test
  void openingsTellWhoseFirstMoveIsDue() {
    assertEquals(List.of(Player.SOUTH, Player.NORTH), Openings.BOTH.players());
    assertEquals(List.of(), Openings.NONE.players());
    for (Openings due : Openings.values()) {
      assertSame(due, Openings.of(due.includes(Player.SOUTH), due.includes(Player.NORTH)));
      for (Player player : Player.values()) {
        assertFalse(due.without(player).includes(player));
        assertEquals(due.includes(player.other()), due.without(player).includes(player.other()));
      }
    }
  }

  @Test
  void scoresAdd() {
    assertEquals(new Score(4, 6), new Score(1, 2).plus(new Score(3, 4)));
    assertEquals(new Score(6, 2), new Score(1, 2).plus(Player.SOUTH, 5));
    assertEquals(new Score(1, 7), new Score(1, 2).plus(Player.NORTH, 5));
    assertEquals(1, new Score(1, 2).of(Player.SOUTH));
    assertEquals(2, new Score(1, 2).of(Player.NORTH));
    assertEquals(3, new Score(1, 2).total());
  }

  @Test
  void ownershipIsTheRowWithTheBoughtHolesChangedOver() {
    Position position = Positions.adji("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 bought=c,d");
    assertEquals(
        List.of(Hole.A, Hole.B, Hole.C, Hole.D, Hole.E, Hole.F, Hole.c, Hole.d),
        position.owned(Player.SOUTH).inOrder());
    for (Hole hole : Hole.values()) {
      assertEquals(position.owned(Player.SOUTH).contains(hole), position.owns(Player.SOUTH, hole));
      assertEquals(position.owned(Player.NORTH).contains(hole), position.owns(Player.NORTH, hole));
      assertTrue(position.owns(Player.SOUTH, hole) != position.owns(Player.NORTH, hole));
    }
  }

  @Test
  void aWrongPositionCannotBeMade() {
    Board fours = Board.with(Holes.ALL, 4);
    Board threes = Board.with(Holes.ALL, 3);
    Board none = Board.with(Holes.ALL, 0);
    Holes bothRows = Holes.of(List.of(Hole.A, Hole.a));
    Holes oneRow = Holes.of(List.of(Hole.a));
    assertNoPosition(Positions.ADJI_KUI_II, none, new Score(24, 24), Holes.NONE, Openings.NONE);
    assertNoPosition(Positions.ADJI_KUI_II, fours, new Score(1, 0), Holes.NONE, Openings.NONE);
    assertNoPosition(Positions.ADJI_KUI_II, threes, new Score(13, -1), Holes.NONE, Openings.NONE);
    assertNoPosition(Positions.ADJI_KUI_II, threes, new Score(-1, 13), Holes.NONE, Openings.NONE);
    assertNoPosition(Positions.ADJI_KUI_II, fours, Score.ZERO, bothRows, Openings.NONE);
    assertNoPosition(Positions.ADJI_KUI_II, fours, Score.ZERO, Holes.NONE, Openings.BOTH);
    assertNoPosition(Positions.SADEQA_II, threes, Score.ZERO, oneRow, Openings.NONE);
    Board wrapped = Board.of(new int[] {255, 49, 0, 0, 0, 0}, new int[6]);
    assertNoPosition(Positions.ADJI_KUI_II, wrapped, Score.ZERO, Holes.NONE, Openings.NONE);
    Board fifty = Board.of(new int[] {48, 2, 0, 0, 0, 0}, new int[6]);
    Score huge = new Score(Integer.MAX_VALUE, Integer.MAX_VALUE);
    assertNoPosition(Positions.ADJI_KUI_II, fifty, huge, Holes.NONE, Openings.NONE);
  }

  private static void assertNoPosition(
      Ruleset ruleset, Board board, Score captured, Holes bought, Openings due) {
    assertRefused(
        "not a position of " + ruleset.id(),
        r -> new Position(ruleset, board, Player.SOUTH, captured, bought, due));
  }

  private static void assertRefused(String message, Consumer<Object> making) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> making.accept(null)).getMessage());
  }
}
