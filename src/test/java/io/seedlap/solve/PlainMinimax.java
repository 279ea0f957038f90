package io.seedlap.solve;

import io.seedlap.solve.PlainGame.Node;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Plain minimax down to the end of the game, where a position that has occurred on the way since
 * the last capture has the value 0, the ruling {@code repetition}. No results are kept from one
 * line for another, since a value may depend on the line; so the search is limited in nodes.
 */
public final class PlainMinimax {
  private static final int UNLIMITED = 1000;
  private final boolean nets;
  private int nodesLeft;

  private static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super(null, null, false, false);
    }
  }

  /**
   * @param nets whether the value is a net (Adji Kui II) and not 1, 0 or -1
   */
  public PlainMinimax(boolean nets) {
    this.nets = nets;
  }

  /** The value for the player to move; empty when it takes more nodes than that. */
  public OptionalInt value(Node root, int nodes) {
    nodesLeft = nodes;
    try {
      return OptionalInt.of(value(root, -UNLIMITED, UNLIMITED, new HashSet<>()));
    } catch (TooLong e) {
      return OptionalInt.empty();
    }
  }

  private int value(Node node, int alpha, int beta, Set<Node> way) {
    if (--nodesLeft < 0) {
      throw new TooLong();
    }
    if (node.outcome != null) {
      return ended(node);
    }
    if (!way.add(node)) {
      return 0;
    }
    int best = -UNLIMITED;
    for (int i = 0; i < node.next.size() && best < beta; i++) {
      int captured = node.captured.get(i);
      int gain = nets ? captured : 0;
      Set<Node> further = captured > 0 ? new HashSet<>() : way;
      int low = Math.max(alpha, best);
      best = Math.max(best, gain - value(node.next.get(i), gain - beta, gain - low, further));
    }
    way.remove(node);
    return best;
  }

  private int ended(Node node) {
    if (nets) {
      return node.swept();
    }
    return node.outcome.winner() == null ? 0 : node.outcome.winner() == node.key.turn() ? 1 : -1;
  }
}
