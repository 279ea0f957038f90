package io.seedlap.games;

/** The tokens of both seats, shown once. */
public record SeatTokens(String south, String north) {}
