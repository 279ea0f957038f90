package io.seedlap.rules.match;

import io.seedlap.rules.Board;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.Openings;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import java.util.ArrayList;
import java.util.List;

/**
 * The next game of a match after the purchase has been checked; the holes left empty are still to
 * be checked.
 *
 * @param totals enough to fill a hole each, all of the game's seeds together
 * @param bought holes bought, none in the row of the player who has more
 */
record NextGameDraft(Ruleset ruleset, Score totals, Holes bought, Player starter) {

  /** Holes of a row that were not bought and that its player cannot fill. */
  private int unfilled() {
    return Math.max(0, free(poorer()).size() - affordable(poorer()));
  }

  NextGame complete(List<Hole> leaveEmpty) {
    List<Hole> free = free(poorer());
    int unfilled = unfilled();
    List<Hole> empty =
        leaveEmpty.isEmpty() ? free.subList(free.size() - unfilled, free.size()) : leaveEmpty;
    if (Holes.of(empty).size() != empty.size()
        || empty.size() != unfilled
        || !free.containsAll(empty)) {
      return new NextGame.SetUpRefused(
          NextGame.SetUpRefusal.LEAVE_EMPTY_MISMATCH,
          "Exactly "
              + unfilled
              + " of the holes "
              + free
              + " stay empty, each named once; or name none.");
    }
    return setUp(Holes.of(empty));
  }

  private NextGame setUp(Holes empty) {
    List<Hole> south = filled(Player.SOUTH, empty);
    List<Hole> north = filled(Player.NORTH, empty);
    Holes full = Holes.of(south).symmetricDifference(Holes.of(north)).symmetricDifference(bought);
    Position start =
        new Position(
            ruleset,
            Board.with(full, ruleset.seedsPerHole()),
            starter,
            new Score(leftover(Player.SOUTH, south), leftover(Player.NORTH, north)),
            bought,
            Openings.NONE);
    return new NextGame.SetUp(
        start, NextGame.Purse.of(ruleset, totals), south, north, bought.inOrder(), empty.inOrder());
  }

  /** Holes of the player's row that nobody bought. */
  private List<Hole> free(Player player) {
    List<Hole> free = new ArrayList<>(Holes.row(player).inOrder());
    free.removeIf(bought::contains);
    return free;
  }

  private List<Hole> filled(Player player, Holes empty) {
    List<Hole> filled = free(player);
    filled.removeIf(empty::contains);
    return List.copyOf(filled);
  }

  private int leftover(Player player, List<Hole> filled) {
    int boughtByThem = bought.intersects(Holes.row(player.other())) ? bought.size() : 0;
    return totals.of(player) - ruleset.seedsPerHole() * (filled.size() + boughtByThem);
  }

  private int affordable(Player player) {
    return totals.of(player) / ruleset.seedsPerHole();
  }

  /** The player who may have to leave holes empty; with equal totals nobody has to. */
  private Player poorer() {
    return totals.south() < totals.north() ? Player.SOUTH : Player.NORTH;
  }
}
