package io.seedlap.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Game;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.PositionValidation;
import io.seedlap.solve.Analysis;
import io.seedlap.solve.Analyst;
import io.seedlap.solve.Limits;
import io.seedlap.solve.SweepPool;
import io.seedlap.solve.TableProbe;
import io.seedlap.solve.TablePurpose;
import io.seedlap.solve.TableSolver;
import io.seedlap.solve.Tables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.CancellationException;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnginePlayerTest {
  private static final int SEEDS = 11;
  private static final Level BEST = Level.of(8);
  private static final Referee REFEREE = Referee.unhurried();
  private static final Map<String, Tables> TABLES = new HashMap<>();

  @TempDir static Path directory;

  private final EnginePlayer player = new EnginePlayer(16, EnginePlayerTest::tables, () -> false);
  private final Analyst analyst = new Analyst(16);

  private static TableProbe tables(Ruleset ruleset) {
    Tables ofGame = TABLES.get(ruleset.id());
    return ofGame == null ? TableProbe.none(ruleset) : ofGame.probe();
  }

  @BeforeAll
  static void buildTables() throws IOException {
    try (SweepPool pool = new SweepPool(2)) {
      for (TableSolver solver : TableSolver.all()) {
        Tables tables = new Tables(solver, directory);
        for (int seeds : tables.missing(SEEDS, TablePurpose.SET_UPS)) {
          tables.build(seeds, pool);
        }
        TABLES.put(solver.ruleset().id(), tables);
      }
    }
  }

  @Test
  void theBestLevelGetsInAdjiKuiIIWhatTheTablePromisesAndNoMoreFromItsEqual() {
    Random random = new Random(3);
    Set<Integer> leads = new HashSet<>();
    for (int i = 0; i < 60; i++) {
      Position start = randomPosition("adji-kui-ii", random);
      Analysis analysis = analyse(start);
      if (analysis.outcome() == null) {
        Player mover = start.turn();
        int expected = analysis.value().score().of(mover);

        Outcome equal = play(start, BEST, BEST, random);
        Outcome weaker = play(start, BEST, Level.of(1), random);

        assertEquals(expected, equal.score().of(mover), start::toString);
        assertTrue(weaker.score().of(mover) >= expected, start::toString);
        leads.add(expected - analysis.value().score().of(mover.other()));
      }
    }
    assertTrue(leads.size() > 5, leads::toString);
  }

  @Test
  void theBestLevelEndsInSadeqaIIAsTheTableSaysAndSoSoon() {
    Random random = new Random(4);
    Set<Analysis.Result> results = EnumSet.noneOf(Analysis.Result.class);
    for (int i = 0; i < 60; i++) {
      Position start = randomPosition("sadeqa-ii", random);
      Analysis analysis = analyse(start);
      if (analysis.outcome() == null) {
        Player mover = start.turn();
        List<Move> moves = new ArrayList<>();

        Outcome equal = play(start, BEST, BEST, random, moves);

        boolean won = analysis.value().result() == Analysis.Result.WIN;
        assertEquals(won ? mover : mover.other(), equal.winner(), start::toString);
        assertEquals(analysis.value().plies(), moves.size(), start::toString);
        results.add(analysis.value().result());
      }
    }
    assertEquals(EnumSet.of(Analysis.Result.WIN, Analysis.Result.LOSS), results);
  }

  @Test
  void theSameLuckChoosesTheSameAndTheLowestLevelSowsAnyHole() {
    Position start = Ruleset.named("adji-kui-ii").orElseThrow().start();
    UUID game = new UUID(1, 2);
    Set<Move> sown = new HashSet<>();
    for (int version = 1; version <= 60; version++) {
      Move move = choose(start, Level.of(1), EnginePlayer.random(game, version));
      assertEquals(move, choose(start, Level.of(1), EnginePlayer.random(game, version)));
      sown.add(move);
    }
    assertEquals(Set.copyOf(legal(start)), sown);
  }

  @Test
  void whatIsNotWantedAnyMoreIsNotChosen() {
    EnginePlayer stopped = new EnginePlayer(10, EnginePlayerTest::tables, () -> true);
    Position start = Ruleset.named("adji-kui-ii").orElseThrow().start();
    List<Move> legal = legal(start);
    SplittableRandom random = new SplittableRandom(1);
    assertThrows(
        CancellationException.class, () -> stopped.move(List.of(start), legal, BEST, random));
  }

  @Test
  void ofTwoStartsTheBetterOneIsChosen() {
    Ruleset adjiKui = Ruleset.named("adji-kui-ii").orElseThrow();
    Position poor = at(adjiKui, "4,4,4,4,4,4/4,0,0,0,0,0 n 0-20");
    Position rich = at(adjiKui, "4,4,4,4,4,4/4,0,0,0,0,0 n 20-0");
    RandomGenerator random = new SplittableRandom(1);
    assertEquals(1, player.start(List.of(poor, rich), Player.SOUTH, BEST, random));
    assertEquals(0, player.start(List.of(poor, rich), Player.NORTH, BEST, random));
  }

  @Test
  void everyLevelBlundersLessThanTheOneBelowAndLooksNoLessFar() {
    for (int number = Level.MIN; number < Level.MAX; number++) {
      Level lower = Level.of(number);
      Level higher = Level.of(number + 1);
      assertEquals(number, lower.number());
      assertTrue(higher.blunders() < lower.blunders());
      assertTrue(higher.depth() >= lower.depth() && higher.nodes() >= lower.nodes());
    }
  }

  private Outcome play(Position start, Level mover, Level other, Random random) {
    return play(start, mover, other, random, new ArrayList<>());
  }

  private Outcome play(Position start, Level mover, Level other, Random random, List<Move> moves) {
    Game game = new Game(start, REFEREE);
    List<Position> sinceCapture = new ArrayList<>(List.of(start));
    while (game.outcome() == null) {
      Level level = game.position().turn() == start.turn() ? mover : other;
      Move move = player.move(sinceCapture, legal(game.position()), level, random);
      if (((MoveResult.Played) game.play(move)).summary().captured() > 0) {
        sinceCapture.clear();
      }
      sinceCapture.add(game.position());
      moves.add(move);
    }
    return game.outcome();
  }

  private Move choose(Position position, Level level, RandomGenerator random) {
    return player.move(List.of(position), legal(position), level, random);
  }

  private Analysis analyse(Position position) {
    return analyst.analyse(position, tables(position.ruleset()), Limits.nodes(10_000));
  }

  private static List<Move> legal(Position position) {
    return REFEREE.legalMoves(position).legal().stream().map(LegalMoves.Legal::move).toList();
  }

  /** A position of {@link #SEEDS} seeds, all others captured by North. */
  private static Position randomPosition(String name, Random random) {
    Ruleset ruleset = Ruleset.named(name).orElseThrow();
    int[] holes = new int[12];
    for (int i = 0; i < SEEDS; i++) {
      holes[random.nextInt(12)]++;
    }
    StringBuilder notation = new StringBuilder();
    for (int i = 0; i < 12; i++) {
      notation.append(holes[i]).append(i == 5 ? "/" : i == 11 ? "" : ",");
    }
    return at(ruleset, notation + " s 0-" + (ruleset.seeds() - SEEDS));
  }

  private static Position at(Ruleset ruleset, String notation) {
    return ((PositionValidation.Valid) NotationReader.read(ruleset, notation)).position();
  }
}
