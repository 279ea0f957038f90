package io.seedlap.solve;

import io.seedlap.rules.Rows;
import io.seedlap.solve.proof.ProofAnswer;
import io.seedlap.solve.proof.ProofSearch;
import java.util.List;

/**
 * Proves the value of a position, then that of each of its moves: asks whether they are at least a
 * number, from the estimate on in ever larger steps, until yes and no meet. Everything that is
 * answered before the limits are reached narrows the bounds of the moves.
 */
final class MoveProofs {
  private final RootPosition root;
  private final List<RootMove> moves;
  private final ProofSearch proof;
  private final Runnable answered;

  /** One where seeds decide, else the value of a win: {@link Evaluator}'s unit for a net of 1. */
  private final int unit;

  /**
   * Where seeds decide, every end gives a net that is even as the number of seeds in play is: all
   * of them are divided, or they are shared equally.
   */
  private final boolean even;

  /**
   * @param answered run after each answer, when the bounds of the moves are up to date
   */
  MoveProofs(RootPosition root, List<RootMove> moves, ProofSearch proof, Runnable answered) {
    this.answered = answered;
    this.root = root;
    this.moves = moves;
    this.proof = proof;
    boolean seedsDecide = root.position.ruleset().seedsDecide();
    this.unit = seedsDecide ? 1 : Evaluator.WIN;
    this.even = seedsDecide && Rows.total(root.south, root.north) % 2 == 0;
  }

  /** Asks until all values are exact or the limits are reached. */
  void prove() {
    if (proveRoot()) {
      for (RootMove move : moves) {
        if (!prove(move)) {
          return;
        }
      }
    }
  }

  private boolean proveRoot() {
    int low = Integer.MIN_VALUE;
    int high = Integer.MIN_VALUE;
    int estimate = Integer.MIN_VALUE;
    for (RootMove move : moves) {
      low = Math.max(low, move.low);
      high = Math.max(high, move.high);
      estimate = Math.max(estimate, move.value);
    }
    Bracket bracket = new Bracket(low / unit, high / unit, estimate / unit, even);
    while (!bracket.isClosed()) {
      int number = bracket.next();
      switch (proof.atLeast(root.south, root.north, 0, root.due, number)) {
        case UNKNOWN -> {
          return false;
        }
        case NO -> {
          bracket.no(number);
          moves.forEach(move -> move.narrow(move.low, bracket.high() * unit));
        }
        case YES -> {
          bracket.yes(number);
          if (!creditMove(number, bracket.low())) {
            return false;
          }
        }
      }
      answered.run();
    }
    return true;
  }

  /** Finds the move that has so much value, now that one has; its answer is usually remembered. */
  private boolean creditMove(int number, int low) {
    for (RootMove move : moves) {
      if (remembered(move, number) == ProofAnswer.NO) {
        move.narrow(low * unit, move.high);
        return true;
      }
    }
    for (RootMove move : moves) {
      ProofAnswer answer = opponents(move, number);
      if (answer != ProofAnswer.YES) {
        move.narrow(answer == ProofAnswer.NO ? low * unit : move.low, move.high);
        return answer == ProofAnswer.NO;
      }
    }
    throw new IllegalStateException("no move has the value that was proven");
  }

  private boolean prove(RootMove move) {
    Bracket bracket = new Bracket(move.low / unit, move.high / unit, move.value / unit, even);
    while (!bracket.isClosed()) {
      int number = bracket.next();
      switch (opponents(move, number)) {
        case UNKNOWN -> {
          return false;
        }
        case NO -> bracket.yes(number);
        case YES -> bracket.no(number);
      }
      move.narrow(bracket.low() * unit, bracket.high() * unit);
      answered.run();
    }
    return true;
  }

  /** The opponent's answer after a move: it is no if the move's value is at least the number. */
  private ProofAnswer opponents(RootMove move, int number) {
    return proof.atLeast(move.south, move.north, 1, move.due, move.gain / unit - number + 1);
  }

  private ProofAnswer remembered(RootMove move, int number) {
    return proof.remembered(move.south, move.north, 1, move.due, move.gain / unit - number + 1);
  }
}
