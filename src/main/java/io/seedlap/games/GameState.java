package io.seedlap.games;

import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.notation.NotationWriter;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The present state of a game: what a move changes.
 *
 * @param notation the position
 * @param version counts changes from 1; it is the entity tag of the game
 * @param lastCapture the last ply that captured, 0 for none: repetition counts from its position
 * @param legal what may be played next, as {@link ColumnText} writes moves; empty when it is over
 * @param outcome null while the game goes on. Swept seeds are in the last event of the log only
 */
record GameState(
    String notation,
    int ply,
    int version,
    int lastCapture,
    String legal,
    @Nullable Outcome outcome,
    Instant updatedAt) {

  /** The state in which a game begins, with the passes that its start forces. */
  static GameState initial(MoveJudgement.Accepted opening, Instant now) {
    return new GameState("", 0, 0, 0, "", null, now).play(opening, now);
  }

  /** After a move and the passes that follow it. */
  GameState play(MoveJudgement.Accepted accepted, Instant now) {
    int last = ply;
    int capture = lastCapture;
    for (MoveResult.Played played : accepted.plies()) {
      last++;
      if (played.summary().captured() > 0) {
        capture = last;
      }
    }
    Outcome end = accepted.outcome();
    return new GameState(
        NotationWriter.write(accepted.position()),
        last,
        version + 1,
        capture,
        ColumnText.of(accepted.legal()),
        end == null ? null : new Outcome(end.reason(), end.winner(), end.score(), null),
        later(now));
  }

  /** After a resignation of a game in this ruleset. */
  GameState resign(StoredGame game, Player player, Instant now) {
    return end(game, Outcome.Reason.RESIGNATION, player.other(), now);
  }

  /** The end of a game in this ruleset without a result. */
  GameState abandon(StoredGame game, Instant now) {
    return end(game, Outcome.Reason.ABANDONED, null, now);
  }

  private GameState end(
      StoredGame game, Outcome.Reason reason, @Nullable Player winner, Instant now) {
    Outcome end = new Outcome(reason, winner, game.position().captured(), null);
    return new GameState(notation, ply, version + 1, lastCapture, "", end, later(now));
  }

  /** The time never goes back: clocks of several servers may differ a little. */
  private Instant later(Instant now) {
    return now.isAfter(updatedAt) ? now : updatedAt;
  }
}
