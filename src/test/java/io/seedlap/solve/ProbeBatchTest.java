package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.seedlap.rules.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ProbeBatchTest {
  private static final int SEEDS = 12;

  private record Result(int at, int captured, byte value) {}

  @Test
  void everyProbeGivesTheValueInItsSliceInOrder() {
    Random random = new Random(1);
    List<Result> expected = new ArrayList<>();
    List<Result> results = new ArrayList<>();
    ProbeBatch batch =
        new ProbeBatch(
            SEEDS,
            Solved.SADEQA::get,
            (at, captured, value) -> results.add(new Result((int) at, captured, value)));
    for (int at = 0; at < 1000; at++) {
      if (batch.isFull()) {
        batch.flush();
      }
      for (int move = random.nextInt(7); move > 0; move--) {
        int left = 1 + random.nextInt(SEEDS - 1);
        Board board = SmallBoards.random(random, left);
        byte value = Solved.SADEQA.get(left).at(board.south(), board.north());
        expected.add(new Result(at, SEEDS - left, value));
        batch.add(at, SEEDS - left, board.south(), board.north());
      }
    }
    batch.flush();
    assertEquals(expected, results);
    batch.flush();
    assertEquals(expected, results);
  }
}
