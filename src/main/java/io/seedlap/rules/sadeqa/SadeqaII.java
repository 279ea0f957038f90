package io.seedlap.rules.sadeqa;

import io.seedlap.rules.CaptureRule;
import io.seedlap.rules.Ending;
import io.seedlap.rules.Landing;
import io.seedlap.rules.MoveEnd;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Settlement;
import io.seedlap.rules.Stops;
import io.seedlap.rules.description.Description;
import io.seedlap.rules.description.Ruling;
import io.seedlap.rules.description.Source;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Sadeqa II, of Dembi Dolo, western Welega, Ethiopia. Three seeds in each hole, 36 in all.
 *
 * <ol>
 *   <li>A move starts from any non-empty hole of the player's own row.
 *   <li>Opening: each player's very first move must start from their extreme right hole. When that
 *       hole is empty the restriction falls away for that move.
 *   <li>When the last seed of a lap falls into an occupied hole the relay goes on. When it falls
 *       into an empty hole, in either row, the move ends; if the hole directly opposite is
 *       occupied, all its seeds are captured and leave play. The seed that landed stays. (A landing
 *       in the opponent's row captures the mover's own opposite hole.)
 *   <li>A player who cannot move at the start of their turn ends the game. The player who still has
 *       seeds in their row wins, whatever was captured.
 * </ol>
 */
public final class SadeqaII implements Ruleset {
  private static final Landing IN_EMPTY_HOLE = Landing.quiet(MoveEnd.EMPTY_HOLE);
  private static final Landing OPPOSITE_CAPTURE =
      new Landing(MoveEnd.OPPOSITE_CAPTURE, Landing.Emptied.OPPOSITE, CaptureRule.OPPOSITE);
  private static final Ending NO_MOVE =
      new Ending(Outcome.Reason.NO_MOVE, Settlement.OPPONENT_WINS);
  private static final Ending ENDLESS_ONLY =
      new Ending(Outcome.Reason.ENDLESS_ONLY, Settlement.DRAW);
  private static final Ending REPETITION = new Ending(Outcome.Reason.REPETITION, Settlement.DRAW);

  private static final Description DESCRIPTION =
      new Description(
          "Sadeqa II",
          "Dembi Dolo, western Welega, Ethiopia",
          "People of Dembi Dolo",
          "A relay-sowing game won by the player who still has seeds in their row when the other cannot"
              + " move. Captured seeds leave play and do not count for the result. A move may end"
              + " in the opponent's row, and then takes the mover's own seeds opposite.",
          List.of(
              new Source(
                  "Gabata and related board games of Ethiopia and the Horn of Africa",
                  "Richard Pankhurst",
                  1971,
                  "Game 93.")),
          List.of(
              "A move starts from any non-empty hole of the player's own row.",
              "Each player's very first move must start from their extreme right hole: F for South, f"
                  + " for North.",
              "All seeds of the hole are lifted and dropped one by one into the following holes,"
                  + " counter-clockwise: a lap.",
              "If the last seed of a lap falls into an occupied hole, all its seeds are lifted and"
                  + " sown in another lap.",
              "If it falls into an empty hole, in either row, the move ends; if the hole directly"
                  + " opposite is occupied, all its seeds are captured and leave play. The seed that"
                  + " landed stays.",
              "A player who cannot move at the start of their turn ends the game. The player who"
                  + " still has seeds in their row wins, whatever was captured."),
          List.of(
              Ruling.ORIGIN_NOT_SKIPPED,
              Ruling.ENDLESS_SOWING,
              Ruling.BOTH_ROWS,
              new Ruling(
                  "captures-are-counted",
                  "Captured seeds leave play. Are they counted?",
                  "Yes, for the record: board and captured seeds make 36 always. They do not decide"
                      + " the game.",
                  "The source has the player with seeds left win."),
              new Ruling(
                  "opening-hole-empty",
                  "The opening is due and the extreme right hole is empty?",
                  "The restriction falls away for that move.",
                  "Possible only in a set-up; it cannot happen from the start position."),
              new Ruling(
                  "endless-only",
                  "The player to move has seeds, but every sowing is endless?",
                  "Nobody has an empty row, so nobody has won: a draw, reason endless-only. The same where"
                      + " the opening is due and the only sowing it allows is endless.",
                  "The source is silent."),
              Ruling.repetition(
                  "It is a draw.",
                  "Adji Kui I (Mancala World): when the last seeds are cycling, the"
                      + " game ends.")));

  @Override
  public String id() {
    return "sadeqa-ii";
  }

  @Override
  public Description description() {
    return DESCRIPTION;
  }

  @Override
  public int seedsPerHole() {
    return 3;
  }

  @Override
  public boolean sellsHoles() {
    return false;
  }

  @Override
  public boolean hasOpening() {
    return true;
  }

  @Override
  public int minSeedsToSow() {
    return 1;
  }

  @Override
  public Stops stops() {
    return Stops.EMPTY;
  }

  @Override
  public Landing landing(boolean own, int count, int opposite) {
    return opposite > 0 ? OPPOSITE_CAPTURE : IN_EMPTY_HOLE;
  }

  @Override
  public boolean seedsDecide() {
    return false;
  }

  /** The board is never empty, so when one row is, the other has seeds. */
  @Override
  public @Nullable Ending endOnBoard(long south, long north, int owned) {
    return south == 0 ? NO_MOVE : null;
  }

  @Override
  public Ending endWhenStuck(BooleanSupplier opponentCanSow) {
    return ENDLESS_ONLY;
  }

  @Override
  public Ending endByRepetition() {
    return REPETITION;
  }
}
