package io.seedlap.solve.proof;

import io.seedlap.rules.Hole;

/**
 * A question on the current path, with the questions that its moves lead to. Its numbers are those
 * of proof-number search, seen from the player to move: {@link #proof} is a lower bound of the
 * leaves still to be answered before the answer can be yes, {@link #disproof} before it can be no.
 * Both are 0 or {@link #INFINITE} in the end.
 */
final class ProofNode {
  /** The number of what cannot be proven. */
  static final int INFINITE = 1 << 30;

  /** The largest number of what may still be proven. */
  static final int MAX = INFINITE - 1;

  /** The result rests on no repetition of a position above. */
  static final int NOTHING = Integer.MAX_VALUE;

  long south;
  long north;
  int player;
  int due;

  /** Openings due after a move. */
  int childDue;

  int number;
  long key;

  /** Depth of the first position of the path with as many seeds: only those can recur. */
  int sliceStart;

  int proofLimit;
  int disproofLimit;
  long nodesBefore;

  int proof;
  int disproof;

  /** Depth of the highest position whose repetition the result rests on. */
  int rests;

  int count;
  int chosen;
  private int secondDisproof;
  final long[] childSouth = new long[Hole.COUNT];
  final long[] childNorth = new long[Hole.COUNT];
  final long[] childKey = new long[Hole.COUNT];
  final int[] childNumber = new int[Hole.COUNT];
  final int[] childProof = new int[Hole.COUNT];
  final int[] childDisproof = new int[Hole.COUNT];
  final int[] childRests = new int[Hole.COUNT];

  /** Sets the answer. */
  void settle(boolean yes) {
    proof = yes ? 0 : INFINITE;
    disproof = yes ? INFINITE : 0;
    rests = NOTHING;
  }

  void settleChild(int child, boolean yes, int restsOn) {
    childProof[child] = yes ? 0 : INFINITE;
    childDisproof[child] = yes ? INFINITE : 0;
    childRests[child] = restsOn;
  }

  /**
   * Computes the numbers from those of the children: the answer is yes when that of one child is
   * no, since the opponent asks there.
   */
  void update() {
    int least = INFINITE;
    int second = INFINITE;
    long sum = 0;
    int yesRests = -1;
    int noRests = NOTHING;
    for (int i = 0; i < count; i++) {
      int needed = childDisproof[i];
      if (needed < least) {
        second = least;
        least = needed;
        chosen = i;
      } else if (needed < second) {
        second = needed;
      }
      sum += childProof[i];
      if (needed == 0) {
        yesRests = Math.max(yesRests, childRests[i]);
      }
      noRests = Math.min(noRests, childRests[i]);
    }
    proof = least;
    disproof = least == 0 ? INFINITE : (int) Math.min(sum, MAX);
    secondDisproof = second;
    rests = least == 0 ? yesRests : noRests;
  }

  boolean isSolved() {
    return proof == 0 || disproof == 0;
  }

  boolean isDone() {
    return proof >= proofLimit || disproof >= disproofLimit;
  }

  /** The disproof number at which the search leaves the chosen child: a quarter beyond the next. */
  int limitOfChildDisproof() {
    long limit = Math.max(secondDisproof + secondDisproof / 4L, childDisproof[chosen]) + 1;
    return (int) Math.min(proofLimit, limit);
  }

  /** The proof number at which the search leaves the chosen child. */
  int limitOfChildProof() {
    if (disproofLimit == INFINITE) {
      return INFINITE;
    }
    long rest = (long) disproofLimit - disproof;
    return (int) Math.min(INFINITE, childProof[chosen] + Math.max(rest, 1));
  }
}
