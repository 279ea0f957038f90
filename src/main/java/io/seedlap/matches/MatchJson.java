package io.seedlap.matches;

import io.seedlap.games.LinkedGames.Linked;
import io.seedlap.games.Players;
import io.seedlap.games.SeatTokens;
import io.seedlap.rules.Hole;
import io.seedlap.rules.NotationWriter;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Score;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/** The forms in which matches are answered. */
final class MatchJson {
  private MatchJson() {}

  /** Holes of each player, in sowing order. */
  record Owned(List<Hole> south, List<Hole> north) {}

  /**
   * A game of a match.
   *
   * @param start its set-up, one line
   * @param owned holes owned in it
   * @param leftover seeds that filled no hole at its set-up
   * @param score seeds of both players after it; null while it goes on
   * @param outcome its outcome as a game; null while it goes on
   */
  record Game(
      int number,
      UUID id,
      String start,
      Player starter,
      Owned owned,
      Score leftover,
      Score score,
      Outcome outcome) {
    static Game of(KeptMatchGame row, Linked game) {
      Position start = game.start();
      return new Game(
          row.number,
          row.game,
          NotationWriter.write(start),
          start.turn(),
          new Owned(start.owned(Player.SOUTH).inOrder(), start.owned(Player.NORTH).inOrder()),
          start.captured(),
          row.totals(),
          game.outcome());
    }
  }

  /**
   * A match in full.
   *
   * @param choice what it waits for; null unless it is in phase buying or filling
   * @param bought holes bought since the last game
   */
  record Full(
      UUID id,
      Players players,
      Integer target,
      Phase phase,
      Choice choice,
      List<Hole> bought,
      Player winner,
      EndReason reason,
      List<Game> games,
      int version,
      Instant createdAt,
      Instant updatedAt) {}

  /** A match just made. */
  record Created(Full match, SeatTokens tokens) {}

  /** A game has started. */
  record GameStart(int version, Phase phase, Game game) {}

  /** A game has ended. */
  record GameEnd(int version, Phase phase, Choice choice, Game game) {}

  /** Holes were bought. */
  record Purchase(int version, Phase phase, Choice choice, Player player, List<Hole> bought) {}

  /** Which holes stay empty. */
  record Filling(int version, Phase phase, Player player, List<Hole> empty) {}

  /** The match is over. */
  record MatchEnd(int version, Phase phase, Player winner, EndReason reason) {}
}
