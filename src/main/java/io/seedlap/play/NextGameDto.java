package io.seedlap.play;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Score;
import io.seedlap.rules.match.NextGame;
import io.seedlap.rules.notation.NotationWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The next game of a match, or the end of the match. */
sealed interface NextGameDto {

  /**
   * The match is over.
   *
   * @param over true
   */
  record MatchOverDto(boolean over, Player winner) implements NextGameDto {}

  /**
   * The set-up of the next game.
   *
   * @param over false
   * @param maxBuy the most holes that the buyer can buy
   * @param buyer null when neither player can afford a hole
   * @param player the buyer, by the name that matches have for whoever is to choose
   * @param atMost {@code maxBuy}, by the name that matches have for it
   * @param leftover seeds that fill no hole; they stand as captured in the position
   */
  record SetUpDto(
      boolean over,
      Position position,
      String notation,
      Player starter,
      int maxBuy,
      @Nullable Player buyer,
      @Nullable Player player,
      int atMost,
      FilledHolesDto filled,
      List<Hole> bought,
      List<Hole> empty,
      Score leftover)
      implements NextGameDto {}

  /** Holes of their own row that each player filled. */
  record FilledHolesDto(List<Hole> south, List<Hole> north) {}

  static NextGameDto of(NextGame.MatchOver end) {
    return new MatchOverDto(true, end.winner());
  }

  static NextGameDto of(NextGame.SetUp next) {
    Position start = next.start();
    return new SetUpDto(
        false,
        start,
        NotationWriter.write(start),
        start.turn(),
        next.purse().maxBuy(),
        next.purse().buyer(),
        next.purse().buyer(),
        next.purse().maxBuy(),
        new FilledHolesDto(next.filledBySouth(), next.filledByNorth()),
        next.bought(),
        next.empty(),
        start.captured());
  }
}
