/**
 * Seats and their bearer tokens: who may act for which side of a game. Start at {@link
 * io.seedlap.seats.SeatAuthentication}, which takes the token from a request, and {@link
 * io.seedlap.seats.CurrentSeat}, which resources ask whose request it is; {@link
 * io.seedlap.seats.SeatStore} finds seats by their tokens.
 */
package io.seedlap.seats;
