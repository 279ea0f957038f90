package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.seedlap.rules.MoveSummary;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A ply of a game's log.
 *
 * @param events JSON
 * @param notation the position after it
 */
record PlyDto(
    int ply,
    String move,
    String player,
    @JsonRawValue String events,
    MoveSummary summary,
    String notation) {

  /**
   * A page of a game's log.
   *
   * @param next the ply that the next page begins {@code from}; null on the last
   */
  record GameLogDto(List<PlyDto> moves, @Nullable Integer next) {}

  static PlyDto of(StoredPly ply) {
    return new PlyDto(
        ply.ply(), ply.move(), ply.player(), ply.events(), ply.summary(), ply.notation());
  }

  /** The same ply with other JSON for its events. */
  PlyDto withEvents(String json) {
    return new PlyDto(ply, move, player, json, summary, notation);
  }
}
