package io.seedlap.rules.notation;

import io.seedlap.rules.Board;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Openings;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import java.util.Locale;

/**
 * Writes a position as one line, the inverse of {@link NotationReader}.
 *
 * <pre>
 * &lt;A..F&gt;/&lt;a..f&gt; &lt;s|n&gt; &lt;captured south&gt;-&lt;captured north&gt;[ bought=&lt;holes&gt;][ opening=&lt;s|n|sn&gt;]
 * 4,4,4,4,4,4/4,4,4,4,4,4 n 0-0 bought=c,d
 * </pre>
 */
public final class NotationWriter {
  private NotationWriter() {}

  public static String write(Position position) {
    StringBuilder line = new StringBuilder(64);
    row(line, position.board(), Player.SOUTH);
    line.append('/');
    row(line, position.board(), Player.NORTH);
    line.append(' ').append(letter(position.turn()));
    line.append(' ').append(position.captured().south());
    line.append('-').append(position.captured().north());
    if (!position.bought().isEmpty()) {
      line.append(" bought=");
      String separator = "";
      for (Hole hole : position.bought().inOrder()) {
        line.append(separator).append(hole);
        separator = ",";
      }
    }
    if (position.openingDue() != Openings.NONE) {
      line.append(" opening=");
      position.openingDue().players().forEach(player -> line.append(letter(player)));
    }
    return line.toString();
  }

  private static void row(StringBuilder line, Board board, Player player) {
    int[] counts = board.row(player);
    line.append(counts[0]);
    for (int i = 1; i < counts.length; i++) {
      line.append(',').append(counts[i]);
    }
  }

  private static String letter(Player player) {
    return player.name().substring(0, 1).toLowerCase(Locale.ROOT);
  }
}
