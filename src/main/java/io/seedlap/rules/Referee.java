package io.seedlap.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Judges and plays moves, by the rules of the position's game. The laps of a referee may be
 * limited, for all its results together; when they are used up it throws {@link LapLimitExceeded}.
 * Not for two threads at once.
 */
public final class Referee {
  /**
   * Laps after which a hole is postponed in the search for any one sowable hole. It has no
   * influence on the result: postponed holes are judged to the end when no other hole can be sown.
   * The longest finite moves known have about 1,400 laps.
   */
  private static final long FIRST_PASS_LAPS = 2_000;

  private final Sowing sowing = new Sowing();
  private final long laps;
  private long lapsLeft;

  /** The last position judged; the results for its holes are kept and not computed again. */
  private @Nullable Position judged;

  private int ending;
  private int endless;

  private Referee(long laps) {
    this.laps = laps;
    this.lapsLeft = laps;
  }

  /** A referee without a lap limit; endless sowings of millions of laps exist. */
  public static Referee unhurried() {
    return new Referee(Long.MAX_VALUE);
  }

  /**
   * @param laps limit of all results together, 1 or more
   */
  public static Referee withLaps(long laps) {
    return new Referee(laps);
  }

  /** Laps sown so far, for all results together. */
  public long lapsSown() {
    return laps - lapsLeft;
  }

  /** How the game has ended in this position, if it has. {@link Game} detects repetition. */
  public Optional<Outcome> outcome(Position position) {
    Optional<Outcome> outcome = outcomeOnBoard(position);
    return outcome.isPresent() || canSow(position, position.turn())
        ? outcome
        : outcomeWhenStuck(position);
  }

  /** Why the move is not legal; empty when it is. */
  public Optional<Refusal> refusal(Position position, Move move) {
    return Optional.ofNullable(refusalOf(position, move));
  }

  /** Plays the move, or returns why it cannot be played. */
  public MoveResult play(Position position, Move move) {
    Refusal refusal = refusalOf(position, move);
    if (refusal != null) {
      return refused(position, move, refusal);
    }
    return move instanceof Move.Sow sow
        ? sown(position, sow, landed(position))
        : passed(position, move);
  }

  /** A refusal with its explanation. */
  MoveResult.Refused refused(Position position, Move move, Refusal reason) {
    return new MoveResult.Refused(reason, Explanation.of(position, move, reason));
  }

  /** The holes that may be sown: none where the player must pass or the game is over. */
  public Holes sowable(Position position) {
    if (outcomeOnBoard(position).isPresent()) {
      return Holes.NONE;
    }
    prepare(position);
    int liftable = liftable(position, position.turn());
    for (int rest = liftable & ~(ending | endless); rest != 0; rest &= rest - 1) {
      sow(position, Hole.at(Integer.numberOfTrailingZeros(rest)), Long.MAX_VALUE);
    }
    return new Holes(liftable & ending);
  }

  /** Judges every hole of the board. */
  public LegalMoves legalMoves(Position position) {
    Optional<Outcome> onBoard = outcomeOnBoard(position);
    if (onBoard.isPresent()) {
      return over(position, onBoard.get());
    }
    List<LegalMoves.Legal> legal = new ArrayList<>(Hole.COUNT);
    List<LegalMoves.Illegal> illegal = new ArrayList<>(Hole.COUNT);
    for (int i = 0; i < Hole.COUNT; i++) {
      Hole hole = Hole.at(i);
      Refusal refusal = refusalOf(position, hole);
      if (refusal == null) {
        Sown sown = landed(position);
        legal.add(new LegalMoves.Legal(Move.sow(hole), sown.summary(), sown.landing().end()));
      } else {
        illegal.add(LegalMoves.Illegal.of(hole, refusal));
      }
    }
    if (legal.isEmpty()) {
      Optional<Outcome> outcome = outcomeWhenStuck(position);
      if (outcome.isPresent()) {
        return over(position, outcome.get());
      }
      legal.add(new LegalMoves.Legal(Move.PASS, MoveSummary.OF_PASS, MoveEnd.PASS));
    }
    return new LegalMoves(position.turn(), null, legal, illegal);
  }

