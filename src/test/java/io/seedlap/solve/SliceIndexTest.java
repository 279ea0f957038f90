package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.seedlap.rules.Board;
import io.seedlap.rules.Rows;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SliceIndexTest {
  @Test
  void aSliceHasAsManyPositionsAsTheBinomialSays() {
    assertEquals(1, SliceIndex.of(0).size());
    assertEquals(12_376, SliceIndex.of(6).size());
    assertEquals(1_352_078, SliceIndex.of(12).size());
    assertEquals(417_225_900, SliceIndex.of(24).size());
    assertEquals(1_676_056_044, SliceIndex.of(28).size());
    assertEquals(4_280_561_376L, SliceIndex.of(31).size());
  }

  @Test
  void walkingASliceMeetsEveryPositionOnceAtItsIndex() {
    for (int seeds = 0; seeds <= 9; seeds++) {
      SliceIndex index = SliceIndex.of(seeds);
      SliceIndex.Cursor cursor = index.from(0);
      BitSet seen = new BitSet();
      for (int at = 0; at < index.size(); at++) {
        assertEquals(at, index.of(cursor.south(), cursor.north()));
        assertEquals(seeds, Rows.total(cursor.south(), cursor.north()));
        seen.set(at);
        cursor.next();
      }
      assertEquals(index.size(), seen.cardinality());
    }
  }

  @Test
  void goingToTheIndexOfAnyBoardFindsTheBoardAgain() {
    Random random = new Random(1);
    for (int seeds : new int[] {10, 17, 24, 28, 29, 31}) {
      SliceIndex index = SliceIndex.of(seeds);
      SliceIndex.Cursor cursor = index.from(0);
      for (int i = 0; i < 500; i++) {
        Board board = SmallBoards.random(random, seeds);
        cursor.to(index.of(board.south(), board.north()));
        assertEquals(board, new Board(cursor.south(), cursor.north()));
      }
    }
  }

  @Test
  void goingToAnIndexFindsThePositionThatHasIt() {
    Random random = new Random(2);
    for (int seeds : new int[] {1, 13, 20, 28, 29, 31}) {
      SliceIndex index = SliceIndex.of(seeds);
      SliceIndex.Cursor cursor = index.from(index.size() - 1);
      for (int i = 0; i < 500; i++) {
        long at = random.nextLong(index.size());
        cursor.to(at);
        assertEquals(at, index.of(cursor.south(), cursor.north()));
      }
    }
  }
}
