package io.seedlap.play;

import io.seedlap.rules.Hole;
import io.seedlap.rules.NextGame;
import io.seedlap.rules.Player;
import io.seedlap.rules.Ruleset;
import io.seedlap.wire.Requests;
import io.seedlap.wire.ScoreDto;
import java.util.List;

/**
 * Asks for the set-up after a finished game.
 *
 * @param score totals of the finished game
 * @param buy null for nothing
 * @param leaveEmpty null for the last holes of the row
 * @param starter who starts; null for the player who did not start the last game
 * @param lastStarter who started the last game; null with no starter: South starts
 */
record NextGameRequest(
    ScoreDto score, List<Hole> buy, List<Hole> leaveEmpty, Player starter, Player lastStarter) {

  NextGame setUp(Ruleset ruleset) {
    new Requests().require("score", score).done();
    return NextGame.after(ruleset, score.score(), orNone(buy), orNone(leaveEmpty), whoStarts());
  }

  private Player whoStarts() {
    if (starter != null) {
      return starter;
    }
    return lastStarter == null ? Player.SOUTH : lastStarter.other();
  }

  private static List<Hole> orNone(List<Hole> holes) {
    return holes == null ? List.of() : holes;
  }
}
