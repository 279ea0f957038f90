package io.seedlap.rules.adjikui;

import io.seedlap.rules.CaptureRule;
import io.seedlap.rules.Ending;
import io.seedlap.rules.Landing;
import io.seedlap.rules.MoveEnd;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Rows;
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
 * Adji Kui II, of the Arará families of Matanzas, Cuba. Four seeds in each hole, 48 in all.
 *
 * <ol>
 *   <li>A move starts from a hole that the player owns and that holds at least two seeds.
 *   <li>When the last seed of a lap falls into an empty hole, the move ends; into a hole of the
 *       opponent that then holds exactly four, those four (a casa) are captured and the move ends;
 *       into an own hole that then holds exactly four, the move ends (own-four); into any other
 *       hole, the relay goes on.
 *   <li>Fours made in passing stay.
 *   <li>The game ends as soon as eight or fewer seeds are in play. Each player takes the seeds in
 *       the holes that they own. Most seeds win.
 * </ol>
 *
 * <p>Rules that speak of own and opponent's holes go by ownership, not by the row in which a hole
 * lies: holes can be bought between games.
 */
public final class AdjiKuiII implements Ruleset {
  private static final int CASA = 4;

  /** The game is over with so many seeds in play, or fewer. */
  private static final int SEEDS_AT_THE_END = 8;

  private static final Stops STOPS = Stops.EMPTY.and(CASA);
  private static final Landing IN_EMPTY_HOLE = Landing.quiet(MoveEnd.EMPTY_HOLE);
  private static final Landing OWN_FOUR = Landing.quiet(MoveEnd.OWN_FOUR);
  private static final Landing CAPTURED_CASA =
      new Landing(MoveEnd.CASA, Landing.Emptied.LAST, CaptureRule.CASA);
  private static final Ending EIGHT_SEEDS =
      new Ending(Outcome.Reason.EIGHT_SEEDS, Settlement.SWEEP);
  private static final Ending DEADLOCK = new Ending(Outcome.Reason.DEADLOCK, Settlement.SWEEP);
  private static final Ending REPETITION = new Ending(Outcome.Reason.REPETITION, Settlement.SHARE);
  private static final String ADJI_KUI_I =
      "Adji Kui I (Mancala World): when the last seeds are cycling, the game ends.";

