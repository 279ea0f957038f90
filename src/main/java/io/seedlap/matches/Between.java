package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.NextGame;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import java.util.List;

/**
 * The time between two games of a match, as the rules see it.
 *
 * @param totals seeds of both players after the last game, all seeds together
 * @param starter who starts the next game
 * @param target holes that win the match when a player owns them at a set-up; null for none
 */
record Between(Score totals, Player starter, Integer target) {
  /** The game that matches are played of: the first, by id, that sells holes. */
  static final Ruleset RULESET =
      Ruleset.all().stream().filter(Ruleset::sellsHoles).findFirst().orElseThrow();

  /**
   * The seeds of both players after a game. Who resigns leaves the seeds in play to the other; all
   * other ends share them out.
   */
  static Score totals(Outcome outcome) {
    Score score = outcome.score();
    return outcome.reason() == Outcome.Reason.RESIGNATION
        ? score.plus(outcome.winner(), RULESET.seeds() - score.total())
        : score;
  }

  /** What follows the game itself. */
  Step afterGame() {
    NextGame next = next(List.of(), List.of());
    if (next instanceof NextGame.MatchOver end) {
      return new Step.Over(end.winner(), EndReason.NO_HOLE, List.of());
    }
    return ((NextGame.SetUp) next).purse().buyer() == null
        ? afterPurchase(List.of())
        : new Step.Choose(Phase.BUYING, List.of());
  }

  /** What follows the purchase of these holes. */
  Step afterPurchase(List<Hole> buy) {
    NextGame next = next(buy, List.of());
    if (next instanceof NextGame.Refused refused) {
      return new Step.Refused(refused);
    }
    NextGame.SetUp setUp = (NextGame.SetUp) next;
    if (target != null && Hole.PER_ROW + setUp.bought().size() >= target) {
      return new Step.Over(richer(), EndReason.TARGET, setUp.bought());
    }
    return setUp.empty().isEmpty()
        ? new Step.Play(setUp)
        : new Step.Choose(Phase.FILLING, setUp.bought());
  }

  /** What follows when these holes stay empty; the last ones of the row when none is named. */
  Step afterFilling(List<Hole> bought, List<Hole> leaveEmpty) {
    NextGame next = next(bought, leaveEmpty);
    return next instanceof NextGame.Refused refused
        ? new Step.Refused(refused)
        : new Step.Play((NextGame.SetUp) next);
  }

  /** What the player may choose who has to choose now. */
  Choice choice(Phase phase, List<Hole> bought) {
    NextGame.SetUp setUp = (NextGame.SetUp) next(bought, List.of());
    Score leftover = setUp.start().captured();
    Player poorer = richer().other();
    List<Hole> row = Holes.row(poorer).inOrder();
    if (phase == Phase.BUYING) {
      return new Choice(richer(), 0, setUp.purse().maxBuy(), row, bought, leftover);
    }
    int empty = setUp.empty().size();
    List<Hole> free = row.stream().filter(hole -> !bought.contains(hole)).toList();
    return new Choice(poorer, empty, empty, free, bought, leftover);
  }

  /** The game that these choices set up, which are legal ones. */
  Position start(List<Hole> bought, List<Hole> leaveEmpty) {
    return ((NextGame.SetUp) next(bought, leaveEmpty)).start();
  }

  private NextGame next(List<Hole> buy, List<Hole> leaveEmpty) {
    return NextGame.after(RULESET, totals, buy, leaveEmpty, starter);
  }

  /** With equal totals nobody has anything to choose. */
  private Player richer() {
    return totals.south() > totals.north() ? Player.SOUTH : Player.NORTH;
  }
}
