package io.seedlap.matches;

import io.seedlap.games.LinkedGames;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Score;
import io.seedlap.rules.notation.NotationWriter;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A game of a match.
 *
 * @param start its set-up in one line
 * @param owned holes owned in it
 * @param leftover seeds that filled no hole at its set-up
 * @param score seeds of both players after it; null while it goes on, and where it was abandoned
 * @param outcome its outcome as a game; null while it goes on
 */
record MatchGameDto(
    int number,
    UUID id,
    String start,
    Player starter,
    OwnedHolesDto owned,
    Score leftover,
    @Nullable Score score,
    @Nullable Outcome outcome) {

  /** Holes of each player, in sowing order. */
  record OwnedHolesDto(List<Hole> south, List<Hole> north) {}

  static MatchGameDto of(MatchGameEntity row, LinkedGames.LinkedGame game) {
    Position start = game.start();
    return new MatchGameDto(
        row.number,
        row.game,
        NotationWriter.write(start),
        start.turn(),
        new OwnedHolesDto(start.owned(Player.SOUTH).inOrder(), start.owned(Player.NORTH).inOrder()),
        start.captured(),
        row.totals(),
        game.outcome());
  }
}
