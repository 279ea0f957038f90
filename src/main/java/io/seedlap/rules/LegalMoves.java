package io.seedlap.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The judgement of all holes of a position. While the game goes on every hole is in exactly one of
 * the lists; when it is over both are empty.
 *
 * @param player to move
 * @param outcome null while the game goes on
 * @param legal in sowing order, or the forced pass alone
 * @param illegal in sowing order
 */
public record LegalMoves(
    Player player, @Nullable Outcome outcome, List<Legal> legal, List<Illegal> illegal) {
  public LegalMoves {
    legal = List.copyOf(legal);
    illegal = List.copyOf(illegal);
  }

  public record Legal(Move move, MoveSummary summary, MoveEnd end) {}

  public record Illegal(Hole hole, Refusal reason) {
    private static final Illegal[][] ALL = new Illegal[Hole.COUNT][Refusal.values().length];

    static {
      for (Hole hole : Hole.values()) {
        for (Refusal reason : Refusal.values()) {
          ALL[hole.ordinal()][reason.ordinal()] = new Illegal(hole, reason);
        }
      }
    }

    /** One object for each pair, since every position has many of them. */
    static Illegal of(Hole hole, Refusal reason) {
      return ALL[hole.ordinal()][reason.ordinal()];
    }
  }
}
