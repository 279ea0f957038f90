package io.seedlap.picture;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;

/**
 * The places of holes and stores in the picture. South's row is the lower one and runs from left to
 * right, North's from right to left.
 */
final class BoardLayout {
  static final double WIDTH = 860;
  static final double HEIGHT = 384;

  static final double BOARD_X = 122;
  static final double BOARD_Y = 42;
  static final double BOARD_WIDTH = WIDTH - 2 * BOARD_X;
  static final double BOARD_HEIGHT = HEIGHT - 2 * BOARD_Y;
  static final double MIDDLE_X = WIDTH / 2;
  static final double MIDDLE_Y = HEIGHT / 2;

  static final double HOLE = 43;
  static final double STORE_WIDTH = 86;
  static final double STORE_HEIGHT = 220;
  private static final double STORE_LOWER = 21; // leaves room for the name above it

  private static final double COLUMN = 99;
  private static final double ROW = 51; // from the middle line

  private BoardLayout() {}

  /** A place in the picture. */
  record Point(double x, double y) {
    Point plus(double dx, double dy) {
      return new Point(x + dx, y + dy);
    }

    double distance(Point that) {
      return Math.hypot(that.x - x, that.y - y);
    }

    /** The place at this distance from here towards that one. */
    Point towards(Point that, double distance) {
      double share = distance / distance(that);
      return plus((that.x - x) * share, (that.y - y) * share);
    }
  }

  /** The middle of a hole. */
  static Point centre(Hole hole) {
    double column = hole.ordinal() % Hole.PER_ROW - (Hole.PER_ROW - 1) / 2.0;
    double side = side(hole.row());
    return new Point(MIDDLE_X + side * column * COLUMN, MIDDLE_Y + side * ROW);
  }

  /** The middle of a player's store: North's on the left, South's on the right. */
  static Point store(Player player) {
    double aside = BOARD_X / 2 + 2;
    return new Point(player == Player.SOUTH ? WIDTH - aside : aside, MIDDLE_Y + STORE_LOWER);
  }

  /** Downwards, 1, for South; upwards, -1, for North. */
  static int side(Player player) {
    return player == Player.SOUTH ? 1 : -1;
  }
}