  private static LegalMoves over(Position position, Outcome outcome) {
    return new LegalMoves(position.turn(), outcome, List.of(), List.of());
  }

  private static Optional<Outcome> outcomeOnBoard(Position position) {
    return outcome(
        position.ruleset().endOnBoard(position.near(), position.far(), position.ownedByMover()),
        position);
  }

  private Optional<Outcome> outcomeWhenStuck(Position position) {
    return outcome(
        position.ruleset().endWhenStuck(() -> canSow(position, position.turn().other())), position);
  }

  private static Optional<Outcome> outcome(@Nullable Ending ending, Position position) {
    return ending == null ? Optional.empty() : Optional.of(Outcome.of(ending, position));
  }

  /**
   * The result of a sowing that ends.
   *
   * @param last the hole where it ended
   * @param board before captured seeds are taken off
   */
  private record Sown(Hole last, Board board, Landing landing, MoveSummary summary) {}

  /** Why the move is not legal; null when it is, and then a hole has just been sown to its end. */
  private @Nullable Refusal refusalOf(Position position, Move move) {
    if (outcomeOnBoard(position).isPresent()) {
      return Refusal.GAME_OVER;
    }
    if (move instanceof Move.Unknown) {
      return orGameOver(position, Refusal.NO_SUCH_HOLE);
    }
    if (move instanceof Move.Sow sow) {
      Refusal refusal = refusalOf(position, sow.hole());
      // A hole that can be sown also shows that the game goes on.
      return refusal == null ? null : orGameOver(position, refusal);
    }
    if (canSow(position, position.turn())) {
      return Refusal.PASS_NOT_ALLOWED;
    }
    return outcomeWhenStuck(position).isPresent() ? Refusal.GAME_OVER : null;
  }

  private Refusal orGameOver(Position position, Refusal refusal) {
    return outcome(position).isPresent() ? Refusal.GAME_OVER : refusal;
  }

  /** Why a hole may not be sown in a game that goes on; null when it has been, to its end. */
  private @Nullable Refusal refusalOf(Position position, Hole hole) {
    if ((liftable(position, position.turn()) & 1 << hole.ordinal()) == 0) {
      return unliftable(position, hole);
    }
    return sow(position, hole, Long.MAX_VALUE) == Sowing.SowingResult.ENDLESS
        ? Refusal.ENDLESS_SOWING
        : null;
  }

  /** The holes the player may lift, whatever their sowings would be: bit i for hole i. */
  private static int liftable(Position position, Player player) {
    Board board = position.board();
    Ruleset ruleset = position.ruleset();
    int owned = position.owned(player).bits();
    boolean due = position.openingDue().includes(player);
    return player == Player.SOUTH
        ? ruleset.liftable(board.south(), board.north(), owned, due)
        : Rows.swapSides(
            ruleset.liftable(board.north(), board.south(), Rows.swapSides(owned), due));
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
    return seeds < position.ruleset().minSeedsToSow()
        ? Refusal.SINGLETON
        : Refusal.OPENING_HOLE_REQUIRED;
  }

  /** Whether the player has a hole whose sowing ends. */
  private boolean canSow(Position position, Player player) {
    prepare(position);
    int liftable = liftable(position, player);
    if ((liftable & ending) != 0) {
      return true;
    }
    int setAside = 0;
    for (int rest = liftable & ~endless; rest != 0; rest &= rest - 1) {
      Hole hole = Hole.at(Integer.numberOfTrailingZeros(rest));
      Sowing.SowingResult result = sow(position, hole, FIRST_PASS_LAPS);
      if (result == Sowing.SowingResult.ENDED) {
        return true;
      }
      if (result == Sowing.SowingResult.LIMIT_REACHED) {
        setAside |= 1 << hole.ordinal();
      }
    }
    for (int rest = setAside; rest != 0; rest &= rest - 1) {
      Hole hole = Hole.at(Integer.numberOfTrailingZeros(rest));
      if (sow(position, hole, Long.MAX_VALUE) == Sowing.SowingResult.ENDED) {
        return true;
      }
    }
    return false;
  }

