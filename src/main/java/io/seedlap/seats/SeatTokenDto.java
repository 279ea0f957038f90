package io.seedlap.seats;

import io.seedlap.rules.Player;

/** A seat's new token, sent once. */
public record SeatTokenDto(Player player, String token) {}
