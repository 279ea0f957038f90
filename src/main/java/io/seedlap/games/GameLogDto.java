package io.seedlap.games;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a game's log.
 *
 * @param next the ply that the next page begins {@code from}; null on the last
 */
record GameLogDto(List<PlyDto> moves, @Nullable Integer next) {}
