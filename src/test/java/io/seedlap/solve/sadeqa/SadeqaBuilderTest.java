package io.seedlap.solve.sadeqa;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Player;
import io.seedlap.solve.PlainGame;
import io.seedlap.solve.PlainGame.Node;
import io.seedlap.solve.PlainMinimax;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SliceIndex;
import io.seedlap.solve.SmallBoards;
import io.seedlap.solve.Solved;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SadeqaBuilderTest {
  private static final int POSITIONS = 2000;
  private static final List<Node> SAMPLE = new ArrayList<>();
  private static PlainGame game;

  @BeforeAll
  static void playOutRandomPositions() {
    game = new PlainGame(SmallBoards.SADEQA);
    Random random = new Random(3);
    for (int i = 0; i < POSITIONS; i++) {
      Player turn = Player.values()[i & 1];
      SAMPLE.add(game.from(SmallBoards.random(random, 1 + random.nextInt(9)), turn));
    }
  }

  @Test
  void slicesHaveTheCountsOfWinsLossesAndDrawsThatAreKnown() {
    assertArrayEquals(new int[] {6_564, 0, 5_812}, count(6));
    assertArrayEquals(new int[] {42_254, 0, 33_328}, count(8));
    assertArrayEquals(new int[] {209_369, 0, 143_347}, count(10));
    assertArrayEquals(new int[] {846_719, 0, 505_359}, count(12));
  }

  /** Positions by 1 - result: wins, draws, losses. */
  private static int[] count(int seeds) {
    int[] counts = new int[3];
    for (int at = 0; at < SliceIndex.of(seeds).size(); at++) {
      counts[1 - SadeqaValue.net(Solved.SADEQA.get(seeds).at(at))]++;
    }
    return counts;
  }

  @Test
  void valuesAndPliesAreThoseOfWhatThePliesBeforeTheEndDecide() {
    Map<Node, Integer> plies = pliesToTheEnd();
    for (Node node : SAMPLE) {
      byte value = table(node);
      int expected = plies.getOrDefault(node, SadeqaValue.DRAW);
      assertEquals(expected, value & 0xFF, () -> node.key.toString());
    }
  }

  @Test
  void valuesAreThoseOfPlainMinimaxWithItsRepetitionsWhereThatComesToAnEnd() {
    PlainMinimax minimax = new PlainMinimax(false);
    int compared = 0;
    for (Node node : SAMPLE) {
      OptionalInt value = minimax.value(node, 3_000);
      if (value.isPresent()) {
        assertEquals(value.getAsInt(), SadeqaValue.net(table(node)), () -> node.key.toString());
        compared++;
      }
    }
    assertTrue(compared > POSITIONS / 2, "only " + compared + " were compared");
  }

  private static byte table(Node node) {
    long south = node.key.board().south();
    long north = node.key.board().north();
    Slice slice = Solved.SADEQA.get(node.key.board().total());
    return node.key.turn() == Player.SOUTH ? slice.at(south, north) : slice.at(north, south);
  }

  /** By retrograde iteration over 0, 1, 2, ... plies; positions never decided are draws. */
  private static Map<Node, Integer> pliesToTheEnd() {
    Map<Node, Integer> plies = new HashMap<>();
    int size = -1;
    for (int round = 0; size < plies.size() || round < 50; round++) {
      size = plies.size();
      Map<Node, Integer> decided = new HashMap<>();
      for (Node node : game.nodes.values()) {
        if (!plies.containsKey(node) && isDecided(node, plies)) {
          decided.put(node, round);
        }
      }
      plies.putAll(decided);
    }
    return plies;
  }

  private static boolean isDecided(Node node, Map<Node, Integer> plies) {
    if (node.outcome != null) {
      return node.outcome.winner() != null;
    }
    boolean all = true;
    for (Node next : node.next) {
      Integer after = plies.get(next);
      if (after != null && after % 2 == 0) {
        return true;
      }
      all &= after != null;
    }
    return all;
  }
}
