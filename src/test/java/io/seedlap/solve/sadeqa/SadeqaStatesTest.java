package io.seedlap.solve.sadeqa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.solve.SliceIndex;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SadeqaStatesTest {
  private static final int SIZE = (int) SliceIndex.of(6).size();

  @Test
  void aStateThatIsSetIsReadAgainAndItsNeighboursStayAsTheyAre() {
    SadeqaStates states = new SadeqaStates(SliceIndex.of(6));
    int[] expected = new int[SIZE];
    Random random = new Random(1);
    for (int i = 0; i < 3 * SIZE; i++) {
      int at = random.nextInt(SIZE);
      expected[at] = random.nextInt(14);
      states.set(at, expected[at]);
    }
    for (int at = 0; at < SIZE; at++) {
      assertEquals(expected[at], states.get(at));
    }
  }

  @Test
  void aChangeIsRefusedWhereTheStateIsAnother() {
    SadeqaStates states = new SadeqaStates(SliceIndex.of(6));
    states.set(8, 3);
    states.set(9, 5);
    assertFalse(states.change(9, 4, 2));
    while (!states.change(9, 5, 2)) {
      // a weak compare-and-set may fail without a reason
    }
    assertEquals(3, states.get(8));
    assertEquals(2, states.get(9));
  }

  @Test
  void theNextPositionWhosePredecessorsAreToBeUpdatedIsFoundFromAnyPositionOn() {
    for (int steps = 0; steps < 2; steps++) {
      for (int one = 1; one <= 1_000; one *= 10) {
        SadeqaStates states = randomStates(new Random(one), one);
        int next = SIZE;
        for (int at = SIZE - 1; at >= 0; at--) {
          int state = states.get(at);
          next = state == SadeqaStates.lost(steps) || state == SadeqaStates.won(steps) ? at : next;
          assertEquals(next, states.next(at, SIZE, steps));
          int to = Math.min(SIZE, at + 20);
          assertEquals(Math.min(next, to), states.next(at, to, steps));
        }
      }
    }
  }

  /** About one state in so many is to be found. */
  private static SadeqaStates randomStates(Random random, int one) {
    SadeqaStates states = new SadeqaStates(SliceIndex.of(6));
    for (int at = 0; at < SIZE; at++) {
      states.set(at, random.nextInt(one) == 0 ? 10 + random.nextInt(4) : random.nextInt(10));
    }
    assertTrue(states.next(0, SIZE, 0) < SIZE);
    return states;
  }
}
