package io.seedlap.seats;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/** The tokens of both seats, sent once; a player whom the server plays has no seat and no token. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SeatTokensDto(@Nullable String south, @Nullable String north) {}
