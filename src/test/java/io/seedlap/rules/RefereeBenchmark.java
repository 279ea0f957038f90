package io.seedlap.rules;

import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.NotationWriter;
import java.util.ArrayList;
import java.util.List;
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
import org.openjdk.jmh.infra.Blackhole;

/** Positions of random play: judged, played with their log, read and written; and whole games. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class RefereeBenchmark {
  private static final int POSITIONS = 1 << 12;

  @Param({"adji-kui-ii", "sadeqa-ii"})
  String game;

  private final Referee referee = Referee.unhurried();
  private final SplittableRandom random = new SplittableRandom(1);
  private final List<Position> positions = new ArrayList<>();
  private final List<Move> moves = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();
  private Ruleset ruleset;
  private int next;

  @Setup
  public void playRandomGames() {
    ruleset = Ruleset.named(game).orElseThrow();
    while (positions.size() < POSITIONS) {
      Position position = ruleset.start();
      LegalMoves legal = referee.legalMoves(position);
      while (legal.outcome() == null && positions.size() < POSITIONS) {
        Move move = pick(legal);
        positions.add(position);
        moves.add(move);
        lines.add(NotationWriter.write(position));
        position = ((MoveResult.Played) referee.play(position, move)).position();
        legal = referee.legalMoves(position);
      }
    }
  }

  @Benchmark
  public Object judgeOneMove() {
    int i = next();
    return referee.refusal(positions.get(i), moves.get(i));
  }

  @Benchmark
  public Object judgeEveryHole() {
    return referee.legalMoves(positions.get(next()));
  }

  @Benchmark
  public Object playWithItsLog() {
    int i = next();
    return referee.play(positions.get(i), moves.get(i));
  }

  @Benchmark
  public Object readNotation() {
    return NotationReader.read(ruleset, lines.get(next()));
  }

  @Benchmark
  public Object writeNotation() {
    return NotationWriter.write(positions.get(next()));
  }

  /**
   * Every hole judged at every ply, every move logged, repetition detected. The log of each move is
   * complete (two bytes a lap) and returned; its events are not read.
   */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Object wholeRandomGame(Blackhole logs) {
    Game kept = new Game(ruleset.start(), referee);
    while (kept.outcome() == null) {
      logs.consume(playAny(kept).events());
    }
    return kept.outcome();
  }

  /** The same, and every event of every log is read, with the board after it. */
  @Benchmark
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public Object wholeRandomGameRead(Blackhole logs) {
    Game kept = new Game(ruleset.start(), referee);
    while (kept.outcome() == null) {
      for (Event event : playAny(kept).events()) {
        logs.consume(event);
      }
    }
    return kept.outcome();
  }

  private MoveResult.Played playAny(Game kept) {
    Holes sowable = referee.sowable(kept.position());
    return (MoveResult.Played) kept.play(sowable.isEmpty() ? Move.PASS : Move.sow(pick(sowable)));
  }

  private Hole pick(Holes holes) {
    int bits = holes.bits();
    for (int skip = random.nextInt(holes.size()); skip > 0; skip--) {
      bits &= bits - 1;
    }
    return Hole.at(Integer.numberOfTrailingZeros(bits));
  }

  private int next() {
    next = next + 1 & POSITIONS - 1;
    return next;
  }

  private Move pick(LegalMoves legal) {
    return legal.legal().get(random.nextInt(legal.legal().size())).move();
  }
}
