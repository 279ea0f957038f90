package io.seedlap.rules.match;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What follows a finished game of a match, in a game that sells holes: the set-up of the next game,
 * the end of the match, or a refusal of the players' choices. With four seeds in a hole at the
 * start and 48 on the board:
 *
 * <ol>
 *   <li>Each player fills holes of their own row with four seeds each, as many as their total
 *       allows.
 *   <li>A player with more than 24 may buy holes of the opponent's row for four seeds each, at most
 *       {@code floor((total - 24) / 4)}. A bought hole holds four seeds and is owned by the buyer
 *       in the next game only.
 *   <li>The other player fills holes of their row that were not bought, as many as their total
 *       allows; the rest start empty and stay theirs. They choose which.
 * </ol>
 *
 * <p>Seeds that fill no hole stay with their owner and count as captured. A player who cannot fill
 * a single hole has lost the match.
 */
public sealed interface NextGame {
  /**
   * The next game.
   *
   * @param start its position, in which the leftover seeds count as captured
   * @param purse who could buy, and how many holes
   * @param filledBySouth holes of South's row that South filled
   * @param filledByNorth holes of North's row that North filled
   * @param bought holes bought, all in one row
   * @param empty holes that nobody filled
   */
  record SetUp(
      Position start,
      Purse purse,
      List<Hole> filledBySouth,
      List<Hole> filledByNorth,
      List<Hole> bought,
      List<Hole> empty)
      implements NextGame {}

  /** The match is over. */
  record MatchOver(Player winner) implements NextGame {}

  /**
   * @param detail a sentence that names holes and numbers
   */
  record SetUpRefused(SetUpRefusal reason, String detail) implements NextGame {}

  /** Why a set-up is refused. Where several hold, the first in this order is the answer. */
  enum SetUpRefusal {
    /** The totals are not all seeds of the game together. */
    SCORE_MISMATCH,
    /** Holes are bought, but nobody can afford one. */
    NO_SURPLUS,
    /** A hole is bought that lies in the buyer's own row. */
    OWN_HOLE,
    TWICE,
    /** More holes are bought than the surplus pays for. */
    TOO_MANY,
    /**
     * The holes left empty are not holes of the other's row, or not as many as they cannot fill.
     */
    LEAVE_EMPTY_MISMATCH
  }

  /**
   * Who may buy.
   *
   * @param buyer null when nobody can afford a hole
   * @param maxBuy holes the buyer can afford, 0 to 6
   */
  record Purse(@Nullable Player buyer, int maxBuy) {
    static Purse of(Ruleset ruleset, Score totals) {
      Player richer = totals.south() > totals.north() ? Player.SOUTH : Player.NORTH;
      int surplus = totals.of(richer) - Hole.PER_ROW * ruleset.seedsPerHole();
      int holes = surplus / ruleset.seedsPerHole();
      return holes > 0 ? new Purse(richer, holes) : new Purse(null, 0);
    }
  }

  /**
   * Sets the next game up.
   *
   * @param ruleset of a game that sells holes; a filled hole holds as many seeds as one does at its
   *     start, and a bought one costs as many
   * @param totals seeds of both players after the last game, settlement included; all of the game's
   *     together
   * @param buy holes that the richer player buys
   * @param leaveEmpty holes that the other leaves empty; when none is named, the last ones of their
   *     row
   * @param starter who starts
   */
  static NextGame after(
      Ruleset ruleset, Score totals, List<Hole> buy, List<Hole> leaveEmpty, Player starter) {
    Optional<SetUpRefused> refused = refusal(ruleset, totals, buy);
    if (refused.isPresent()) {
      return refused.get();
    }
    for (Player player : Player.values()) {
      if (totals.of(player) < ruleset.seedsPerHole()) {
        return new MatchOver(player.other());
      }
    }
    return new NextGameDraft(ruleset, totals, Holes.of(buy), starter).complete(leaveEmpty);
  }

  private static Optional<SetUpRefused> refusal(Ruleset ruleset, Score totals, List<Hole> buy) {
    int seeds = ruleset.seeds();
    if (totals.south() < 0 || totals.north() < 0 || totals.total() != seeds) {
      return refused(
          SetUpRefusal.SCORE_MISMATCH,
          "The two totals must make "
              + seeds
              + " seeds; "
              + totals.south()
              + " and "
              + totals.north()
              + " do not.");
    }
    Purse purse = Purse.of(ruleset, totals);
    if (buy.isEmpty()) {
      return Optional.empty();
    }
    if (purse.buyer() == null) {
      return refused(
          SetUpRefusal.NO_SURPLUS,
          "Nobody can buy a hole: that takes "
              + ruleset.seedsPerHole()
              + " seeds more than the "
              + Hole.PER_ROW * ruleset.seedsPerHole()
              + " that fill the own row.");
    }
    Set<Hole> seen = EnumSet.noneOf(Hole.class);
    for (Hole hole : buy) {
      if (hole.row() == purse.buyer()) {
        return refused(
            SetUpRefusal.OWN_HOLE,
            "Hole " + hole + " lies in the buyer's own row; it belongs to the buyer anyway.");
      }
    }
    for (Hole hole : buy) {
      if (!seen.add(hole)) {
        return refused(SetUpRefusal.TWICE, "Hole " + hole + " is bought twice.");
      }
    }
    if (buy.size() > purse.maxBuy()) {
      return refused(
          SetUpRefusal.TOO_MANY,
          totals.of(purse.buyer())
              + " seeds buy at most "
              + purse.maxBuy()
              + " holes, not "
              + buy.size()
              + ".");
    }
    return Optional.empty();
  }

  private static Optional<SetUpRefused> refused(SetUpRefusal reason, String detail) {
    return Optional.of(new SetUpRefused(reason, detail));
  }
}
