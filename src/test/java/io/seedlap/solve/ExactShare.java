package io.seedlap.solve;

import io.seedlap.rules.Board;
import io.seedlap.rules.Game;
import io.seedlap.rules.Hole;
import io.seedlap.rules.Holes;
import io.seedlap.rules.LegalMoves;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Openings;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Ruleset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/**
 * Analyses positions of random play, one of a game, with the tables of up to a number of seeds, and
 * prints how many of the values are exact, by seeds on the board. A value that a larger table
 * contains as well is compared with it: two roads to the same answer. It asserts nothing and is no
 * part of the build:
 *
 * <pre>
 * ./mvnw test -Dtest=ExactShare -Dshare.ruleset=adji-kui-ii -Dshare.tables=data/tables -Dshare.up-to=24
 * </pre>
 *
 * {@code -Dshare.seeds=28} takes positions with 28 seeds only, {@code -Dshare.bought=1} those of
 * games in which so many holes are bought; {@code -Dshare.positions} (1000) is how many, {@code
 * -Dshare.millis} (1000) how long for each.
 */
class ExactShare {
  private static final Ruleset RULESET =
      Ruleset.named(System.getProperty("share.ruleset", "adji-kui-ii")).orElseThrow();
  private static final Path TABLES = Path.of(System.getProperty("share.tables", "data/tables"));
  private static final int UP_TO = Integer.getInteger("share.up-to", 20);
  private static final int SEEDS = Integer.getInteger("share.seeds", 0);
  private static final int POSITIONS = Integer.getInteger("share.positions", 1000);
  private static final int MILLIS = Integer.getInteger("share.millis", 1000);
  private static final int BOUGHT = Integer.getInteger("share.bought", 0);
  private static final int MEMORY_BITS = 20;
  private static final int COLUMNS = 5;

  private final Tables tables = Tables.open(TableSolver.of(RULESET).orElseThrow(), TABLES);
  private final Referee referee = Referee.unhurried();

  /** By seeds: positions, exact values, those with all moves exact, compared, not the same. */
  private final Map<Integer, long[]> counts = new TreeMap<>();

  private long nanos;

  @Test
  void analyse() {
    TableProbe probe =
        TableProbe.of(tables.solver(), seeds -> seeds <= UP_TO ? tables.slice(seeds) : null);
    Analyst analyst = new Analyst(MEMORY_BITS);
    RandomGenerator random = new SplittableRandom(1);
    for (int i = 0; i < POSITIONS; i++) {
      Position position = position(random);
      long begun = System.nanoTime();
      Analysis analysis =
          analyst.analyse(
              position, probe, new Limits(MILLIS, Search.MAX_DEPTH, Long.MAX_VALUE, () -> false));
      nanos += System.nanoTime() - begun;
      count(position, analysis);
    }
    System.out.printf("%s, tables up to %d, %d ms each%n", RULESET.id(), UP_TO, MILLIS);
    System.out.println("seeds positions  exact  all moves  compared  wrong");
    long[] all = new long[COLUMNS];
    counts.forEach(
        (seeds, row) -> {
          print(seeds.toString(), row);
          for (int i = 0; i < COLUMNS; i++) {
            all[i] += row[i];
          }
        });
    print("all", all);
    System.out.printf("%.1f ms each on average%n", nanos / 1e6 / POSITIONS);
  }

  private static void print(String name, long[] row) {
    System.out.printf(
        "%5s %9d %5.1f%% %9.1f%% %9d %6d%n",
        name, row[0], 100.0 * row[1] / row[0], 100.0 * row[2] / row[0], row[3], row[4]);
  }

  private void count(Position position, Analysis analysis) {
    long[] row = counts.computeIfAbsent(position.board().total(), seeds -> new long[COLUMNS]);
    row[0]++;
    row[1] += analysis.value().exact() ? 1 : 0;
    row[2] += analysis.moves().stream().allMatch(move -> move.value().exact()) ? 1 : 0;
    Integer contained = contained(position);
    if (analysis.value().exact() && contained != null) {
      row[3]++;
      if (contained != value(position, analysis.value())) {
        row[4]++;
        System.out.println("wrong: " + position + " has " + contained + " by its table");
      }
    }
  }

  /** The net of the seeds in play, or 1, 0, -1, by a table; null without one. */
  private Integer contained(Position position) {
    Board board = position.board();
    if (position.openingDue() != Openings.NONE || !position.bought().isEmpty()) {
      return null;
    }
    boolean south = position.turn() == Player.SOUTH;
    long own = south ? board.south() : board.north();
    long opponents = south ? board.north() : board.south();
    Slice slice = tables.slice(board.total());
    return slice == null ? null : Integer.valueOf(tables.solver().net(slice.at(own, opponents)));
  }

  private static int value(Position position, Analysis.Value value) {
    if (value.score() != null) {
      Player player = position.turn();
      return value.score().of(player)
          - value.score().of(player.other())
          - position.captured().of(player)
          + position.captured().of(player.other());
    }
    return value.result() == Analysis.Result.WIN
        ? 1
        : value.result() == Analysis.Result.LOSS ? -1 : 0;
  }

  /** Any position of a game of random moves in which the game goes on. */
  private Position position(RandomGenerator random) {
    while (true) {
      List<Position> positions = new ArrayList<>();
      Game game = new Game(start(random), referee);
      while (game.outcome() == null) {
        Position position = game.position();
        if (SEEDS == 0 || position.board().total() == SEEDS) {
          positions.add(position);
        }
        List<Move> legal =
            referee.legalMoves(position).legal().stream().map(LegalMoves.Legal::move).toList();
        MoveResult played = game.play(legal.get(random.nextInt(legal.size())));
        if (!(played instanceof MoveResult.Played)) {
          throw new IllegalStateException(played.toString());
        }
      }
      if (!positions.isEmpty()) {
        return positions.get(random.nextInt(positions.size()));
      }
    }
  }

  private static Position start(RandomGenerator random) {
    Position start = RULESET.start();
    Holes row = Holes.row(Player.values()[random.nextInt(2)]);
    int bought = 0;
    while (Integer.bitCount(bought) < BOUGHT) {
      bought |= row.bits() & (1 << random.nextInt(Hole.COUNT));
    }
    return new Position(
        start.ruleset(),
        start.board(),
        start.turn(),
        start.captured(),
        new Holes(bought),
        start.openingDue());
  }
}
