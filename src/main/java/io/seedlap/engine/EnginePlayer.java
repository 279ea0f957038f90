package io.seedlap.engine;

import io.seedlap.rules.LapLimitExceeded;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analyst;
import io.seedlap.solve.Limits;
import io.seedlap.solve.TableProbe;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Chooses moves and purchases at a {@link Level}, by analysis. A choice depends on nothing but its
 * arguments, random numbers included, unless its time runs out. Not thread-safe.
 */
public final class EnginePlayer {
  private static final long MAX_MILLIS = 1_000;
  private static final long MAX_LAPS = 10_000_000;

  private final Analyst analyst;
  private final Function<Ruleset, TableProbe> tables;
  private final BooleanSupplier cancelled;

  /**
   * @param memoryBits the transposition table has 2 to the power of this entries, 16 bytes each
   * @param tables of a game
   * @param cancelled polled during a choice: whether it is to end with {@link
   *     CancellationException}
   */
  public EnginePlayer(
      int memoryBits, Function<Ruleset, TableProbe> tables, BooleanSupplier cancelled) {
    this.analyst = new Analyst(memoryBits);
    this.tables = tables;
    this.cancelled = cancelled;
  }

  /** The random numbers for a choice in a version of a game: the same on every server. */
  public static RandomGenerator random(UUID game, int version) {
    return new SplittableRandom(
        game.getMostSignificantBits() ^ game.getLeastSignificantBits() + version);
  }

  /**
   * Chooses a move in a game that goes on.
   *
   * @param sinceCapture the positions since the last capture, the present one last
   * @param legal the legal moves, at least one
   * @throws CancellationException when the choice is cancelled
   */
  public Move move(
      List<Position> sinceCapture, List<Move> legal, Level level, RandomGenerator random) {
    if (legal.size() > 1 && random.nextInt(100) >= level.blunders()) {
      try {
        return bestMove(sinceCapture, level, random);
      } catch (LapLimitExceeded e) {
        // The sowings of this position take too many laps to compare its holes: any one is played.
      }
    }
    return legal.get(random.nextInt(legal.size()));
  }

  /**
   * Chooses among several starts of a game that sells holes: the one of the greatest value for the
   * player.
   *
   * @return its index in the list
   * @throws CancellationException when the choice is cancelled
   */
  public int start(List<Position> starts, Player player, Level level, RandomGenerator random) {
    if (random.nextInt(100) < level.blunders()) {
      return random.nextInt(starts.size());
    }
    int best = 0;
    int bestLead = Integer.MIN_VALUE;
    for (int i = 0; i < starts.size(); i++) {
      int lead = expectedLead(starts.get(i), player, level, starts.size());
      if (lead > bestLead) {
        best = i;
        bestLead = lead;
      }
    }
    return best;
  }

  private int expectedLead(Position start, Player player, Level level, int shares) {
    try {
      Score score = analyse(start, level, shares, false).value().score();
      return score == null ? 0 : lead(score, player);
    } catch (LapLimitExceeded e) {
      return 0;
    }
  }

  private Move bestMove(List<Position> sinceCapture, Level level, RandomGenerator random) {
    Position position = sinceCapture.get(sinceCapture.size() - 1);
    boolean recurs = new HashSet<>(sinceCapture).size() < sinceCapture.size();
    Analysis analysis = analyse(position, level, 1, recurs);
    int sign = comparedToRepetition(analysis.value(), position);
    if (sign == 0) {
      return anyOfEqualScore(analysis, random);
    }
    Optional<Move> progress =
        sign > 0 && analysis.fromTable()
            ? analyst.progressMove(position, tables.apply(position.ruleset()), limits(level, 1))
            : Optional.empty();
    return progress.orElseGet(() -> steer(analysis, sinceCapture, sign > 0));
  }

  /**
   * Where no value is exact, scores are estimates in whole numbers, so that several moves may share
   * the best one: a random one of them makes games differ.
   */
  private static Move anyOfEqualScore(Analysis analysis, RandomGenerator random) {
    Score score = analysis.value().score();
    if (analysis.value().exact() || score == null) {
      return Objects.requireNonNull(analysis.best()); // the game goes on
    }
    List<Analysis.MoveValue> equal =
        analysis.moves().stream().filter(move -> score.equals(move.value().score())).toList();
    return equal.get(random.nextInt(equal.size())).move();
  }

  /**
   * Whether the value of a position is known to be greater (1) or less (-1) for the player than
   * that of repetition; else 0. Play for a value with a number of plies ends before any repetition.
   */
  private static int comparedToRepetition(Analysis.Value value, Position position) {
    if (!value.exact() || value.plies() != null) {
      return 0;
    }
    if (value.score() == null) {
      return value.result() == Analysis.Result.WIN
          ? 1
          : value.result() == Analysis.Result.LOSS ? -1 : 0;
    }
    Player player = position.turn();
    return Integer.signum(lead(value.score(), player) - lead(position.captured(), player));
  }

  /**
   * Takes the history into account, which the analysis does not. A player for whom repetition is
   * the worse result avoids positions that have occurred, as long as another move has the same
   * value; one for whom it is the better result makes a position occur for the third time where
   * possible.
   */
  private static Move steer(Analysis analysis, List<Position> sinceCapture, boolean avoid) {
    Position position = sinceCapture.get(sinceCapture.size() - 1);
    Referee referee = Referee.withLaps(MAX_LAPS);
    for (Analysis.MoveValue move : analysis.moves()) {
      if (!avoid || hasValue(analysis.value(), move.value())) {
        MoveResult.Played played = (MoveResult.Played) referee.play(position, move.move());
        int times = Collections.frequency(sinceCapture, played.position());
        if (avoid ? times == 0 : times >= 2) {
          return move.move();
        }
      }
    }
    return Objects.requireNonNull(analysis.best()); // the game goes on
  }

  private static boolean hasValue(Analysis.Value best, Analysis.Value value) {
    return value.exact()
        && value.result() == best.result()
        && Objects.equals(value.score(), best.score());
  }

  private static int lead(Score score, Player player) {
    return score.of(player) - score.of(player.other());
  }

  /**
   * @param shares number of positions that share the limits of one choice
   * @param allMoves whether the values of moves that are not the best are wanted as well
   */
  private Analysis analyse(Position position, Level level, int shares, boolean allMoves) {
    Limits limits = limits(level, shares);
    TableProbe probe =
        level.tables() ? tables.apply(position.ruleset()) : TableProbe.none(position.ruleset());
    Analysis analysis =
        allMoves
            ? analyst.analyse(position, probe, limits)
            : analyst.analyseBest(position, probe, limits);
    if (cancelled.getAsBoolean()) {
      throw new CancellationException();
    }
    return analysis;
  }

  private Limits limits(Level level, int shares) {
    return new Limits(MAX_MILLIS / shares, level.depth(), level.nodes() / shares, cancelled);
  }
}
