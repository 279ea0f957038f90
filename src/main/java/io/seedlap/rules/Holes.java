package io.seedlap.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * An immutable set of holes.
 *
 * @param bits bit i represents the hole with index i in sowing order, A = 0 to f = 11
 */
public record Holes(int bits) {

  public static final Holes NONE = new Holes(0);
  public static final Holes ALL = new Holes(Rows.ALL_HOLES);

  public Holes {
    if ((bits & ~Rows.ALL_HOLES) != 0) {
      throw new IllegalArgumentException("only bits 0 to 11 represent holes: " + bits);
    }
  }

  public static Holes of(Collection<Hole> holes) {
    int bits = 0;
    for (Hole hole : holes) {
      bits |= bit(hole);
    }
    return new Holes(bits);
  }

  /** The six holes of the player's row. */
  public static Holes row(Player player) {
    return new Holes(player == Player.SOUTH ? Rows.OWN_ROW : Rows.swapSides(Rows.OWN_ROW));
  }

  public boolean contains(Hole hole) {
    return (bits & bit(hole)) != 0;
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int size() {
    return Integer.bitCount(bits);
  }

  /** The holes that are in exactly one of the two sets. */
  public Holes symmetricDifference(Holes that) {
    return new Holes(bits ^ that.bits);
  }

  public boolean intersects(Holes that) {
    return (bits & that.bits) != 0;
  }

  /** The holes in sowing order. */
  public List<Hole> inOrder() {
    List<Hole> holes = new ArrayList<>(size());
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      holes.add(Hole.at(Integer.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(holes);
  }

  private static int bit(Hole hole) {
    return 1 << hole.ordinal();
  }
}
