package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.seedlap.rules.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LookupsTest {
  private static final int SEEDS = 12;

  private record Answer(int at, int captured, byte value) {}

  @Test
  void everyQuestionIsAnsweredByTheValueInItsSliceInTheOrderOfAsking() {
    Random random = new Random(1);
    List<Answer> expected = new ArrayList<>();
    List<Answer> heard = new ArrayList<>();
    Lookups lookups =
        new Lookups(
            SEEDS,
            Solved.sadeqa(),
            (at, captured, value) -> heard.add(new Answer(at, captured, value)));
    for (int at = 0; at < 1000; at++) {
      if (lookups.isFull()) {
        lookups.answer();
      }
      for (int move = random.nextInt(7); move > 0; move--) {
        int left = 1 + random.nextInt(SEEDS - 1);
        Board board = SmallBoards.random(random, left);
        byte value = Solved.SADEQA.get(left).at(board.south(), board.north());
        expected.add(new Answer(at, SEEDS - left, value));
        lookups.ask(at, SEEDS - left, board.south(), board.north());
      }
    }
    lookups.answer();
    assertEquals(expected, heard);
    lookups.answer();
    assertEquals(expected, heard);
  }
}
