package io.seedlap.solve;

import io.seedlap.rules.Board;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All positions reachable from some, found by playing every legal move with the referee, as plain
 * nodes: nothing is swapped, numbered or sown in reverse. The solver is tested against values
 * computed here.
 */
public final class PlainGame {
  /** Same board, same player to move: the same node, whatever has been captured before. */
  public record Key(Board board, Player turn) {}

  public static final class Node {
    public final Key key;

    /** Null while the game goes on. */
    public Outcome outcome;

    public final List<Node> next = new ArrayList<>();

    /** Seeds captured by each of the moves. */
    public final List<Integer> captured = new ArrayList<>();

    public boolean endlessMove;
    public boolean pass;

    Node(Key key) {
      this.key = key;
    }

    /**
     * The seeds on the board of the player to move minus the opponent's when the game ends here.
     */
    public int swept() {
      return outcome.swept().of(key.turn) - outcome.swept().of(key.turn.other());
    }
  }

  public final Map<Key, Node> nodes = new HashMap<>();
  private final Ruleset ruleset;
  private final Referee referee = Referee.unhurried();
  private final Deque<Node> open = new ArrayDeque<>();

  public PlainGame(Ruleset ruleset) {
    this.ruleset = ruleset;
  }

  public Node from(Board board, Player turn) {
    Node root = node(new Key(board, turn));
    while (!open.isEmpty()) {
      expand(open.pop());
    }
    return root;
  }

  private Node node(Key key) {
    Node node = nodes.get(key);
    if (node == null) {
      node = new Node(key);
      nodes.put(key, node);
      open.push(node);
    }
    return node;
  }

  private void expand(Node node) {
    Position position = SmallBoards.position(ruleset, node.key.board(), node.key.turn());
    LegalMoves moves = referee.legalMoves(position);
    node.outcome = moves.outcome();
    for (LegalMoves.Illegal illegal : moves.illegal()) {
      node.endlessMove |= illegal.reason() == io.seedlap.rules.Refusal.ENDLESS_SOWING;
    }
    for (LegalMoves.Legal legal : moves.legal()) {
      MoveResult.Played played = (MoveResult.Played) referee.play(position, legal.move());
      node.pass |= legal.move() == io.seedlap.rules.Move.PASS;
      node.captured.add(played.summary().captured());
      node.next.add(node(new Key(played.position().board(), played.position().turn())));
    }
  }
}
