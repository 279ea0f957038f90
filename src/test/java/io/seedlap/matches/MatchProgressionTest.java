package io.seedlap.matches;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Move;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class MatchProgressionTest {
  private static final int SEEDS = 48;

  /**
   * Fewer than a request may sow on the event loop, so set-ups are judged with the match locked.
   */
  private static final int FEW_LAPS = 4_000;

  @Test
  void everySetUpIsJudgedInFewLapsAndLetsItsStarterSow() {
    for (Player starter : Player.values()) {
      for (int south = 0; south <= SEEDS; south++) {
        everySetUp(
            new MatchProgression(new Score(south, SEEDS - south), starter, null),
            start -> {
              Referee referee = Referee.withLaps(FEW_LAPS);
              assertTrue(referee.outcome(start).isEmpty());
              assertFalse(
                  referee.legalMoves(start).legal().stream()
                      .anyMatch(legal -> legal.move().equals(Move.PASS)),
                  () -> start.toString());
            });
      }
    }
  }

  @Test
  void whateverIsChosenAllSeedsAreAccountedForAndEveryHoleIsOwnedOnce() {
    for (int south = 0; south <= SEEDS; south++) {
      Score totals = new Score(south, SEEDS - south);
      everySetUp(
          new MatchProgression(totals, Player.SOUTH, null),
          start -> {
            assertEquals(SEEDS, start.board().total() + start.captured().total());
            assertEquals(12, start.owned(Player.SOUTH).size() + start.owned(Player.NORTH).size());
            for (Player player : Player.values()) {
              int onBoard =
                  start.owned(player).inOrder().stream().mapToInt(start.board()::seeds).sum();
              assertEquals(totals.of(player), onBoard + start.captured().of(player));
            }
          });
    }
  }

  @Test
  void whoResignsLeavesTheSeedsInPlayToTheOther() {
    Outcome resigned =
        new Outcome(Outcome.Reason.RESIGNATION, Player.NORTH, new Score(20, 8), null);
    assertEquals(new Score(20, 28), MatchProgression.totals(resigned));
    Outcome played = new Outcome(Outcome.Reason.DEADLOCK, Player.SOUTH, new Score(30, 18), null);
    assertEquals(new Score(30, 18), MatchProgression.totals(played));
  }

  /** Takes every way through the choices after a game. */
  private static void everySetUp(MatchProgression progression, Consumer<Position> held) {
    MatchTransition first = progression.afterGame();
    if (first instanceof MatchTransition.AwaitChoice await && await.phase() == MatchPhase.BUYING) {
      PendingChoice choice = progression.choice(MatchPhase.BUYING, List.of());
      for (List<Hole> buy : subsets(choice.holes(), 0, choice.atMost())) {
        everyFilling(progression, progression.afterPurchase(buy), held);
      }
    } else {
      everyFilling(progression, first, held);
    }
  }

  private static void everyFilling(
      MatchProgression progression, MatchTransition transition, Consumer<Position> held) {
    if (transition instanceof MatchTransition.AwaitChoice await) {
      PendingChoice choice = progression.choice(MatchPhase.FILLING, await.bought());
      assertTrue(choice.atMost() < choice.holes().size(), "there is something to choose");
      for (List<Hole> empty : subsets(choice.holes(), choice.atLeast(), choice.atMost())) {
        MatchTransition play = progression.afterFilling(await.bought(), empty);
        held.accept(assertInstanceOf(MatchTransition.StartGame.class, play).setUp().start());
      }
    } else if (transition instanceof MatchTransition.StartGame start) {
      held.accept(start.setUp().start());
    } else {
      assertInstanceOf(MatchTransition.Finish.class, transition);
    }
  }

  private static List<List<Hole>> subsets(List<Hole> holes, int least, int most) {
    List<List<Hole>> all = new ArrayList<>();
    for (int bits = 0; bits < 1 << holes.size(); bits++) {
      if (Integer.bitCount(bits) >= least && Integer.bitCount(bits) <= most) {
        List<Hole> subset = new ArrayList<>();
        for (int i = 0; i < holes.size(); i++) {
          if ((bits >> i & 1) == 1) {
            subset.add(holes.get(i));
          }
        }
        all.add(subset);
      }
    }
    return all;
  }
}
