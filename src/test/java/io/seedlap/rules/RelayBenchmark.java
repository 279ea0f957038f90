package io.seedlap.rules;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One finite move from a random board: a lap as arithmetic, beside the same seed by seed. There are
 * more boards than a processor's branch predictor can store: with a few thousand of them all
 * figures are half of those of a board that is sown for the first time.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class RelayBenchmark {
  private static final int MOVES = 1 << 17;

  @Param({"adji-kui-ii", "sadeqa-ii"})
  String game;

  @Param({"12", "20", "24", "28", "36", "48"})
  int seeds;

  private final Sowing sowing = new Sowing();
  private final PerSeedLoop perSeed = new PerSeedLoop();
  private final long[] souths = new long[MOVES];
  private final long[] norths = new long[MOVES];
  private final int[][] holes = new int[MOVES][];
  private final int[] starts = new int[MOVES];
  private Stops stops;
  private boolean fourStops;
  private int next;

  @Setup
  public void findMoves() {
    Ruleset ruleset = Ruleset.named(game).orElseThrow();
    stops = ruleset.stops();
    fourStops = stops.stop(Rows.ALL_HOLES, 0, 4);
    SplittableRandom random = new SplittableRandom(seeds);
    for (int found = 0; found < MOVES; ) {
      int[] counts = new int[12];
      for (int seed = 0; seed < seeds; seed++) {
        counts[random.nextInt(12)]++;
      }
      int start = random.nextInt(Hole.PER_ROW);
      if (counts[start] >= ruleset.minSeedsToSow() && perSeed.sow(counts, start, fourStops) >= 0) {
        holes[found] = counts;
        Board board = Boards.of(counts);
        souths[found] = board.south();
        norths[found] = board.north();
        starts[found] = start;
        found++;
      }
    }
  }

  @Benchmark
  public Sowing.SowingResult lapByLap() {
    next = next + 1 & MOVES - 1;
    return sowing.run(
        stops, souths[next], norths[next], starts[next], Rows.OWN_ROW, Long.MAX_VALUE);
  }

  @Benchmark
  public int seedBySeed() {
    next = next + 1 & MOVES - 1;
    return perSeed.sow(holes[next], starts[next], fourStops);
  }
}
