package io.seedlap.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Judges and plays moves, by the rules of the position's game. A referee may be given a number of
 * laps that all its answers together may take; when they are used up it throws {@link LapsSpent}.
 * Not for two threads at once.
 */
public final class Referee {
  /**
   * Laps after which a hole is set aside when only one sowable hole is looked for. It decides
   * nothing: holes set aside are judged to the end when no other hole can be sown. The longest
   * finite moves known have about 1,400 laps.
   */
  private static final long FIRST_LOOK = 2_000;

  /** No laps are sown in a pass. */
  private static final char[] NO_LAPS = {};

  private final Sowing sowing = new Sowing();
  private final long laps;
  private long lapsLeft;

  /** The last position asked about; what has been found of its holes is not sown for again. */
  private Position known;

  private int ending;
  private int endless;

  private Referee(long laps) {
    this.laps = laps;
    this.lapsLeft = laps;
  }

  /** A referee who takes whatever it needs; endless sowings of millions of laps exist. */
  public static Referee unhurried() {
    return new Referee(Long.MAX_VALUE);
  }

  /**
   * @param laps what all answers together may take, 1 or more
   */
  public static Referee withLaps(long laps) {
    return new Referee(laps);
  }

  /** Laps sown so far, for all answers together. */
  public long lapsSown() {
    return laps - lapsLeft;
  }

  /** How the game has ended in this position, if it has. Repetition is {@link Game}'s to see. */
  public Optional<Outcome> outcome(Position position) {
    Optional<Outcome> outcome = position.ruleset().byCount(position);
    return outcome.isPresent() || canSow(position, position.turn())
        ? outcome
        : outcomeWhenStuck(position);
  }

  /** Why the move is not legal; empty when it is. */
  public Optional<Refusal> refusal(Position position, Move move) {
    if (position.ruleset().byCount(position).isPresent()) {
      return Optional.of(Refusal.GAME_OVER);
    }
    if (move instanceof Move.Unknown) {
      return Optional.of(orGameOver(position, Refusal.NO_SUCH_HOLE));
    }
    if (move instanceof Move.Sow sow) {
      Refusal refusal = judge(position, sow.hole());
      // A hole that can be sown also shows that the game goes on.
      return refusal == null ? Optional.empty() : Optional.of(orGameOver(position, refusal));
    }
    if (canSow(position, position.turn())) {
      return Optional.of(Refusal.PASS_NOT_ALLOWED);
    }
    return outcomeWhenStuck(position).map(outcome -> Refusal.GAME_OVER);
  }

  /** Plays the move, or says why it cannot be played. */
  public MoveResult play(Position position, Move move) {
    Optional<Refusal> refusal = refusal(position, move);
    if (refusal.isPresent()) {
      return refused(position, move, refusal.get());
    }
    return move instanceof Move.Sow sow
        ? sown(position, sow)
        : played(position, move, NO_LAPS, Tally.OF_PASS, position.passed());
  }

  /** A refusal with the words for it. */
  MoveResult.Refused refused(Position position, Move move, Refusal reason) {
    return new MoveResult.Refused(reason, Explanation.of(position, move, reason));
  }

  /** The holes that may be sown: none where the player must pass or the game is over. */
  public Holes sowable(Position position) {
    if (position.ruleset().byCount(position).isPresent()) {
      return Holes.NONE;
    }
    recall(position);
    int liftable = liftable(position, position.turn());
    for (int rest = liftable & ~(ending | endless); rest != 0; rest &= rest - 1) {
      sow(position, Hole.at(Integer.numberOfTrailingZeros(rest)), Long.MAX_VALUE);
    }
    return new Holes(liftable & ending);
  }

  /** Judges every hole of the board. */
  public LegalMoves legalMoves(Position position) {
    Optional<Outcome> byCount = position.ruleset().byCount(position);
    if (byCount.isPresent()) {
      return over(position, byCount.get());
    }
    List<LegalMoves.Legal> legal = new ArrayList<>(Hole.COUNT);
    List<LegalMoves.Illegal> illegal = new ArrayList<>(Hole.COUNT);
    for (int i = 0; i < Hole.COUNT; i++) {
      Hole hole = Hole.at(i);
      Refusal refusal = judge(position, hole);
      if (refusal == null) {
        legal.add(new LegalMoves.Legal(Move.sow(hole), tally(position)));
      } else {
        illegal.add(LegalMoves.Illegal.of(hole, refusal));
      }
    }
    if (legal.isEmpty()) {
      Optional<Outcome> outcome = outcomeWhenStuck(position);
      if (outcome.isPresent()) {
        return over(position, outcome.get());
      }
      legal.add(new LegalMoves.Legal(Move.PASS, Tally.OF_PASS));
    }
    return new LegalMoves(position.turn(), null, legal, illegal);
  }

  private static LegalMoves over(Position position, Outcome outcome) {
    return new LegalMoves(position.turn(), outcome, List.of(), List.of());
  }

  private Optional<Outcome> outcomeWhenStuck(Position position) {
    return position.ruleset().whenStuck(position, () -> canSow(position, position.turn().other()));
  }

  private Refusal orGameOver(Position position, Refusal refusal) {
    return outcome(position).isPresent() ? Refusal.GAME_OVER : refusal;
  }

