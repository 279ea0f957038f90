package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OccurrencesTest {
  private record Seen(Board board, Player turn) {}

  private final Occurrences occurrences = new Occurrences();
  private final Random random = new Random(3);

  /** A few hundred positions, near ones among them, each several times and in any order. */
  @Test
  void eachBoardWithItsPlayerToMoveIsCountedByItself() {
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      Position position =
          RandomPositions.setUp(random, Positions.ADJI_KUI_II, 1 + random.nextInt(48));
      positions.add(position);
      positions.add(position.passed());
    }
    Map<Seen, Integer> expected = new HashMap<>();
    for (int i = 0; i < 2_000; i++) {
      Position position = positions.get(random.nextInt(positions.size()));
      Seen seen = new Seen(position.board(), position.turn());
      assertEquals(expected.merge(seen, 1, Integer::sum), occurrences.count(position));
    }
  }

  @Test
  void nothingIsLeftAfterClearing() {
    Position start = Positions.ADJI_KUI_II.start();
    occurrences.count(start);
    occurrences.count(start.passed());
    occurrences.clear();
    assertEquals(1, occurrences.count(start));
    assertEquals(1, occurrences.count(start.passed()));
  }
}
