package io.seedlap.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game with its history, which a position does not contain: the third occurrence of the same
 * board with the same player to move and the same ownership since the last capture ends it (ruling
 * {@code repetition}).
 *
 * <p>All positions are counted in the same way: a capture takes seeds off the board for good, so no
 * position from before it recurs; and a position that is terminal by itself occurs once.
 */
public final class Game {
  private static final int OCCURRENCES_THAT_END = 3;

  private final Referee referee;
  private final Occurrences sinceCapture = new Occurrences();
  private Position position;
  private @Nullable Outcome outcome;

  /** A game that starts here; it may be over at once. */
  public Game(Position start, Referee referee) {
    this.referee = referee;
    this.position = start;
    this.outcome = referee.outcome(start).orElse(null);
    sinceCapture.count(start);
  }

  private Game(Referee referee, Position position) {
    this.referee = referee;
    this.position = position;
  }

  /**
   * A stored game, not over yet, that is continued.
   *
   * @param sinceCapture the positions from the last capture (or the start) on, the present one last
   */
  public static Game resumed(List<Position> sinceCapture, Referee referee) {
    Game game = new Game(referee, sinceCapture.get(sinceCapture.size() - 1));
    sinceCapture.forEach(game.sinceCapture::count);
    return game;
  }

  public Position position() {
    return position;
  }

  /** Null while the game goes on. */
  public @Nullable Outcome outcome() {
    return outcome;
  }

  /** Plays the move, or returns why it cannot be played and changes nothing. */
  public MoveResult play(Move move) {
    if (outcome != null) {
      return referee.refused(position, move, Refusal.GAME_OVER);
    }
    MoveResult result = referee.play(position, move);
    if (!(result instanceof MoveResult.Played played)) {
      return result;
    }
    position = played.position();
    if (played.summary().captured() > 0) {
      sinceCapture.clear();
    }
    if (sinceCapture.count(position) >= OCCURRENCES_THAT_END) {
      played = played.ending(Outcome.of(position.ruleset().endByRepetition(), position));
    }
    outcome = played.outcome();
    return played;
  }
}
