package io.seedlap.solve.proof;

import io.seedlap.rules.Board;
import io.seedlap.rules.Ending;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Depth-first proof-number search (df-pn: A. Nagai, 2002) on the question "is the value of this
 * position at least n?", for the player to move. A move that captures c seeds leads to a question
 * for the opponent: the answer is yes if for some move the opponent's value is not at least c - n +
 * 1. The limit at which a move is left for the next best is a quarter beyond the latter's number.
 *
 * <p><b>Repetition.</b> Infinite play counts as net 0 of the seeds in play, so a position that
 * recurs on the path answers "at least n" by "n is 0 or less". Within a slice one of the players
 * has to force something, and a repetition is always that player's failure. Such an answer holds on
 * this path only; so does all that rests on it, as long as that is a repetition of a position
 * further above (graph history interaction: A. Kishimoto, M. M&uuml;ller, 2004). It is used by the
 * nodes of the path, and not stored. An answer whose repetitions are all of the position itself, or
 * of positions below it, is a strategy that never leaves a closed set of positions; it holds on
 * every path, and is stored.
 *
 * <p>Deterministic, as long as only the limit of nodes is reached. Not for two threads at once.
 */
public final class ProofSearch {
  /** Asks a question as {@link ProofSearch#atLeast} does. */
  @FunctionalInterface
  public interface Asking {
    ProofAnswer ask(long south, long north, int player, int due, int number);
  }

  /** Longest path; beyond it the answer is unknown. */
  private static final int MAX_DEPTH = 1 << 14;

  /** The clock is read after so many nodes (a mask), or laps, where those are many. */
  private static final int NODES_BETWEEN_CLOCK_READS = 0xFF;

  private static final long LAPS_BETWEEN_CLOCK_READS = 1_000_000;

  /**
   * The first estimate of how hard it is to get so many seeds more than expected: the power of 3/2.
   * Of the powers from 1 to 2 that search took the fewest nodes, two thirds of those of half the
   * seeds, over positions of 36 to 44 seeds.
   */
  private static final int[] HARDNESS =
      IntStream.rangeClosed(0, 4 * Board.MAX_SEEDS).map(n -> (int) Math.pow(n, 1.5)).toArray();

  private final Ruleset ruleset;
  private final KnownValues known;
  private final Mover mover;
  private final ProofTable table;
  private final int[] owned;
  private final boolean symmetric;
  private final long mostNodes;
  private final BooleanSupplier stop;
  private final List<ProofNode> path = new ArrayList<>();
  private long[] pathKeys = new long[64];
  private int depth;
  private long nodes;
  private long lapsAtClockRead;

  /**
   * @param owned holes that player 0 owns, with that player as South, bit i for hole i
   * @param mostNodes positions to search at most, for all questions together
   * @param stop polled during the search: whether to stop
   */
  public ProofSearch(
      Ruleset ruleset,
      KnownValues known,
      Mover mover,
      ProofTable table,
      int owned,
      long mostNodes,
      BooleanSupplier stop) {
    this.ruleset = ruleset;
    this.known = known;
    this.mover = mover;
    this.table = table;
    this.owned = new int[] {owned, Rows.swapSides(~owned)};
    this.symmetric = owned == this.owned[1];
    this.mostNodes = mostNodes;
    this.stop = stop;
  }

  /** Positions searched by now, for all questions together. */
  public long nodes() {
    return nodes;
  }

  /**
   * Answers whether the value of a position is at least a number.
   *
   * @param player 0 or 1: who is to move, and is South
   * @param due bit 0: the opening of the player to move is due; bit 1: the opponent's
   * @param number in the unit of {@link io.seedlap.rules.Settlement#net}, -63 to 63
   * @throws io.seedlap.rules.LapLimitExceeded when a sowing is too long to be judged
   */
  public ProofAnswer atLeast(long south, long north, int player, int due, int number) {
    depth = 0;
    ProofNode root = node(0);
    place(root, south, north, player, due, number);
    root.sliceStart = 0;
    root.proofLimit = ProofNode.INFINITE;
    root.disproofLimit = ProofNode.INFINITE;
    if (answeredAtOnce(root)) {
      return answer(root);
    }
    expand(root);
    while (true) {
      ProofNode node = path.get(depth);
      if (node.isDone()) {
        close(node);
        if (depth == 0) {
          return answer(node);
        }
        depth--;
        giveBack(node, path.get(depth));
      } else if (depth + 1 >= MAX_DEPTH || limitReached()) {
        for (; depth > 0; depth--) {
          close(path.get(depth));
          giveBack(path.get(depth), path.get(depth - 1));
        }
        return ProofAnswer.UNKNOWN;
      } else {
        descend(node);
      }
    }
  }

