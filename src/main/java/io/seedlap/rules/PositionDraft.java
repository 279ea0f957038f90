package io.seedlap.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A position as somebody wrote it, right or wrong. {@link #check} makes a {@link Position} of it or
 * names every fault, by the list "A position is valid when" of the rules.
 *
 * @param south seeds of {@code A..F}, or null when missing
 * @param north seeds of {@code a..f}, or null when missing
 * @param turn null when missing
 * @param captured null when left out: nothing captured
 * @param bought holes owned by the player of the other row, in any order
 * @param due players who have not made their first move, in any order
 */
public record PositionDraft(
    int[] south, int[] north, Player turn, Score captured, List<Hole> bought, List<Player> due) {

  /** Checks the draft against the game's rules. */
  public Checked check(Ruleset ruleset) {
    return new Check(ruleset).run();
  }

  private final class Check {
    private final Ruleset ruleset;
    private final List<Fault> faults = new ArrayList<>(0);

    Check(Ruleset ruleset) {
      this.ruleset = ruleset;
    }

    Checked run() {
      checkRow("board.south", south);
      checkRow("board.north", north);
      if (captured != null) {
        checkCaptured("captured.south", captured.south());
        checkCaptured("captured.north", captured.north());
      }
      if (isWhole(south) && isWhole(north)) {
        checkTotal(seeds(south) + seeds(north), (long) taken().south() + taken().north());
      }
      if (turn == null) {
        fault("turn", Fault.Code.REQUIRED, "Say whose turn it is: south or north.");
      }
      checkBought();
      checkDue();
      return faults.isEmpty()
          ? new Checked.Valid(
              new Position(
                  ruleset,
                  Board.of(south, north),
                  turn,
                  taken(),
                  Holes.of(bought),
                  Openings.of(due.contains(Player.SOUTH), due.contains(Player.NORTH))))
          : new Checked.Invalid(faults);
    }

    private static boolean isWhole(int[] row) {
      return row != null && row.length == Hole.PER_ROW;
    }

    private static long seeds(int[] row) {
      long sum = 0;
      for (int count : row) {
        sum += count;
      }
      return sum;
    }

    private Score taken() {
      return captured == null ? Score.ZERO : captured;
    }

    private void checkRow(String field, int[] row) {
      if (row == null) {
        fault(field, Fault.Code.REQUIRED, "Give the row's six holes.");
        return;
      }
      if (row.length != Hole.PER_ROW) {
        fault(
            field,
            Fault.Code.WRONG_LENGTH,
            "A row has six holes; this one has " + row.length + ".");
        return;
      }
      for (int i = 0; i < row.length; i++) {
        if (!isInRange(row[i])) {
          outOfRange(field + "[" + i + "]", row[i]);
        }
      }
    }

    private boolean isInRange(int seeds) {
      return seeds >= 0 && seeds <= ruleset.seeds();
    }

    private void checkCaptured(String field, int seeds) {
      if (!isInRange(seeds)) {
        outOfRange(field, seeds);
      }
    }

    private void outOfRange(String field, int seeds) {
      fault(
          field,
          Fault.Code.OUT_OF_RANGE,
          "It must be 0 to " + ruleset.seeds() + " seeds, not " + seeds + ".");
    }

    private void checkTotal(long onBoard, long taken) {
      if (onBoard == 0) {
        fault("board", Fault.Code.EMPTY_BOARD, "At least one seed must be on the board.");
      }
      if (onBoard + taken != ruleset.seeds()) {
        fault(
            captured == null ? "captured" : "board",
            Fault.Code.WRONG_TOTAL,
            "Board and captured seeds must make "
                + ruleset.seeds()
                + "; the board holds "
                + onBoard
                + " and "
                + (captured == null ? "captured is left out." : taken + " are captured."));
      }
    }

    private void checkBought() {
      if (bought.isEmpty()) {
        return;
      }
      if (!ruleset.sellsHoles()) {
        fault(
            "bought",
            Fault.Code.NOT_IN_THIS_GAME,
            "Holes are bought in Adji Kui II only; leave this out.");
        return;
      }
      Set<Hole> seen = EnumSet.noneOf(Hole.class);
      for (Hole hole : bought) {
        if (!seen.add(hole)) {
          fault("bought", Fault.Code.DUPLICATE, "Hole " + hole + " is named twice.");
        }
      }
      if (seen.stream().map(Hole::row).distinct().count() > 1) {
        fault("bought", Fault.Code.BOTH_ROWS, "Bought holes must all lie in one row.");
      }
    }

    private void checkDue() {
      if (due.isEmpty()) {
        return;
      }
      if (!ruleset.hasOpening()) {
        fault(
            "openingDue",
            Fault.Code.NOT_IN_THIS_GAME,
            "Openings are due in Sadeqa II only; leave this out.");
      } else if (due.size() != due.stream().distinct().count()) {
        fault("openingDue", Fault.Code.DUPLICATE, "A player is named twice.");
      }
    }

    private void fault(String field, Fault.Code code, String message) {
      faults.add(new Fault(field, code, message));
    }
  }
}
