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
 * Chooses at a {@link Level}, by analysis. Given the same random numbers it chooses the same again,
 * unless the time that a choice may take runs out. Not for two threads at once.
 */
public final class EnginePlayer {
  private static final long MAX_MILLIS = 1_000;
  private static final long MAX_LAPS = 10_000_000;

  private final Analyst analyst;
  private final Function<Ruleset, TableProbe> tables;
  private final BooleanSupplier cancelled;

  /**
   * @param memoryBits 2 to the power of bits positions are remembered in a search, 16 bytes each
   * @param cancelled asked now and then whether the choice is wanted no more
   */
  public EnginePlayer(
      int memoryBits, Function<Ruleset, TableProbe> tables, BooleanSupplier cancelled) {
    this.analyst = new Analyst(memoryBits);
    this.tables = tables;
    this.cancelled = cancelled;
  }

  /** The random numbers for a choice: the same whoever makes it, and whenever. */
  public static RandomGenerator luck(UUID game, int version) {
    return new SplittableRandom(
        game.getMostSignificantBits() ^ game.getLeastSignificantBits() + version);
  }

  /**
   * A move in a game that goes on.
   *
   * @param sinceCapture the positions since the last capture, the present one last
   * @param legal the legal moves, at least one
   * @throws CancellationException when it is not wanted any more
   */
  public Move move(
      List<Position> sinceCapture, List<Move> legal, Level level, RandomGenerator random) {
    if (legal.size() > 1 && random.nextInt(100) >= level.blunders()) {
      try {
        return best(sinceCapture, level, random);
      } catch (LapLimitExceeded spent) {
        // No hole can be told from another in such a position without sowing for ever so long.
      }
    }
    return legal.get(random.nextInt(legal.size()));
  }

  /**
   * Of several starts of a game in which seeds decide the one that promises the player most.
   *
   * @return its place in the list
   * @throws CancellationException when it is not wanted any more
   */
  public int start(List<Position> starts, Player player, Level level, RandomGenerator random) {
    if (random.nextInt(100) < level.blunders()) {
      return random.nextInt(starts.size());
    }
    int best = 0;
    int bestLead = Integer.MIN_VALUE;
    for (int i = 0; i < starts.size(); i++) {
      int lead = promise(starts.get(i), player, level, starts.size());
      if (lead > bestLead) {
        best = i;
        bestLead = lead;
      }
    }
    return best;
  }

  private int promise(Position start, Player player, Level level, int shares) {
    try {
      return lead(analyse(start, level, shares).value().score(), player);
    } catch (LapLimitExceeded spent) {
      return 0;
    }
  }

  private Move best(List<Position> sinceCapture, Level level, RandomGenerator random) {
    Position position = sinceCapture.get(sinceCapture.size() - 1);
    Analysis analysis = analyse(position, level, 1);
    int worth = beyondEndless(analysis.value(), position);
    if (worth == 0) {
      return anyAsGood(analysis, random);
    }
    Optional<Move> progress =
        worth > 0 && analysis.fromTable()
            ? analyst.progressMove(position, tables.apply(position.ruleset()), limits(level, 1))
            : Optional.empty();
    return progress.orElseGet(() -> steered(analysis, sinceCapture, worth > 0));
  }

  /**
   * Where nothing is certain, scores are only expected and whole numbers, so that several moves may
   * have the best one: then games differ.
   */
  private static Move anyAsGood(Analysis analysis, RandomGenerator random) {
    Score score = analysis.value().score();
    if (analysis.value().exact() || score == null) {
      return analysis.best();
    }
    List<Analysis.MoveValue> asGood =
        analysis.moves().stream().filter(move -> score.equals(move.value().score())).toList();
    return asGood.get(random.nextInt(asGood.size())).move();
  }

  /**
   * Whether a position is known to be worth more (1) or less (-1) to the player than going round
   * for ever; else 0. Who wins and knows in how many plies cannot go round.
   */
  private static int beyondEndless(Analysis.Value value, Position position) {
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
   * Who would rather not go round for ever keeps away from positions that have been there, as long
   * as another move is worth the same; who would brings one back for the third time if he can.
   */
  private static Move steered(Analysis analysis, List<Position> sinceCapture, boolean away) {
    Position position = sinceCapture.get(sinceCapture.size() - 1);
    Referee referee = Referee.withLaps(MAX_LAPS);
    for (Analysis.MoveValue move : analysis.moves()) {
      if (!away || isWorth(analysis.value(), move.value())) {
        MoveResult.Played played = (MoveResult.Played) referee.play(position, move.move());
        int times = Collections.frequency(sinceCapture, played.position());
        if (away ? times == 0 : times >= 2) {
          return move.move();
        }
      }
    }
    return analysis.best();
  }

  private static boolean isWorth(Analysis.Value best, Analysis.Value value) {
    return value.exact()
        && value.result() == best.result()
        && Objects.equals(value.score(), best.score());
  }

  private static int lead(Score score, Player player) {
    return score.of(player) - score.of(player.other());
  }

  /**
   * @param shares positions that share what a choice may take
   */
  private Analysis analyse(Position position, Level level, int shares) {
    Limits limits = limits(level, shares);
    Analysis analysis =
        analyst.analyse(
            position,
            level.tables() ? tables.apply(position.ruleset()) : TableProbe.none(position.ruleset()),
            limits);
    if (cancelled.getAsBoolean()) {
      throw new CancellationException("what was found by then is worth little");
    }
    return analysis;
  }

  private Limits limits(Level level, int shares) {
    return new Limits(MAX_MILLIS / shares, level.depth(), level.nodes() / shares, cancelled);
  }
}
