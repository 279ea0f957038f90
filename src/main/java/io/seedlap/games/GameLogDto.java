package io.seedlap.games;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a game's log.
 *
 * @param next the ply that the next page begins {@code from}; null on the last
 */
record GameLogDto(List<PlyDto> moves, @Nullable Integer next) {

  /** A whole game as the body of {@code POST /v1/rulesets/{ruleset}/replay}. */
  record GameExportDto(String start, List<String> moves) {}
}
