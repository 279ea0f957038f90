package io.seedlap.solve;

/**
 * News for positions all over a slice, gathered by a thread so that it need not wait for memory
 * once a position: {@link #fetch()} reads the states of all of them, and since none of those reads
 * depends on another, the processor has many under way at once. What is then done with the states
 * finds them in its cache.
 */
final class News {
  /** So many that reads overlap, so few that all states stay in the nearest cache. */
  static final int MOST = 256;

  private final short[] states;
  private final int[] positions = new int[MOST];
  private final int[] news = new int[MOST];
  private int count;

  /** Keeps the reads from being left out as useless. */
  private int read;

  News(short[] states) {
    this.states = states;
  }

  boolean isFull() {
    return count == MOST;
  }

  void add(int at, int what) {
    positions[count] = at;
    news[count++] = what;
  }

  /** Reads the states of all positions; then there is nothing gathered any more, but so many. */
  int fetch() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += states[positions[i]];
    }
    read = sum;
    int fetched = count;
    count = 0;
    return fetched;
  }

  int position(int i) {
    return positions[i];
  }

  int what(int i) {
    return news[i];
  }
}
