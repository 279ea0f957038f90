package io.seedlap.play;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.match.NextGame;
import io.seedlap.wire.RequestValidator;
import io.seedlap.wire.ScoreDto;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The request for the set-up after a finished game.
 *
 * @param score totals of the finished game
 * @param buy null for no hole
 * @param leaveEmpty null for the last holes of the row
 * @param starter who starts; null for the player who did not start the last game
 * @param lastStarter who started the last game; null with no starter: South starts
 */
record NextGameRequestDto(
    ScoreDto score,
    @Nullable List<Hole> buy,
    @Nullable List<Hole> leaveEmpty,
    @Nullable Player starter,
    @Nullable Player lastStarter) {

  /**
   * Validates the request and sets up the next game by the rules.
   *
   * @throws io.seedlap.web.ProblemException invalid-request
   */
  NextGame setUp(Ruleset ruleset) {
    new RequestValidator()
        .require("score", score)
        .atMost("buy", buy, Hole.PER_ROW)
        .atMost("leaveEmpty", leaveEmpty, Hole.PER_ROW)
        .done();
    return NextGame.after(
        ruleset, score.score(), emptyIfNull(buy), emptyIfNull(leaveEmpty), nextStarter());
  }

  private Player nextStarter() {
    if (starter != null) {
      return starter;
    }
    return lastStarter == null ? Player.SOUTH : lastStarter.other();
  }

  private static List<Hole> emptyIfNull(@Nullable List<Hole> holes) {
    return holes == null ? List.of() : holes;
  }
}
