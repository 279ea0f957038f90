package io.seedlap.matches;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import io.seedlap.games.GameDto;
import io.seedlap.rules.Player;
import org.jspecify.annotations.Nullable;

/**
 * An event of the stream of seats: what the player of a seat is to do, or that nothing is left.
 *
 * @param player of the seat
 * @param game null where it is about a match
 * @param match null where it is about a game
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record SeatEventDto(
    @JsonIgnore String eventName, Player player, @Nullable GameDto game, @Nullable MatchDto match) {

  /** The player is to move. */
  static SeatEventDto turn(Player player, GameDto game) {
    return new SeatEventDto("turn", player, game, null);
  }

  /** The player is to choose holes between two games. */
  static SeatEventDto choice(Player player, MatchDto match) {
    return new SeatEventDto("choice", player, null, match);
  }

  /** A game that belongs to no match is over. */
  static SeatEventDto end(Player player, GameDto game) {
    return new SeatEventDto("end", player, game, null);
  }

  /** A match is over. */
  static SeatEventDto end(Player player, MatchDto match) {
    return new SeatEventDto("end", player, null, match);
  }
}
