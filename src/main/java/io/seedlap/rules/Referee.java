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

  private final Sowing sowing = new Sowing();
  private final long laps;
  private long lapsLeft;

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
    MoveResult.Played played =
        move instanceof Move.Sow sow ? sowLogged(position, sow) : pass(position);
    return outcome(played.position()).map(played::ending).orElse(played);
  }

  /** A refusal with the words for it. */
  MoveResult.Refused refused(Position position, Move move, Refusal reason) {
    return new MoveResult.Refused(reason, Explanation.of(position, move, reason));
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
    Refusal refusal = unliftable(position, position.turn(), hole);
    if (refusal == null && sow(position, hole, Long.MAX_VALUE, null) == Sowing.Result.ENDLESS) {
      refusal = Refusal.ENDLESS_SOWING;
    }
    return refusal;
  }

  /** Why the player may not lift the hole, whatever its sowing would be; null when he may. */
  private static Refusal unliftable(Position position, Player player, Hole hole) {
    if (!position.owns(player, hole)) {
      return Refusal.NOT_YOUR_HOLE;
    }
    int seeds = position.board().seeds(hole);
    if (seeds == 0) {
      return Refusal.EMPTY_HOLE;
    }
    if (seeds < position.ruleset().fewestToSow()) {
      return Refusal.SINGLETON;
    }
    Hole opening = Hole.rightmost(player);
    boolean held =
        position.due().due(player) && hole != opening && position.board().seeds(opening) > 0;
    return held ? Refusal.OPENING_HOLE_REQUIRED : null;
  }

  /** Whether the player has a hole whose sowing ends. */
  private boolean canSow(Position position, Player player) {
    int setAside = 0;
    for (int rest = position.owned(player).bits(); rest != 0; rest &= rest - 1) {
      Hole hole = Hole.at(Integer.numberOfTrailingZeros(rest));
      if (unliftable(position, player, hole) == null) {
        Sowing.Result result = sow(position, hole, FIRST_LOOK, null);
        if (result == Sowing.Result.ENDED) {
          return true;
        }
        if (result == Sowing.Result.CUT) {
          setAside |= 1 << hole.ordinal();
        }
      }
    }
    for (int rest = setAside; rest != 0; rest &= rest - 1) {
      Hole hole = Hole.at(Integer.numberOfTrailingZeros(rest));
      if (sow(position, hole, Long.MAX_VALUE, null) == Sowing.Result.ENDED) {
        return true;
      }
    }
    return false;
  }

  private Sowing.Result sow(Position position, Hole hole, long limit, Sowing.LapListener log) {
    if (lapsLeft <= 0) {
      throw new LapsSpent();
    }
    Sowing.Result result =
        sowing.run(
            position.ruleset().stops(),
            position.board(),
            Laps.code(hole),
            Math.min(limit, lapsLeft),
            log);
    lapsLeft -= sowing.laps;
    if (result == Sowing.Result.CUT && lapsLeft == 0) {
      throw new LapsSpent();
    }
    return result;
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

  /** Sows once more, with the log: only moves that end come here. */
  private MoveResult.Played sowLogged(Position position, Move.Sow move) {
    EventLog log = new EventLog((int) sowing.laps);
    sow(position, move.hole(), Long.MAX_VALUE, log);
    Tally tally = tally(position);
    Hole last = Laps.hole(sowing.last);
    Board board = log.end(last, tally, position.turn(), new Board(sowing.south, sowing.north));
    return new MoveResult.Played(
        move, position.turn(), log.events(), tally, position.after(board, tally.captured()), null);
  }

  private static MoveResult.Played pass(Position position) {
    return new MoveResult.Played(
        Move.PASS,
        position.turn(),
        List.of(new Event.Passed(position.turn(), position.board())),
        Tally.OF_PASS,
        position.passed(),
        null);
  }
}