  /**
   * The answer to a question that was answered before, if it is still in the table or needs no
   * search; see {@link #atLeast}.
   */
  public ProofAnswer remembered(long south, long north, int player, int due, int number) {
    ProofNode root = node(0);
    place(root, south, north, player, due, number);
    return answeredAtOnce(root) ? answer(root) : ProofAnswer.UNKNOWN;
  }

  /**
   * What answering the question took, if the answer is {@link #remembered}: 0 where it needs no
   * search, else on the scale of the table, from 1.
   */
  int work(long south, long north, int player, int due, int number) {
    ProofNode root = node(0);
    place(root, south, north, player, due, number);
    return table.find(root.key) ? table.work() : 0;
  }

  private static ProofAnswer answer(ProofNode node) {
    return node.proof == 0
        ? ProofAnswer.YES
        : node.disproof == 0 ? ProofAnswer.NO : ProofAnswer.UNKNOWN;
  }

  private ProofNode node(int at) {
    while (path.size() <= at) {
      path.add(new ProofNode());
    }
    return path.get(at);
  }

  private void place(ProofNode node, long south, long north, int player, int due, int number) {
    node.south = south;
    node.north = north;
    node.player = player;
    node.due = due;
    node.number = number;
    node.key = QuestionKey.of(south, north, number, due, symmetric ? 0 : player);
  }

  private boolean answeredAtOnce(ProofNode node) {
    int net = known.net(node.south, node.north, owned[node.player], node.due != 0);
    int bound = bound(node.south, node.north);
    if (net != KnownValues.UNKNOWN) {
      node.settle(net >= node.number);
    } else if (node.number > bound || node.number <= -bound) {
      node.settle(node.number < 0);
    } else if (table.find(node.key) && (table.proof() == 0 || table.disproof() == 0)) {
      node.settle(table.proof() == 0);
    } else {
      return false;
    }
    return true;
  }

  private int bound(long south, long north) {
    return ruleset.seedsDecide() ? Rows.total(south, north) : 1;
  }

  private boolean limitReached() {
    if (nodes >= mostNodes) {
      return true;
    }
    long laps = mover.lapsSoFar();
    if ((nodes & NODES_BETWEEN_CLOCK_READS) != 0
        && laps - lapsAtClockRead < LAPS_BETWEEN_CLOCK_READS) {
      return false;
    }
    lapsAtClockRead = laps;
    return stop.getAsBoolean();
  }

  /** Stores what a node that is left has found. */
  private void close(ProofNode node) {
    if (node.isSolved() && node.rests >= depth) {
      node.rests = ProofNode.NOTHING;
    }
    if (!node.isSolved() || node.rests == ProofNode.NOTHING) {
      table.put(node.key, node.proof, node.disproof, nodes - node.nodesBefore);
    }
  }

  private static void giveBack(ProofNode node, ProofNode parent) {
    parent.childProof[parent.chosen] = node.proof;
    parent.childDisproof[parent.chosen] = node.disproof;
    parent.childRests[parent.chosen] = node.isSolved() ? node.rests : ProofNode.NOTHING;
    parent.update();
  }

  /** Goes to the chosen child, unless its answer has been found on another path meanwhile. */
  private void descend(ProofNode parent) {
    int i = parent.chosen;
    if (table.find(parent.childKey[i]) && (table.proof() == 0 || table.disproof() == 0)) {
      parent.settleChild(i, table.proof() == 0, ProofNode.NOTHING);
      parent.update();
      return;
    }
    ProofNode child = node(depth + 1);
    place(
        child,
        parent.childSouth[i],
        parent.childNorth[i],
        1 - parent.player,
        parent.childDue,
        parent.childNumber[i]);
    boolean sameSlice =
        Rows.total(child.south, child.north) == Rows.total(parent.south, parent.north);
    depth++;
    child.sliceStart = sameSlice ? parent.sliceStart : depth;
    child.proofLimit = parent.limitOfChildProof();
    child.disproofLimit = parent.limitOfChildDisproof();
    expand(child);
  }

