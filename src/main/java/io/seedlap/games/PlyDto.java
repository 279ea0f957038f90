package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonRawValue;
import io.seedlap.rules.MoveSummary;

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
  static PlyDto of(StoredPly ply) {
    return new PlyDto(
        ply.ply(), ply.move(), ply.player(), ply.events(), ply.summary(), ply.notation());
  }

  /** The same ply with other JSON for its events. */
  PlyDto withEvents(String json) {
    return new PlyDto(ply, move, player, json, summary, notation);
  }
}
