package io.seedlap.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The engine against {@link PerSeedRelay}. */
@Domain(RandomPositions.class)
class OraclePropertiesTest {
  private static final int TRIES = 100_000;

  /** All boards of up to this many seeds are tested: 125,970 boards, every hole, all games. */
  private static final int ALL_BOARDS_OF = 8;

  /** Finite moves of random positions have hundreds of laps at most. */
  private static final int MAX_LAPS = 3_000;

  private final Referee referee = Referee.unhurried();
  private final Sowing sowing = new Sowing();

  @Property(tries = TRIES)
  void everyMoveIsSownAndEndsAsSeedBySeed(@ForAll Position position) {
    for (LegalMoves.Legal legal : referee.legalMoves(position).legal()) {
      if (legal.move() instanceof Move.Sow sow) {
        PerSeedRelay expected = perSeed(position, sow.hole(), Integer.MAX_VALUE);
        MoveResult.Played played = (MoveResult.Played) referee.play(position, sow);
        assertArrayEquals(expected.board, Boards.ints(played.position().board()));
        assertEquals(
            new MoveSummary(expected.laps.size(), expected.sown, expected.captured),
            played.summary());
        assertEquals(MoveEnd.valueOf(expected.end.name()), played.end());
        assertLaps(expected.laps, played.events());
      }
    }
  }

  private static void assertLaps(List<PerSeedRelay.Lap> laps, List<Event> events) {
    for (int i = 0; i < laps.size(); i++) {
      PerSeedRelay.Lap lap = laps.get(i);
      assertEquals(
          new Event.Lap(
              i + 1,
              Hole.at(lap.from()),
              lap.seeds(),
              Hole.at(lap.last()),
              lap.lastCount(),
              Boards.of(lap.board())),
          events.get(i));
    }
  }

  /** Every hole is refused for the first reason of the list that holds. */
  @Property(tries = TRIES)
  void everyHoleIsRefusedForTheFirstReasonThatHolds(@ForAll Position position) {
    for (LegalMoves.Illegal illegal : referee.legalMoves(position).illegal()) {
      assertEquals(reason(position, illegal.hole()), illegal.reason());
    }
  }

  private static Refusal reason(Position position, Hole hole) {
    boolean souths = hole.compareTo(Hole.a) < 0 ^ position.bought().inOrder().contains(hole);
    int seeds = Boards.ints(position.board())[hole.ordinal()];
    Hole right = position.turn() == Player.SOUTH ? Hole.F : Hole.f;
    if (souths != (position.turn() == Player.SOUTH)) {
      return Refusal.NOT_YOUR_HOLE;
    }
    if (seeds == 0) {
      return Refusal.EMPTY_HOLE;
    }
    if (seeds < position.ruleset().minSeedsToSow()) {
      return Refusal.SINGLETON;
    }
    if (position.openingDue().players().contains(position.turn())
        && hole != right
        && Boards.ints(position.board())[right.ordinal()] > 0) {
      return Refusal.OPENING_HOLE_REQUIRED;
    }
    PerSeedRelay.End end = perSeed(position, hole, MAX_LAPS).end;
    assertTrue(end == PerSeedRelay.End.ENDLESS || end == PerSeedRelay.End.UNDECIDED);
    return Refusal.ENDLESS_SOWING;
  }

  @Property(tries = TRIES)
  void onSmallBoardsTheLapsAreEndlessExactlyWhenAStateComesBack(@ForAll Random random) {
    Ruleset ruleset = RandomPositions.anyGame(random);
    Position position = RandomPositions.setUp(random, ruleset, 1 + random.nextInt(12));
    int[] board = Boards.ints(position.board());
    int owned = random.nextInt(1 << 12);
    for (int hole = 0; hole < 12; hole++) {
      if (board[hole] > 0) {
        assertEndlessAlike(ruleset, board, hole, owned);
      }
    }
  }

  @Test
  void onEveryBoardOfAFewSeedsTheLapsAreEndlessExactlyWhenAStateComesBack() {
    for (Ruleset ruleset : Ruleset.all()) {
      everyBoard(ruleset, new int[12], 0, ALL_BOARDS_OF);
    }
  }

  private void everyBoard(Ruleset ruleset, int[] board, int hole, int seedsLeft) {
    if (hole == 12) {
      for (int start = 0; start < 12; start++) {
        if (board[start] > 0) {
          assertEndlessAlike(ruleset, board, start, Rows.OWN_ROW);
        }
      }
      return;
    }
    for (int seeds = 0; seeds <= seedsLeft; seeds++) {
      board[hole] = seeds;
      everyBoard(ruleset, board, hole + 1, seedsLeft - seeds);
    }
    board[hole] = 0;
  }

  private void assertEndlessAlike(Ruleset ruleset, int[] board, int hole, int owned) {
    boolean[] mine = new boolean[12];
    for (int i = 0; i < 12; i++) {
      mine[i] = (owned >>> i & 1) != 0;
    }
    Board rows = Boards.of(board);
    PerSeedRelay expected = PerSeedRelay.of(ruleset, board, mine, hole, Integer.MAX_VALUE);
    Sowing.SowingResult result =
        sowing.run(
            ruleset.stops(), rows.south(), rows.north(), Rows.code(hole), owned, Long.MAX_VALUE);
    assertEquals(expected.end == PerSeedRelay.End.ENDLESS, result == Sowing.SowingResult.ENDLESS);
    if (result == Sowing.SowingResult.ENDED) {
      assertEquals(expected.laps.size(), sowing.laps);
    } else {
      assertTrue(sowing.laps <= Sowing.REMARKED_LAPS + expected.laps.size());
    }
  }

  private static PerSeedRelay perSeed(Position position, Hole hole, int mostLaps) {
    boolean[] mine = new boolean[12];
    for (Hole each : Hole.values()) {
      boolean inRow = each.row() == position.turn();
      mine[each.ordinal()] = inRow != position.bought().inOrder().contains(each);
    }
    return PerSeedRelay.of(
        position.ruleset(), Boards.ints(position.board()), mine, hole.ordinal(), mostLaps);
  }
}