  /** Makes all moves of the node. */
  private void expand(ProofNode node) {
    nodes++;
    node.nodesBefore = nodes - 1;
    if (depth >= pathKeys.length) {
      pathKeys = Arrays.copyOf(pathKeys, 2 * depth);
    }
    pathKeys[depth] = node.key;
    node.count = 0;
    node.childDue = node.due >>> 1;
    int holes = owned[node.player];
    int liftable = ruleset.liftable(node.south, node.north, holes, (node.due & 1) != 0);
    for (int rest = liftable; rest != 0; rest &= rest - 1) {
      int hole = Integer.numberOfTrailingZeros(rest);
      if (mover.sow(node.south, node.north, hole, holes)) {
        int gain = ruleset.seedsDecide() ? mover.captured() : 0;
        addChild(node, mover.north(), mover.south(), gain - node.number + 1);
        if (node.childDisproof[node.count - 1] == 0
            && node.childRests[node.count - 1] == ProofNode.NOTHING) {
          node.settle(true);
          return;
        }
      }
    }
    if (node.count == 0) {
      Ending ending =
          ruleset.endWhenStuck(() -> mover.canSow(node.north, node.south, owned[1 - node.player]));
      if (ending != null) {
        node.settle(ending.settlement().net(node.south, node.north, holes) >= node.number);
        return;
      }
      // Nobody has made a first move.
      node.childDue = node.due >>> 1 | (node.due & 1) << 1;
      addChild(node, node.north, node.south, 1 - node.number);
    }
    node.update();
  }

  private void addChild(ProofNode node, long south, long north, int number) {
    int i = node.count++;
    node.childSouth[i] = south;
    node.childNorth[i] = north;
    node.childNumber[i] = number;
    node.childRests[i] = ProofNode.NOTHING;
    int player = 1 - node.player;
    int net = known.net(south, north, owned[player], node.childDue != 0);
    if (net != KnownValues.UNKNOWN) {
      node.settleChild(i, net >= number, ProofNode.NOTHING);
      return;
    }
    int bound = bound(south, north);
    if (number > bound || number <= -bound) {
      node.settleChild(i, number < 0, ProofNode.NOTHING);
      return;
    }
    long key = QuestionKey.of(south, north, number, node.childDue, symmetric ? 0 : player);
    node.childKey[i] = key;
    boolean found = table.find(key);
    if (found) {
      node.childProof[i] = table.proof();
      node.childDisproof[i] = table.disproof();
    }
    if (!found || (table.proof() != 0 && table.disproof() != 0)) {
      int recurs = onPath(node, key);
      if (recurs >= 0) {
        node.settleChild(i, number <= 0, recurs);
      } else if (!found) {
        estimate(node, i, player);
      }
    }
  }

  /** The depth at which the question is asked on the path, or -1. */
  private int onPath(ProofNode node, long key) {
    for (int at = depth; at >= node.sliceStart; at--) {
      if (pathKeys[at] == key) {
        return at;
      }
    }
    return -1;
  }

  /**
   * First numbers of a question: a yes takes one leaf and a no one for each hole that may be sown;
   * either takes more, the further the number is from what the rows suggest, less a seed.
   */
  private void estimate(ProofNode node, int i, int player) {
    long south = node.childSouth[i];
    long north = node.childNorth[i];
    int mobility =
        Integer.bitCount(ruleset.liftable(south, north, owned[player], (node.childDue & 1) != 0));
    int above = 0;
    if (ruleset.seedsDecide()) {
      int expected = (2 * Rows.total(south, north, owned[player]) - Rows.total(south, north)) / 4;
      above = node.childNumber[i] - expected + 1;
    }
    node.childProof[i] = 1 + HARDNESS[Math.max(0, above)];
    node.childDisproof[i] = Math.max(1, mobility) + HARDNESS[Math.max(0, -above)];
  }
}
