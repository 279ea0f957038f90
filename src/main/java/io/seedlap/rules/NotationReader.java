package io.seedlap.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a position written in one line, the inverse of {@link NotationWriter}: every position has
 * exactly one spelling, with single spaces, no leading zeros, holes in sowing order, and nothing
 * written that is empty.
 */
public final class NotationReader {
  /** Longest line looked at, in characters; no position needs half of it. */
  public static final int LONGEST = 200;

  private static final String COUNT = "(?:0|[1-9][0-9]{0,5})";
  private static final String ROW = "(" + COUNT + "(?:," + COUNT + "){5})";
  private static final Pattern LINE =
      Pattern.compile(
          ROW
              + "/"
              + ROW
              + " ([sn]) ("
              + COUNT
              + ")-("
              + COUNT
              + ")(?: bought=([A-Fa-f](?:,[A-Fa-f]){0,5}))?(?: opening=(s|n|sn))?");
  private static final String FORM =
      "Write <A..F>/<a..f> <s|n> <captured south>-<captured north>[ bought=<holes>]"
          + "[ opening=<s|n|sn>], such as ";

  private NotationReader() {}

  /** Reads and checks; a line that cannot be read is one fault, in the field {@code notation}. */
  public static Checked read(Ruleset ruleset, String line) {
    Matcher parts = LINE.matcher(line.length() <= LONGEST ? line : "");
    if (!parts.matches()) {
      return malformed(
          "This is not the one-line notation. "
              + FORM
              + NotationWriter.write(ruleset.start())
              + ".");
    }
    Checked checked =
        new PositionDraft(
                row(parts.group(1)),
                row(parts.group(2)),
                player(parts.group(3).charAt(0)),
                new Score(Integer.parseInt(parts.group(4)), Integer.parseInt(parts.group(5))),
                holes(parts.group(6)),
                players(parts.group(7)))
            .check(ruleset);
    if (checked instanceof Checked.Valid valid) {
      String spelling = NotationWriter.write(valid.position());
      if (!spelling.equals(line)) {
        return malformed("Holes stand in sowing order: write " + spelling + ".");
      }
    }
    return checked;
  }

  private static Checked malformed(String message) {
    return new Checked.Invalid(
        List.of(new Fault("notation", Fault.Code.MALFORMED_NOTATION, message)));
  }

  private static int[] row(String text) {
    String[] words = text.split(",");
    int[] counts = new int[words.length];
    for (int i = 0; i < words.length; i++) {
      counts[i] = Integer.parseInt(words[i]);
    }
    return counts;
  }

  private static List<Hole> holes(String text) {
    List<Hole> holes = new ArrayList<>();
    if (text != null) {
      for (String name : text.split(",")) {
        Hole.named(name).ifPresent(holes::add);
      }
    }
    return holes;
  }

  private static List<Player> players(String text) {
    List<Player> players = new ArrayList<>();
    if (text != null) {
      text.chars().forEach(letter -> players.add(player((char) letter)));
    }
    return players;
  }

  private static Player player(char letter) {
    return letter == 's' ? Player.SOUTH : Player.NORTH;
  }
}
