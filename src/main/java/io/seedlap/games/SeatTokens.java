package io.seedlap.games;

import com.fasterxml.jackson.annotation.JsonInclude;

/** The tokens of both seats, shown once; an engine's seat has none. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SeatTokens(String south, String north) {}
