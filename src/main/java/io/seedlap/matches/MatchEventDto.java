package io.seedlap.matches;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The events of a match's stream, one for each version of the match. */
sealed interface MatchEventDto {
  /** The SSE field {@code event}, and column {@code type}. */
  String eventName();

  /** A game has started. */
  record GameStartEventDto(int version, MatchPhase phase, MatchGameDto game)
      implements MatchEventDto {
    @Override
    public String eventName() {
      return "game-start";
    }
  }

  /**
   * A game has ended.
   *
   * @param choice null when nobody has to choose
   */
  record GameEndEventDto(
      int version, MatchPhase phase, @Nullable PendingChoice choice, MatchGameDto game)
      implements MatchEventDto {
    @Override
    public String eventName() {
      return "game-end";
    }
  }

  /**
   * A player has bought holes, or none.
   *
   * @param choice null when nobody has to choose
   */
  record PurchaseEventDto(
      int version,
      MatchPhase phase,
      @Nullable PendingChoice choice,
      Player player,
      List<Hole> bought)
      implements MatchEventDto {
    @Override
    public String eventName() {
      return "purchase";
    }
  }

  /** A player has chosen which holes stay empty. */
  record FillingEventDto(int version, MatchPhase phase, Player player, List<Hole> empty)
      implements MatchEventDto {
    @Override
    public String eventName() {
      return "filling";
    }
  }

  /**
   * The match is over.
   *
   * @param winner null where it was abandoned
   */
  record MatchEndEventDto(
      int version, MatchPhase phase, @Nullable Player winner, MatchEndReason reason)
      implements MatchEventDto {
    @Override
    public String eventName() {
      return "match-end";
    }
  }
}