  /**
   * Judges a hole in a game that goes on, null when it may be sown; then {@link #sowing} holds the
   * sowing.
   */
  private Refusal judge(Position position, Hole hole) {
    if ((liftable(position, position.turn()) & 1 << hole.ordinal()) == 0) {
      return unliftable(position, hole);
    }
    return sow(position, hole, Long.MAX_VALUE) == Sowing.Result.ENDLESS
        ? Refusal.ENDLESS_SOWING
        : null;
  }

  /** The holes the player may lift, whatever their sowings would be: bit i for hole i. */
  private static int liftable(Position position, Player player) {
    Board board = position.board();
    int holes =
        position.owned(player).bits() & board.atLeast(position.ruleset().fewestToSow()).bits();
    if (!position.due().due(player)) {
      return holes;
    }
    int opening = 1 << Hole.rightmost(player).ordinal();
    return (holes & opening) == 0 ? holes : opening;
  }

  /** Why the player to move may not lift the hole. */
  private static Refusal unliftable(Position position, Hole hole) {
    if (!position.owns(position.turn(), hole)) {
      return Refusal.NOT_YOUR_HOLE;
    }
    int seeds = position.board().seeds(hole);
    if (seeds == 0) {
      return Refusal.EMPTY_HOLE;
    }
    return seeds < position.ruleset().fewestToSow()
        ? Refusal.SINGLETON
        : Refusal.OPENING_HOLE_REQUIRED;
  }

  /** Whether the player has a hole whose sowing ends. */
  private boolean canSow(Position position, Player player) {
    recall(position);
    int liftable = liftable(position, player);
    if ((liftable & ending) != 0) {
      return true;
    }
    int setAside = 0;
    for (int rest = liftable & ~endless; rest != 0; rest &= rest - 1) {
      Hole hole = Hole.at(Integer.numberOfTrailingZeros(rest));
      Sowing.Result result = sow(position, hole, FIRST_LOOK);
      if (result == Sowing.Result.ENDED) {
        return true;
      }
      if (result == Sowing.Result.CUT) {
        setAside |= 1 << hole.ordinal();
      }
    }
    for (int rest = setAside; rest != 0; rest &= rest - 1) {
      Hole hole = Hole.at(Integer.numberOfTrailingZeros(rest));
      if (sow(position, hole, Long.MAX_VALUE) == Sowing.Result.ENDED) {
        return true;
      }
    }
    return false;
  }

  private Sowing.Result sow(Position position, Hole hole, long limit) {
    return sow(sowing, position, hole, limit);
  }

  private Sowing.Result sow(Sowing with, Position position, Hole hole, long limit) {
    if (lapsLeft <= 0) {
      throw new LapsSpent();
    }
    Sowing.Result result =
        with.run(
            position.ruleset().stops(),
            position.board(),
            Laps.code(hole),
            Math.min(limit, lapsLeft));
    lapsLeft -= with.laps;
    if (result == Sowing.Result.CUT && lapsLeft == 0) {
      throw new LapsSpent();
    }
    recall(position);
    if (result == Sowing.Result.ENDED) {
      ending |= 1 << hole.ordinal();
    } else if (result == Sowing.Result.ENDLESS) {
      endless |= 1 << hole.ordinal();
    }
    return result;
  }

  /** Lets {@link #ending} and {@link #endless} tell of this position. */
  private void recall(Position position) {
    if (position != known) {
      known = position;
      ending = 0;
      endless = 0;
    }
  }

  /** The move that {@link #sowing} holds, in figures. */
  private Tally tally(Position position) {
    int opposite = seedsAt(Laps.hole(sowing.last).opposite());
    boolean own = position.owns(position.turn(), Laps.hole(sowing.last));
    MoveEnd end = position.ruleset().landing(own, sowing.lastCount, opposite);
    return new Tally(sowing.laps, sowing.sown, end.captured(sowing.lastCount, opposite), end);
  }

  private int seedsAt(Hole hole) {
    return Laps.seeds(sowing.south, sowing.north, Laps.code(hole));
  }

  /** The move that {@link #sowing} holds, which has ended. */
  private MoveResult.Played sown(Position position, Move.Sow move) {
    Tally tally = tally(position);
    Board board = new Board(sowing.south, sowing.north);
    Hole emptied = tally.end().emptied(Laps.hole(sowing.last));
    Board left = emptied == null ? board : board.without(emptied);
    return played(
        position, move, laps(position, move.hole()), tally, position.after(left, tally.captured()));
  }

  /** The laps of the move that {@link #sowing} holds; it is sown again if they were too many. */
  private char[] laps(Position position, Hole hole) {
    if (sowing.keptAllLaps()) {
      return sowing.allLaps();
    }
    Sowing again = new Sowing((int) sowing.laps);
    sow(again, position, hole, Long.MAX_VALUE);
    return again.allLaps();
  }

  private MoveResult.Played played(
      Position before, Move move, char[] laps, Tally tally, Position after) {
    Outcome outcome = outcome(after).orElse(null);
    return new MoveResult.Played(
        move,
        before.turn(),
        new MoveLog(before, laps, tally, after.board(), outcome),
        tally,
        after,
        outcome);
  }
}
