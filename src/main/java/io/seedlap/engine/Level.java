package io.seedlap.engine;

/**
 * How well an engine plays: from 1, which sows any hole, to 8, which plays perfectly wherever the
 * tables or a complete search reach.
 *
 * @param number 1 to 8
 * @param blunders percentage of moves that are chosen at random
 * @param depth plies looked ahead, 1 to 60
 * @param nodes positions searched for one move
 * @param tables whether it probes the tables
 */
public record Level(int number, int blunders, int depth, long nodes, boolean tables) {
  public static final int MIN = 1;
  public static final int MAX = 8;

  private static final Level[] ALL = {
    new Level(1, 100, 1, 1, false),
    new Level(2, 65, 1, 1_000, false),
    new Level(3, 30, 1, 1_000, false),
    new Level(4, 25, 2, 5_000, false),
    new Level(5, 20, 3, 10_000, false),
    new Level(6, 12, 6, 20_000, true),
    new Level(7, 5, 60, 20_000, true),
    new Level(8, 0, 60, 1_000_000, true),
  };

  /**
   * @param number 1 to 8
   */
  public static Level of(int number) {
    return ALL[number - MIN];
  }
}
