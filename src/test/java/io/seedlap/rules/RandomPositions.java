package io.seedlap.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Positions of all games: two of three a random set-up, the third from random play. */
public final class RandomPositions extends DomainContextBase {
  private static final int GAMES = 400;
  private static final List<Position> PLAYED = played();

  @Provide
  Arbitrary<Position> positions() {
    return Arbitraries.randomValue(
        random ->
            random.nextInt(3) < 2 ? setUp(random) : PLAYED.get(random.nextInt(PLAYED.size())));
  }

  @Provide
  Arbitrary<Random> randoms() {
    return Arbitraries.randoms();
  }

  /** A set-up with any number of seeds on the board. */
  static Position setUp(Random random) {
    Ruleset ruleset = anyGame(random);
    // Full boards are where the long relays are.
    int seeds =
        random.nextBoolean()
            ? ruleset.seeds() - random.nextInt(6)
            : 1 + random.nextInt(ruleset.seeds());
    return setUp(random, ruleset, seeds);
  }

  /** A set-up with this many seeds on the board, in one hole or up to twelve. */
  static Position setUp(Random random, Ruleset ruleset, int seeds) {
    int width = random.nextBoolean() ? 12 : 1 + random.nextInt(12);
    int[] used = random.ints(0, 12).distinct().limit(width).toArray();
    int[] south = new int[6];
    int[] north = new int[6];
    for (int i = 0; i < seeds; i++) {
      int hole = used[random.nextInt(used.length)];
      (hole < 6 ? south : north)[hole % 6]++;
    }
    int taken = ruleset.seeds() - seeds;
    int souths = random.nextInt(taken + 1);
    return new Position(
        ruleset,
        Board.of(south, north),
        anyPlayer(random),
        new Score(souths, taken - souths),
        ruleset.sellsHoles() ? bought(random) : Holes.NONE,
        ruleset.hasOpening()
            ? Openings.of(random.nextInt(4) == 0, random.nextInt(4) == 0)
            : Openings.NONE);
  }

  /** Five at most: where one player owns all holes random play goes on for ever. */
  private static Holes boughtForPlay(Random random) {
    int inRow = random.nextInt(63);
    return new Holes(random.nextBoolean() ? inRow : inRow << 6);
  }

  private static Holes bought(Random random) {
    int inRow = random.nextBoolean() ? 0 : random.nextInt(64);
    return new Holes(random.nextBoolean() ? inRow : inRow << 6);
  }

  private static List<Position> played() {
    Random random = new Random(1991);
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      Ruleset ruleset = Ruleset.all().get(i % Ruleset.all().size());
      Position start = ruleset.start();
      if (ruleset.sellsHoles()) {
        start =
            new Position(
                ruleset,
                start.board(),
                anyPlayer(random),
                Score.ZERO,
                boughtForPlay(random),
                start.openingDue());
      }
      play(start, random, positions);
    }
    return positions;
  }

  private static void play(Position start, Random random, List<Position> positions) {
    Game game = new Game(start, Referee.unhurried());
    positions.add(start);
    while (game.outcome() == null) {
      List<LegalMoves.Legal> legal = Referee.unhurried().legalMoves(game.position()).legal();
      game.play(legal.get(random.nextInt(legal.size())).move());
      positions.add(game.position());
    }
  }

  static Ruleset anyGame(Random random) {
    return Ruleset.all().get(random.nextInt(Ruleset.all().size()));
  }

  private static Player anyPlayer(Random random) {
    return random.nextBoolean() ? Player.SOUTH : Player.NORTH;
  }
}
