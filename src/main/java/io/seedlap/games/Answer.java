package io.seedlap.games;

import java.util.UUID;

/**
 * An answer as it is sent, and sent again.
 *
 * @param game the game it tells of
 * @param version of the game after what it tells of
 * @param body JSON in UTF-8
 */
public record Answer(UUID game, int version, byte[] body) {}
