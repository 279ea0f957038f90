package io.seedlap.engine;

import io.seedlap.rules.Game;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableProbe;
import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * A round robin of the levels, in this process. Each two of them meet in 200 games: 100 positions
 * that random first moves lead to, each played with both sides. A win is a point, a draw half of a
 * point. It asserts nothing and is no part of the build:
 *
 * <pre>./mvnw test -Dtest=LevelTable -Dlevels.games=200</pre>
 *
 * To finish in reasonable time level 8 searches a tenth of its positions only, unless {@code
 * -Dlevels.nodes=1000000}. {@code -Dlevels.adjacent=true} plays neighbours only, {@code
 * -Dlevels.ruleset=sadeqa-ii} one game only. The tables, of up to 16 seeds, are built in {@code
 * target/level-tables} first.
 */
class LevelTable {
  private static final int GAMES = Integer.getInteger("levels.games", 200);
  private static final int APART =
      Boolean.getBoolean("levels.adjacent") ? 1 : Level.MAX - Level.MIN;
  private static final int LOWEST = Integer.getInteger("levels.from", Level.MIN);
  private static final int HIGHEST = Integer.getInteger("levels.to", Level.MAX);
  private static final String RULESET = System.getProperty("levels.ruleset", "");
  private static final int THREADS = Integer.getInteger("levels.threads", 2);
  private static final long NODES = Long.getLong("levels.nodes", 100_000);
  private static final int TABLES = 16;
  private static final int MEMORY_BITS = 18;
  private static final int MAX_RANDOM_MOVES = 4;

  private final Map<String, Tables> tables = new HashMap<>();
  private final ThreadLocal<EnginePlayer> player =
      ThreadLocal.withInitial(() -> new EnginePlayer(MEMORY_BITS, this::tables, () -> false));

  private TableProbe tables(Ruleset ruleset) {
    Tables ofGame = tables.get(ruleset.id());
    return ofGame == null ? TableProbe.none(ruleset) : ofGame.probe();
  }

  @Test
  void play() throws IOException, InterruptedException, ExecutionException {
    try (SweepPool pool = new SweepPool(THREADS)) {
      for (TableSolver solver : TableSolver.all()) {
        Tables kept = Tables.open(solver, Path.of("target", "level-tables"));
        for (int seeds : kept.missing(TABLES, TablePurpose.PLAY)) {
          kept.build(seeds, pool);
        }
        tables.put(solver.ruleset().id(), kept);
      }
    }
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    for (Ruleset ruleset : Ruleset.all()) {
      if (ruleset.id().contains(RULESET)) {
        System.out.printf("%n%s: per cent of the points, %d games each%n", ruleset.id(), GAMES);
        table(ruleset, threads);
      }
    }
    threads.shutdown();
  }

  private void table(Ruleset ruleset, ExecutorService threads)
      throws InterruptedException, ExecutionException {
    System.out.print("level ");
    for (int other = LOWEST; other < HIGHEST; other++) {
      System.out.printf("  v. %d", other);
    }
    System.out.println("   ms a move");
    for (int number = LOWEST + 1; number <= HIGHEST; number++) {
      System.out.printf("%5d ", number);
      long[] clock = new long[2];
      for (int other = LOWEST; other < number; other++) {
        if (number - other > APART) {
          System.out.print("      ");
        } else {
          System.out.printf("  %4.1f", share(ruleset, number, other, threads, clock));
        }
      }
      System.out.printf(
          "%s   %.1f%n", "      ".repeat(HIGHEST - number), clock[0] / 1e6 / clock[1]);
    }
  }

  private double share(
      Ruleset ruleset, int number, int other, ExecutorService threads, long[] clock)
      throws InterruptedException, ExecutionException {
    List<Future<Integer>> games = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      long seed = i / 2;
      Player side = Player.values()[i % 2];
      games.add(
          threads.submit(
              () -> halfPoints(ruleset, level(number), side, level(other), seed, clock)));
    }
    int halves = 0;
    for (Future<Integer> game : games) {
      halves += game.get();
    }
    return 50.0 * halves / GAMES;
  }

  private static Level level(int number) {
    Level full = Level.of(number);
    return new Level(
        number, full.blunders(), full.depth(), Math.min(full.nodes(), NODES), full.tables());
  }

  /** The half points of the level for a game on this side: 2 for a win, 1 for a draw. */
  private int halfPoints(
      Ruleset ruleset, Level level, Player side, Level other, long seed, long[] clock) {
    Referee referee = Referee.unhurried();
    RandomGenerator random = new SplittableRandom(seed);
    Position start = opening(ruleset, referee, random);
    Game game = new Game(start, referee);
    List<Position> sinceCapture = new ArrayList<>(List.of(start));
    random = new SplittableRandom(seed * 2 + side.ordinal());
    while (game.outcome() == null) {
      List<Move> legal = legal(referee, game.position());
      boolean mine = game.position().turn() == side;
      long begun = System.nanoTime();
      Move move = player.get().move(sinceCapture, legal, mine ? level : other, random);
      if (mine) {
        synchronized (clock) {
          clock[0] += System.nanoTime() - begun;
          clock[1]++;
        }
      }
      MoveResult.Played played = (MoveResult.Played) game.play(move);
      if (played.summary().captured() > 0) {
        sinceCapture.clear();
      }
      sinceCapture.add(game.position());
    }
    Outcome outcome = game.outcome();
    return outcome.winner() == null ? 1 : outcome.winner() == side ? 2 : 0;
  }

  /** Some random moves from the start, after those that are forced. */
  private static Position opening(Ruleset ruleset, Referee referee, RandomGenerator random) {
    while (true) {
      Game game = new Game(ruleset.start(), referee);
      int left = 1 + random.nextInt(MAX_RANDOM_MOVES);
      while (left > 0 && game.outcome() == null) {
        List<Move> legal = legal(referee, game.position());
        left -= legal.size() > 1 ? 1 : 0;
        game.play(legal.get(random.nextInt(legal.size())));
      }
      if (game.outcome() == null) {
        return game.position();
      }
    }
  }

  private static List<Move> legal(Referee referee, Position position) {
    return referee.legalMoves(position).legal().stream().map(LegalMoves.Legal::move).toList();
  }
}
