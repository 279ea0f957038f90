package io.seedlap.matches;

import io.seedlap.games.PlayersDto;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A match in full.
 *
 * @param choice null unless the match is in phase buying or filling
 * @param bought holes bought since the last game
 * @param games the last 100 of them, in order
 * @param gameCount how many there are in all
 */
record MatchDto(
    UUID id,
    PlayersDto players,
    @Nullable Integer target,
    MatchPhase phase,
    @Nullable PendingChoice choice,
    List<Hole> bought,
    @Nullable Player winner,
    @Nullable MatchEndReason reason,
    List<MatchGameDto> games,
    int gameCount,
    int version,
    Instant createdAt,
    Instant updatedAt) {}
