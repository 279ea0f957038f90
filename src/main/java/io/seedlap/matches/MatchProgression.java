package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import io.seedlap.rules.match.NextGame;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a match goes on after a game, by the rules: pure functions of the result of that game.
 *
 * @param totals seeds of both players after the last game, all seeds together
 * @param starter who starts the next game
 * @param target holes that win the match when a player owns them at a set-up; null for none
 */
record MatchProgression(Score totals, Player starter, @Nullable Integer target) {
  /** The ruleset of all matches: the first, by id, that sells holes. */
  static final Ruleset RULESET =
      Ruleset.all().stream().filter(Ruleset::sellsHoles).findFirst().orElseThrow();

  /**
   * The seeds of both players after a game. A resignation leaves the seeds in play to the opponent;
   * all other ends share them out.
   */
  static Score totals(Outcome outcome) {
    Score score = outcome.score();
    return outcome.reason() == Outcome.Reason.RESIGNATION
        ? score.plus(Objects.requireNonNull(outcome.winner()), RULESET.seeds() - score.total())
        : score;
  }

  /** What follows the game itself. */
  MatchTransition afterGame() {
    NextGame next = next(List.of(), List.of());
    if (next instanceof NextGame.MatchOver end) {
      return new MatchTransition.Finish(end.winner(), MatchEndReason.NO_HOLE, List.of());
    }
    return ((NextGame.SetUp) next).purse().buyer() == null
        ? afterPurchase(List.of())
        : new MatchTransition.AwaitChoice(MatchPhase.BUYING, List.of());
  }

  /** What follows the purchase of these holes. */
  MatchTransition afterPurchase(List<Hole> buy) {
    NextGame next = next(buy, List.of());
    if (next instanceof NextGame.SetUpRefused refused) {
      return new MatchTransition.RejectChoice(refused);
    }
    NextGame.SetUp setUp = (NextGame.SetUp) next;
    if (target != null && Hole.PER_ROW + setUp.bought().size() >= target) {
      return new MatchTransition.Finish(richer(), MatchEndReason.TARGET, setUp.bought());
    }
    return setUp.empty().isEmpty()
        ? new MatchTransition.StartGame(setUp)
        : new MatchTransition.AwaitChoice(MatchPhase.FILLING, setUp.bought());
  }

  /** What follows when these holes stay empty; the last ones of the row when none is named. */
  MatchTransition afterFilling(List<Hole> bought, List<Hole> leaveEmpty) {
    NextGame next = next(bought, leaveEmpty);
    return next instanceof NextGame.SetUpRefused refused
        ? new MatchTransition.RejectChoice(refused)
        : new MatchTransition.StartGame((NextGame.SetUp) next);
  }

  /**
   * The choice that a match awaits.
   *
   * @param phase buying or filling
   */
  PendingChoice choice(MatchPhase phase, List<Hole> bought) {
    NextGame.SetUp setUp = (NextGame.SetUp) next(bought, List.of());
    Score leftover = setUp.start().captured();
    Player poorer = richer().other();
    List<Hole> row = Holes.row(poorer).inOrder();
    if (phase == MatchPhase.BUYING) {
      return new PendingChoice(richer(), 0, setUp.purse().maxBuy(), row, bought, leftover);
    }
    int empty = setUp.empty().size();
    List<Hole> free = row.stream().filter(hole -> !bought.contains(hole)).toList();
    return new PendingChoice(poorer, empty, empty, free, bought, leftover);
  }

  /** The start of the next game after these choices, which must be legal. */
  Position start(List<Hole> bought, List<Hole> leaveEmpty) {
    return ((NextGame.SetUp) next(bought, leaveEmpty)).start();
  }

  private NextGame next(List<Hole> buy, List<Hole> leaveEmpty) {
    return NextGame.after(RULESET, totals, buy, leaveEmpty, starter);
  }

  /** The player with more seeds. With equal totals there is nothing to choose. */
  private Player richer() {
    return totals.south() > totals.north() ? Player.SOUTH : Player.NORTH;
  }
}
