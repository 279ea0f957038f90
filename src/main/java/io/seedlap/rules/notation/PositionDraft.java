package io.seedlap.rules.notation;

import io.seedlap.rules.Board;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Openings;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position from outside, not validated yet. {@link #check} returns a {@link Position} or every
 * violation, by the list "A position is valid when" of the rules.
 *
 * @param south seeds of {@code A..F}, or null when missing
 * @param north seeds of {@code a..f}, or null when missing
 * @param turn null when missing
 * @param captured null when left out: nothing captured
 * @param bought holes owned by the player of the other row, in any order
 * @param due players who have not made their first move, in any order
 */
@SuppressWarnings("ArrayRecordComponent") // read and passed on; never compared
public record PositionDraft(
    int @Nullable [] south,
    int @Nullable [] north,
    @Nullable Player turn,
    @Nullable Score captured,
    List<Hole> bought,
    List<Player> due) {

  /** Checks the draft against the game's rules. */
  public PositionValidation check(Ruleset ruleset) {
    return new Check(ruleset).run();
  }

  private final class Check {
    private final Ruleset ruleset;
    private final List<PositionViolation> violations = new ArrayList<>(0);

    Check(Ruleset ruleset) {
      this.ruleset = ruleset;
    }

    PositionValidation run() {
      int[] southRow = row("board.south", south);
      int[] northRow = row("board.north", north);
      if (captured != null) {
        checkCaptured("captured.south", captured.south());
        checkCaptured("captured.north", captured.north());
      }
      if (southRow.length > 0 && northRow.length > 0) {
        checkTotal(seeds(southRow) + seeds(northRow), (long) taken().south() + taken().north());
      }
      if (turn == null) {
        violation("turn", PositionViolation.Code.REQUIRED, "Say whose turn it is: south or north.");
      }
      checkBought();
      checkDue();
      return turn != null && violations.isEmpty()
          ? new PositionValidation.Valid(
              new Position(
                  ruleset,
                  Board.of(southRow, northRow),
                  turn,
                  taken(),
                  Holes.of(bought),
                  Openings.of(due.contains(Player.SOUTH), due.contains(Player.NORTH))))
          : new PositionValidation.Invalid(violations);
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

    /** Checks a row; one that has not six holes comes back empty. */
    private int[] row(String field, int @Nullable [] row) {
      if (row == null) {
        violation(field, PositionViolation.Code.REQUIRED, "Give the row's six holes.");
        return new int[0];
      }
      if (row.length != Hole.PER_ROW) {
        violation(
            field,
            PositionViolation.Code.WRONG_LENGTH,
            "A row has six holes; this one has " + row.length + ".");
        return new int[0];
      }
      for (int i = 0; i < row.length; i++) {
        if (!isInRange(row[i])) {
          outOfRange(field + "[" + i + "]", row[i]);
        }
      }
      return row;
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
      violation(
          field,
          PositionViolation.Code.OUT_OF_RANGE,
          "It must be 0 to " + ruleset.seeds() + " seeds, not " + seeds + ".");
    }

    private void checkTotal(long onBoard, long taken) {
      if (onBoard == 0) {
        violation(
            "board", PositionViolation.Code.EMPTY_BOARD, "At least one seed must be on the board.");
      }
      if (onBoard + taken != ruleset.seeds()) {
        violation(
            captured == null ? "captured" : "board",
            PositionViolation.Code.WRONG_TOTAL,
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
        violation(
            "bought",
            PositionViolation.Code.NOT_IN_THIS_GAME,
            "No holes are bought in " + name() + "; leave this out.");
        return;
      }
      Set<Hole> seen = EnumSet.noneOf(Hole.class);
      for (Hole hole : bought) {
        if (!seen.add(hole)) {
          violation(
              "bought", PositionViolation.Code.DUPLICATE, "Hole " + hole + " is named twice.");
        }
      }
      if (seen.stream().map(Hole::row).distinct().count() > 1) {
        violation(
            "bought", PositionViolation.Code.BOTH_ROWS, "Bought holes must all lie in one row.");
      }
    }

    private void checkDue() {
      if (due.isEmpty()) {
        return;
      }
      if (!ruleset.hasOpening()) {
        violation(
            "openingDue",
            PositionViolation.Code.NOT_IN_THIS_GAME,
            "No openings are due in " + name() + "; leave this out.");
      } else if (due.size() != due.stream().distinct().count()) {
        violation("openingDue", PositionViolation.Code.DUPLICATE, "A player is named twice.");
      }
    }

    private String name() {
      return ruleset.description().name();
    }

    private void violation(String field, PositionViolation.Code code, String message) {
      violations.add(new PositionViolation(field, code, message));
    }
  }
}
