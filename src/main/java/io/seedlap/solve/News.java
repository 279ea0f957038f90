package io.seedlap.solve;

/**
 * News for positions all over a slice. A slice is larger than the processor's caches, and to hear
 * is to look at the position's state: one after the other, each would wait for memory. So news are
 * gathered, and when there are many the states are read at once: none of those reads depends on
 * another, so the processor has many of them under way together, and hearing then finds the states
 * in the cache. For one thread.
 */
final class News {
  /** Who hears; must not send. */
  interface Hearer {
    void hear(int at, int what);
  }

  /**
   * News gathered at most: so many that reads overlap, so few that the states stay in the cache.
   */
  static final int MAX = 256;

  private final short[] states;
  private final Hearer hearer;
  private final int[] positions = new int[MAX];
  private final int[] news = new int[MAX];
  private int count;

  /** What was read, so that reading is not left out as useless. */
  private int read;

  /**
   * @param states what is looked at to hear, by position
   */
  News(short[] states, Hearer hearer) {
    this.states = states;
    this.hearer = hearer;
  }

  /** Has a position hear this, soon or at the next {@link #deliver()}. */
  void send(int at, int what) {
    if (count == MAX) {
      deliver();
    }
    positions[count] = at;
    news[count++] = what;
  }

  /** Has all hear that have not yet, in the order in which news were sent. */
  void deliver() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += states[positions[i]];
    }
    read = sum;
    for (int i = 0; i < count; i++) {
      hearer.hear(positions[i], news[i]);
    }
    count = 0;
  }
}
