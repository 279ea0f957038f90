package io.seedlap.matches;

import io.seedlap.seats.SeatTokensDto;

/** A new match, and the tokens of its seats. */
record MatchCreatedDto(MatchDto match, SeatTokensDto tokens) {}
