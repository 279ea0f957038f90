package io.seedlap.games;

import io.seedlap.seats.SeatTokensDto;

/** A new game, and the tokens of its seats. */
record GameCreatedDto(GameDto game, SeatTokensDto tokens) {}
