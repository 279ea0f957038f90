package io.seedlap.rules.notation;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Openings;
import io.seedlap.rules.Player;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a position written in one line, the inverse of {@link NotationWriter}: every position has
 * exactly one spelling, with single spaces, no leading zeros, holes in sowing order, and nothing
 * written that is empty.
 */
public final class NotationReader {
  /** The result of {@link #number} where there is none. */
  private static final int NONE = -1;

  private static final int MAX_DIGITS = 6;
  private static final String FORM =
      "This is not the one-line notation. Write <A..F>/<a..f> <s|n> <captured south>-<captured"
          + " north>[ bought=<holes>][ opening=<s|n|sn>], such as ";

  private final String line;
  private int at;

  private NotationReader(String line) {
    this.line = line;
  }

  /**
   * Reads and checks; a line that cannot be read is one violation, in the field {@code notation}.
   */
  public static PositionValidation read(Ruleset ruleset, String line) {
    PositionDraft draft = new NotationReader(line).draft();
    if (draft == null) {
      return malformed(FORM + NotationWriter.write(ruleset.start()) + ".");
    }
    PositionValidation checked = draft.check(ruleset);
    return checked instanceof PositionValidation.Valid valid && !inOrder(draft.bought())
        ? malformed(
            "Bought holes are in sowing order: write "
                + NotationWriter.write(valid.position())
                + ".")
        : checked;
  }

  private static PositionValidation malformed(String message) {
    return new PositionValidation.Invalid(
        List.of(
            new PositionViolation("notation", PositionViolation.Code.MALFORMED_NOTATION, message)));
  }

  private static boolean inOrder(List<Hole> holes) {
    for (int i = 1; i < holes.size(); i++) {
      if (holes.get(i - 1).compareTo(holes.get(i)) > 0) {
        return false;
      }
    }
    return true;
  }

  /** The whole line, or null when it cannot be read. */
  private @Nullable PositionDraft draft() {
    int @Nullable [] south = row();
    int @Nullable [] north = take("/") ? row() : null;
    Player turn = take(" ") ? player() : null;
    int takenBySouth = take(" ") ? number() : NONE;
    int takenByNorth = take("-") ? number() : NONE;
    if (south == null || north == null || turn == null || takenBySouth < 0 || takenByNorth < 0) {
      return null;
    }
    List<Hole> bought = take(" bought=") ? holes() : List.of();
    List<Player> due = take(" opening=") ? players() : List.of();
    return at == line.length() && bought != null && due != null
        ? new PositionDraft(south, north, turn, new Score(takenBySouth, takenByNorth), bought, due)
        : null;
  }

  private boolean take(String text) {
    boolean there = line.startsWith(text, at);
    if (there) {
      at += text.length();
    }
    return there;
  }

  /** Six numbers with commas between them, or null. */
  private int @Nullable [] row() {
    int[] counts = new int[Hole.PER_ROW];
    for (int i = 0; i < counts.length; i++) {
      if (i > 0 && !take(",")) {
        return null;
      }
      counts[i] = number();
      if (counts[i] == NONE) {
        return null;
      }
    }
    return counts;
  }

  /** A whole number of at most six digits without leading zeros, or {@link #NONE}. */
  private int number() {
    int from = at;
    int value = 0;
    while (at < line.length() && isDigit(line.charAt(at)) && at - from < MAX_DIGITS) {
      value = value * 10 + line.charAt(at) - '0';
      at++;
    }
    boolean sound = at > from && (line.charAt(from) != '0' || at == from + 1);
    return sound ? value : NONE;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private @Nullable Player player() {
    if (take("s")) {
      return Player.SOUTH;
    }
    return take("n") ? Player.NORTH : null;
  }

  /** At least one hole, with commas between them, or null. */
  private @Nullable List<Hole> holes() {
    List<Hole> holes = new ArrayList<>(Hole.PER_ROW);
    do {
      Hole hole = at < line.length() ? Hole.named(line.substring(at, at + 1)).orElse(null) : null;
      if (hole == null || holes.size() == Hole.COUNT) {
        return null;
      }
      holes.add(hole);
      at++;
    } while (take(","));
    return holes;
  }

  /** {@code s}, {@code n} or {@code sn}, or null. */
  private @Nullable List<Player> players() {
    boolean south = take("s");
    boolean north = take("n");
    return south || north ? Openings.of(south, north).players() : null;
  }
}
