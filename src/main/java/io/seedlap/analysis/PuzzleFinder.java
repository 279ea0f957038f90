package io.seedlap.analysis;

import io.seedlap.rules.Game;
import io.seedlap.rules.LapLimitExceeded;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analysis.MoveValue;
import io.seedlap.solve.Analyst;
import io.seedlap.solve.Limits;
import io.seedlap.solve.TableProbe;
import io.seedlap.web.ProblemException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;

/**
 * Finds the puzzle of a date: a late position of a random game in which one move is better than all
 * others. The games follow from the date by {@link Random}, whose sequence is part of its
 * specification, and positions are chosen by exact values only, so that every server has the same
 * puzzle, whichever tables it has. A value that cannot be proven makes none: it is never passed
 * over.
 */
final class PuzzleFinder {
  private static final int MOST_SEEDS = 12;
  private static final int LEAST_MOVES = 3;
  private static final int MOST_PLIES = 500;
  private static final int MOST_GAMES = 1_000;
  private static final long TIME_MS = 5_000;
  private static final int ALL_DEPTHS = 60;

  /** Laps of all sowings of one random game; one that needs more is passed over by every server. */
  private static final long MAX_LAPS = 1_000_000;

  private final Ruleset ruleset;
  private final Analyst analyst;
  private final TableProbe tables;
  private final BooleanSupplier cancelled;

  /** A position with its value. */
  record Puzzle(Position position, Analysis analysis) {}

  PuzzleFinder(Ruleset ruleset, Analyst analyst, TableProbe tables, BooleanSupplier cancelled) {
    this.ruleset = ruleset;
    this.analyst = analyst;
    this.tables = tables;
    this.cancelled = cancelled;
  }

  /**
   * The puzzle of a date.
   *
   * @throws ProblemException overloaded, when a value could not be proven in time
   */
  Puzzle find(LocalDate date) {
    Random random = new Random(date.toEpochDay() * 1_000_003 + ruleset.id().hashCode());
    for (int game = 0; game < MOST_GAMES && !cancelled.getAsBoolean(); game++) {
      Optional<Position> late = latePosition(random.nextLong());
      if (late.isPresent()) {
        Analysis analysis = prove(late.get());
        if (hasOneBest(analysis.moves())) {
          return new Puzzle(late.get(), analysis);
        }
      }
    }
    throw notProven();
  }

  /**
   * The first position of a random game with few seeds and several moves; empty if there is none.
   */
  private Optional<Position> latePosition(long seed) {
    Random random = new Random(seed);
    Referee referee = Referee.withLaps(MAX_LAPS);
    Game game = new Game(ruleset.start(), referee);
    try {
      for (int ply = 0; ply < MOST_PLIES && game.outcome() == null; ply++) {
        List<LegalMoves.Legal> moves = referee.legalMoves(game.position()).legal();
        if (game.position().board().total() <= MOST_SEEDS && moves.size() >= LEAST_MOVES) {
          return Optional.of(game.position());
        }
        game.play(moves.get(random.nextInt(moves.size())).move());
      }
    } catch (LapLimitExceeded e) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  private Analysis prove(Position position) {
    Limits limits = new Limits(TIME_MS, ALL_DEPTHS, Long.MAX_VALUE, cancelled);
    Analysis analysis = analyst.analyse(position, tables, limits);
    if (!analysis.moves().stream().allMatch(it -> it.value().exact())) {
      throw notProven();
    }
    return analysis;
  }

  private static ProblemException notProven() {
    return ProblemException.overloaded(
        "The values for this puzzle are not known yet, as tables are being built; try again"
            + " shortly.");
  }

  /** Whether the first move, which is the best, is better than the second. */
  private static boolean hasOneBest(List<MoveValue> moves) {
    Analysis.Value best = moves.get(0).value();
    Analysis.Value second = moves.get(1).value();
    return best.score() == null
        ? best.result() != second.result()
        : !best.score().equals(second.score());
  }
}
