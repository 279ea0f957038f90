package io.seedlap.solve.adjikui;

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
import io.seedlap.solve.SweepPool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class AdjiKuiBuilderTest {
  private static final int POSITIONS = 2000;
  private static final int UNKNOWN = 100;
  private static final List<Node> SAMPLE = new ArrayList<>();
  private static PlainGame game;

  /** Bounds of a node's net: what the player to move can force, and what the opponent can. */
  private static final class Bounds {
    int low = -UNKNOWN;
    int high = UNKNOWN;
    boolean ends;

    int value() {
      return low > 0 ? low : Math.min(high, 0);
    }
  }

  private static final Map<Node, Bounds> BOUNDS = new HashMap<>();

  @BeforeAll
  static void playOutRandomPositions() {
    game = new PlainGame(SmallBoards.ADJI_KUI);
    Random random = new Random(4);
    for (int i = 0; i < POSITIONS; i++) {
      Player turn = Player.values()[i & 1];
      SAMPLE.add(game.from(SmallBoards.random(random, 9 + (i >> 1 & 1)), turn));
    }
    for (Node node : game.nodes.values()) {
      Bounds bounds = new Bounds();
      if (node.outcome != null) {
        bounds.low = node.swept();
        bounds.high = bounds.low;
      }
      BOUNDS.put(node, bounds);
    }
    while (narrow()) {}
    while (findEnds()) {}
  }

  @Test
  void theSliceOfTwelveSeedsHasTheSharesOfWinsLossesAndZerosThatAreKnown() {
    int[] counts = new int[3];
    for (int at = 0; at < SliceIndex.of(12).size(); at++) {
      counts[1 - Integer.signum(AdjiKuiValue.net(Solved.ADJI_KUI.get(12).at(at)))]++;
    }
    double size = SliceIndex.of(12).size();
    assertEquals(50.3, 100 * counts[0] / size, 0.05);
    assertEquals(4.0, 100 * counts[1] / size, 0.05);
    assertEquals(45.8, 100 * counts[2] / size, 0.05);
  }

  @Test
  void positionsThatFindNoRoomArePropagatedByALaterSweep() {
    try (SweepPool pool = new SweepPool(2)) {
      Slice slice =
          AdjiKuiBuilder.build(12, Solved.ADJI_KUI::get, pool, AdjiKuiStates.Pending.BATCH);
      for (int at = 0; at < SliceIndex.of(12).size(); at++) {
        assertEquals(Solved.ADJI_KUI.get(12).at(at), slice.at(at));
      }
    }
  }

  @Test
  void netsAreThoseThatBoundsNarrowedFromMoveToMoveLeave() {
    for (Node node : SAMPLE) {
      if (node.outcome == null) {
        Bounds bounds = BOUNDS.get(node);
        byte value = table(node);
        assertEquals(bounds.value(), AdjiKuiValue.net(value), () -> node.key.toString());
        assertEquals(!bounds.ends, AdjiKuiValue.cyclic(value), () -> "cyclic " + node.key);
      }
    }
  }

  @Test
  void netsAreThoseOfPlainMinimaxWithItsRepetitionsWhereThatComesToAnEnd() {
    PlainMinimax minimax = new PlainMinimax(true);
    int compared = 0;
    for (Node node : SAMPLE) {
      OptionalInt value = minimax.value(node, 3_000);
      if (value.isPresent() && node.outcome == null) {
        assertEquals(value.getAsInt(), AdjiKuiValue.net(table(node)), () -> node.key.toString());
        compared++;
      }
    }
    assertTrue(compared > 50, "only " + compared + " were compared");
  }

  @Test
  void theSampleHasPassesAndEndlessSowingsInIt() {
    assertTrue(SAMPLE.stream().anyMatch(node -> node.pass));
    assertTrue(game.nodes.values().stream().anyMatch(node -> node.endlessMove));
  }

  private static byte table(Node node) {
    long south = node.key.board().south();
    long north = node.key.board().north();
    Slice slice = Solved.ADJI_KUI.get(node.key.board().total());
    return node.key.turn() == Player.SOUTH ? slice.at(south, north) : slice.at(north, south);
  }

  /** One round of interval iteration; false when nothing has changed. */
  private static boolean narrow() {
    boolean changed = false;
    for (Node node : game.nodes.values()) {
      if (node.outcome != null) {
        continue;
      }
      Bounds bounds = BOUNDS.get(node);
      int low = -UNKNOWN;
      int high = -UNKNOWN;
      for (int i = 0; i < node.next.size(); i++) {
        Bounds next = BOUNDS.get(node.next.get(i));
        int captured = node.captured.get(i);
        // With ten seeds at most a capture ends the game, so its value is exact.
        low = Math.max(low, captured - next.high);
        high = Math.max(high, captured - next.low);
      }
      changed |= low != bounds.low || high != bounds.high;
      bounds.low = low;
      bounds.high = high;
    }
    return changed;
  }

  /** One round of finding the positions from which some line of best play ends. */
  private static boolean findEnds() {
    boolean changed = false;
    for (Node node : game.nodes.values()) {
      Bounds bounds = BOUNDS.get(node);
      boolean ends = node.outcome != null;
      for (int i = 0; i < node.next.size(); i++) {
        Bounds next = BOUNDS.get(node.next.get(i));
        ends |= next.ends && node.captured.get(i) - next.value() == bounds.value();
      }
      changed |= ends != bounds.ends;
      bounds.ends = ends;
    }
    return changed;
  }
}
