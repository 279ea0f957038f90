package io.seedlap.wire;

import io.seedlap.rules.Hole;
import io.seedlap.rules.Player;
import io.seedlap.rules.notation.PositionDraft;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position in a request, not validated yet; any part may be missing.
 *
 * @param board both rows in sowing order
 * @param turn who is to move
 * @param captured may be left out when nothing is captured
 * @param bought may be left out when no hole is bought
 * @param openingDue may be left out when no opening is due
 */
public record PositionDto(
    @Nullable RowsDto board,
    @Nullable Player turn,
    @Nullable ScoreDto captured,
    @Nullable List<Hole> bought,
    @Nullable List<Player> openingDue) {

  /** Seeds of {@code A..F} and {@code a..f}. */
  @SuppressWarnings("ArrayRecordComponent") // read and passed on; never compared
  public record RowsDto(int @Nullable [] south, int @Nullable [] north) {}

  PositionDraft draft() {
    return new PositionDraft(
        board == null ? null : board.south(),
        board == null ? null : board.north(),
        turn,
        captured == null ? null : captured.score(),
        bought == null ? List.of() : bought,
        openingDue == null ? List.of() : openingDue);
  }
}