  private static final Description DESCRIPTION =
      new Description(
          "Adji Kui II",
          "Matanzas, Cuba",
          "Afro-Cuban, Arará families",
          "A relay-sowing game in which groups of four are captured from the opponent's holes, and in"
              + " which the winner of a game may buy holes of the opponent's row for the next. A"
              + " move that makes four in an own hole ends: the rule text followed here is explicit"
              + " about it. Mancala World's page has no such clause and the MancalaGames program"
              + " relays on; about one move in ten differs.",
          List.of(
              new Source(
                  "First documentation of the game among the Arará families of Matanzas",
                  "Ruth Magalys Wilson Ferrer",
                  1991,
                  "Rule text, the end of a move at an own four included."),
              new Source(
                  "Mancala World: Adji Kui",
                  null,
                  null,
                  "Adji Kui I and II; buying and ownership of holes; passing; cycling seeds.")),
          List.of(
              "A move starts from a hole that the player owns and that holds at least two seeds."
                  + " Singletons cannot be sown.",
              "All seeds of the hole are lifted and dropped one by one into the following holes,"
                  + " counter-clockwise: a lap.",
              "If the last seed of a lap falls into an empty hole, the move ends.",
              "If it makes exactly four in a hole owned by the opponent, those four (a casa) are"
                  + " captured and the move ends.",
              "If it makes exactly four in an own hole, nothing is captured and the move ends.",
              "Otherwise all seeds of that hole are lifted and sown in another lap.",
              "Fours made in passing stay.",
              "The game ends as soon as eight or fewer seeds are in play. Each player takes the seeds"
                  + " in the holes that they own. Most seeds win; equal is a draw."),
          List.of(
              Ruling.ORIGIN_NOT_SKIPPED,
              Ruling.ENDLESS_SOWING,
              Ruling.BOTH_ROWS,
              new Ruling(
                  "pass-when-stuck",
                  "The source lets a player with only empty holes pass. And with only singletons, or"
                      + " with only endless sowings?",
                  "They pass too. A pass is a move of its own, legal only when no hole can be sown;"
                      + " a voluntary pass is refused.",
                  "Adji Kui I (Mancala World): \"only singletons or empty holes, he passes\"."),
              new Ruling(
                  "deadlock",
                  "Neither player can sow and more than eight seeds are in play?",
                  "The game ends at once, reason deadlock; each takes the seeds in their holes.",
                  "Same settlement as the normal end. From the usual start this is only the position"
                      + " of twelve singletons."),
              Ruling.repetition(
                  "The seeds in play are shared equally; an odd seed, possible only in set-ups, is"
                      + " nobody's.",
                  ADJI_KUI_I
                      + " It gives each player the seeds on their side; then the result would depend"
                      + " on which position of the cycle happens to be counted. Equal shares are the"
                      + " usual ruling where awari is played exactly."),
              new Ruling(
                  "ownership-decides",
                  "With bought holes, what is an \"opponent's hole\"?",
                  "One that the opponent owns, wherever it lies. Starting moves, casa captures,"
                      + " own-fours and the final settlement all go by ownership.",
                  "Mancala World: \"these holes are owned by him ... his opponent may capture from"
                      + " them\"."),
              new Ruling(
                  "leftover-seeds",
                  "Between games of a match: totals that are no multiple of four?",
                  "Seeds that fill no hole stay with their owner and count as captured from the start"
                      + " of the next game, so 48 are always accounted for.",
                  "The sources are silent."),
              new Ruling(
                  "unfilled-holes",
                  "A hole of the loser's row that is neither bought nor filled?",
                  "It starts empty and stays the loser's. The loser chooses which holes stay empty; by"
                      + " default the last ones of their row in sowing order.",
                  "The sources are silent."),
              new Ruling(
                  "buying-is-optional",
                  "Must the surplus be spent?",
                  "No: nothing up to the maximum. Unspent seeds are leftover seeds.",
                  "The sources are silent."),
              new Ruling(
                  "starter-alternates",
                  "Who starts the next game?",
                  "The player who did not start the last one. A request may name another.",
                  "The sources are silent."),
              new Ruling(
                  "match-end",
                  "When is a match over?",
                  "When a player cannot fill a single hole (a total under four): the other wins the"
                      + " match. A match may also be created with a target: own at least N holes (7"
                      + " to 12) at a set-up.",
                  "The sources are silent.")));

  @Override
  public String id() {
    return "adji-kui-ii";
  }

  @Override
  public Description description() {
    return DESCRIPTION;
  }

  @Override
  public int seedsPerHole() {
    return 4;
  }

  @Override
  public boolean sellsHoles() {
    return true;
  }

  @Override
  public boolean hasOpening() {
    return false;
  }

  @Override
  public int minSeedsToSow() {
    return 2;
  }

  @Override
  public Stops stops() {
    return STOPS;
  }

  @Override
  public Landing landing(boolean own, int count, int opposite) {
    if (count != CASA) {
      return IN_EMPTY_HOLE;
    }
    return own ? OWN_FOUR : CAPTURED_CASA;
  }

  @Override
  public boolean seedsDecide() {
    return true;
  }

  @Override
  public @Nullable Ending endOnBoard(long south, long north, int owned) {
    return Rows.total(south, north) <= SEEDS_AT_THE_END ? EIGHT_SEEDS : null;
  }

  /** A player who can sow no hole passes; when neither player can sow, the game ends. */
  @Override
  public @Nullable Ending endWhenStuck(BooleanSupplier opponentCanSow) {
    return opponentCanSow.getAsBoolean() ? null : DEADLOCK;
  }

  @Override
  public Ending endByRepetition() {
    return REPETITION;
  }
}