  /** Sows a hole for its owner and stores how the sowing ended. */
  private Sowing.SowingResult sow(Position position, Hole hole, long limit) {
    Sowing.SowingResult result = sow(sowing, position, hole, limit);
    prepare(position);
    if (result == Sowing.SowingResult.ENDED) {
      ending |= 1 << hole.ordinal();
    } else if (result == Sowing.SowingResult.ENDLESS) {
      endless |= 1 << hole.ordinal();
    }
    return result;
  }

  private Sowing.SowingResult sow(Sowing with, Position position, Hole hole, long limit) {
    if (lapsLeft <= 0) {
      throw new LapLimitExceeded();
    }
    Board board = position.board();
    Player owner = position.owns(Player.SOUTH, hole) ? Player.SOUTH : Player.NORTH;
    Sowing.SowingResult result =
        with.run(
            position.ruleset().stops(),
            board.south(),
            board.north(),
            Laps.code(hole),
            position.owned(owner).bits(),
            Math.min(limit, lapsLeft));
    lapsLeft -= with.laps;
    if (result == Sowing.SowingResult.LIMIT_REACHED && lapsLeft == 0) {
      throw new LapLimitExceeded();
    }
    return result;
  }

  /** Makes {@link #ending} and {@link #endless} those of this position. */
  @SuppressWarnings("ReferenceEquality") // a cache: an equal position is at worst judged again
  private void prepare(Position position) {
    if (position != judged) {
      judged = position;
      ending = 0;
      endless = 0;
    }
  }

  /** The result, for the player to move, of the sowing just run, which has ended. */
  private Sown landed(Position position) {
    Hole last = Laps.hole(sowing.last);
    Board board = new Board(sowing.south, sowing.north);
    int opposite = board.seeds(last.opposite());
    Landing landing =
        position
            .ruleset()
            .landing(position.owns(position.turn(), last), sowing.lastCount, opposite);
    int captured = landing.captured(sowing.lastCount, opposite);
    return new Sown(last, board, landing, new MoveSummary(sowing.laps, sowing.sown, captured));
  }

  private MoveResult.Played sown(Position position, Move.Sow move, Sown sown) {
    Hole emptied = sown.landing().emptiedFrom(sown.last());
    Board left = emptied == null ? sown.board() : sown.board().without(emptied);
    return played(
        position,
        move,
        laps(position, move.hole(), sown.summary().laps()),
        sown.summary(),
        sown.landing(),
        position.after(left, sown.summary().captured()));
  }

  /**
   * The laps of the sowing that was just run; it is sown again if they were too many to be kept.
   */
  private char[] laps(Position position, Hole hole, long count) {
    if (sowing.keptAllLaps()) {
      return sowing.allLaps();
    }
    Sowing again = new Sowing((int) count);
    sow(again, position, hole, Long.MAX_VALUE);
    return again.allLaps();
  }

  private MoveResult.Played passed(Position position, Move move) {
    return played(
        position, move, new char[0], MoveSummary.OF_PASS, Landing.OF_PASS, position.passed());
  }

  private MoveResult.Played played(
      Position before,
      Move move,
      char[] laps,
      MoveSummary summary,
      Landing landing,
      Position after) {
    @Nullable Outcome outcome = outcome(after).orElse(null);
    return new MoveResult.Played(
        move,
        before.turn(),
        new MoveLog(before, laps, landing, summary.captured(), after.board(), outcome),
        summary,
        landing.end(),
        after,
        outcome);
  }
}
