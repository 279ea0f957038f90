package io.seedlap.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The relay implemented a second time, literally by the rules and without regard to speed: one seed
 * at a time on twelve ints, and a sowing is endless when any earlier state recurs. It shares no
 * code with the engine, which is tested against it.
 *
 * <p>Holes are 0 to 11 in sowing order, A to F and a to f.
 */
public final class PerSeedRelay {
  /** How the sowing ended. */
  public enum End {
    EMPTY_HOLE,
    CASA,
    OWN_FOUR,
    OPPOSITE_CAPTURE,
    /** A state has been seen before. */
    ENDLESS,
    /** The laps allowed are used up. */
    UNDECIDED
  }

  /**
   * @param board as it stands after the lap
   */
  @SuppressWarnings("ArrayRecordComponent") // its parts are compared, not itself
  public record Lap(int from, int seeds, int last, int lastCount, int[] board) {}

  /** Whether the relay stops at a hole that holds so many seeds. */
  private interface Stop {
    boolean at(int hole, int count);
  }

  /** The board after the sowing, captures taken off. */
  public final int[] board;

  public final List<Lap> laps = new ArrayList<>();
  public long sown;

  /** Seeds captured. */
  public int captured;

  public End end;

  private PerSeedRelay(int[] board) {
    this.board = board.clone();
  }

  /**
   * A game's sowing: by its rules as written here where they are, else by the stops and landings
   * that its {@link Ruleset} gives.
   *
   * @param mine whether the mover owns the hole
   * @param mostLaps laps after which the answer is {@link End#UNDECIDED}
   */
  public static PerSeedRelay of(
      Ruleset ruleset, int[] board, boolean[] mine, int start, int mostLaps) {
    return switch (ruleset.id()) {
      case "adji-kui-ii" -> adjiKuiII(board, mine, start, mostLaps);
      case "sadeqa-ii" -> sadeqaII(board, start, mostLaps);
      default -> byRuleset(ruleset, board, mine, start, mostLaps);
    };
  }

  private static PerSeedRelay byRuleset(
      Ruleset ruleset, int[] board, boolean[] mine, int start, int mostLaps) {
    PerSeedRelay relay = new PerSeedRelay(board);
    relay.sow(
        start,
        mostLaps,
        (hole, count) ->
            (((mine[hole] ? ruleset.stops().own() : ruleset.stops().opponents()) >>> count) & 1)
                != 0);
    if (relay.end == null) {
      int last = relay.laps.get(relay.laps.size() - 1).last;
      Landing landing = ruleset.landing(mine[last], relay.board[last], relay.board[11 - last]);
      relay.end = End.valueOf(landing.end().name());
      switch (landing.emptied()) {
        case LAST -> relay.capture(last);
        case OPPOSITE -> relay.capture(11 - last);
        case NONE -> {}
      }
    }
    return relay;
  }

  /**
   * Adji Kui II, rule 2.
   *
   * @param mine whether the mover owns the hole
   * @param mostLaps laps after which the answer is {@link End#UNDECIDED}
   */
  public static PerSeedRelay adjiKuiII(int[] board, boolean[] mine, int start, int mostLaps) {
    PerSeedRelay relay = new PerSeedRelay(board);
    relay.sow(start, mostLaps, (hole, count) -> count == 1 || count == 4);
    if (relay.end == null) {
      Lap lap = relay.laps.get(relay.laps.size() - 1);
      if (lap.lastCount == 1) {
        relay.end = End.EMPTY_HOLE;
      } else if (mine[lap.last]) {
        relay.end = End.OWN_FOUR;
      } else {
        relay.end = End.CASA;
        relay.capture(lap.last);
      }
    }
    return relay;
  }

  /** Sadeqa II, rule 3. */
  public static PerSeedRelay sadeqaII(int[] board, int start, int mostLaps) {
    PerSeedRelay relay = new PerSeedRelay(board);
    relay.sow(start, mostLaps, (hole, count) -> count == 1);
    if (relay.end == null) {
      int opposite = 11 - relay.laps.get(relay.laps.size() - 1).last;
      relay.end = relay.board[opposite] > 0 ? End.OPPOSITE_CAPTURE : End.EMPTY_HOLE;
      relay.capture(opposite);
    }
    return relay;
  }

  private void sow(int start, int mostLaps, Stop stop) {
    Set<List<Integer>> seen = new HashSet<>();
    int hole = start;
    while (true) {
      int from = hole;
      int hand = board[from];
      board[from] = 0;
      if (!seen.add(state(hand, from))) {
        board[from] = hand;
        end = End.ENDLESS;
        return;
      }
      if (laps.size() == mostLaps) {
        board[from] = hand;
        end = End.UNDECIDED;
        return;
      }
      for (int seed = 0; seed < hand; seed++) {
        hole = (hole + 1) % 12;
        board[hole]++;
        sown++;
      }
      laps.add(new Lap(from, hand, hole, board[hole], board.clone()));
      if (stop.at(hole, board[hole])) {
        return;
      }
    }
  }

  /** Right after a lift: the board, the seeds in hand, the hole just emptied. */
  private List<Integer> state(int hand, int from) {
    List<Integer> state = new ArrayList<>(14);
    Arrays.stream(board).forEach(state::add);
    state.add(hand);
    state.add(from);
    return state;
  }

  private void capture(int hole) {
    captured = board[hole];
    board[hole] = 0;
  }
}
