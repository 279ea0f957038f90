package io.seedlap.solve.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Board;
import io.seedlap.rules.Ending;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.Slice;
import io.seedlap.solve.SmallBoards;
import io.seedlap.solve.Solved;
import io.seedlap.solve.TableSolver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProofSearchTest {
  private static final int MOST_NODES = 5_000;

  private static List<Slice> solved(Ruleset ruleset) {
    return ruleset == SmallBoards.SADEQA ? Solved.SADEQA : Solved.ADJI_KUI;
  }

  /** The values of games that are over, and of the slices of up to so many seeds. */
  private static KnownValues known(Ruleset ruleset, int upTo) {
    TableSolver solver = TableSolver.of(ruleset).orElseThrow();
    List<Slice> slices = solved(ruleset);
    return (south, north, owned, openingDue) -> {
      Ending ending = ruleset.endOnBoard(south, north, owned);
      int seeds = Rows.total(south, north);
      if (ending != null) {
        return ending.settlement().net(south, north, owned);
      }
      return seeds <= upTo && owned == Rows.OWN_ROW
          ? solver.net(slices.get(seeds).at(south, north))
          : KnownValues.UNKNOWN;
    };
  }

  private static int value(Ruleset ruleset, Board board) {
    return TableSolver.of(ruleset)
        .orElseThrow()
        .net(solved(ruleset).get(board.total()).at(board.south(), board.north()));
  }

  /**
   * Boards of 12 seeds have many repetitions, and small tables make the search forget. Where a
   * question takes more nodes than allowed there is no answer; how many have one is known, since
   * the search is deterministic.
   */
  @ParameterizedTest
  @CsvSource({
    "adji-kui-ii, 12, 8, 16, 200",
    "adji-kui-ii, 12, 8, 4, 80",
    "adji-kui-ii, 11, 8, 12, 150",
    "sadeqa-ii, 12, 0, 16, 400",
    "sadeqa-ii, 12, 9, 4, 400",
    "sadeqa-ii, 10, 0, 6, 350"
  })
  void answersAreThoseOfTheTable(String id, int seeds, int upTo, int bits, int least) {
    Ruleset ruleset = Ruleset.named(id).orElseThrow();
    Random random = new Random(seeds * 31 + bits);
    ProofTable table = new ProofTable(bits);
    KnownValues known = known(ruleset, upTo);
    int answered = 0;
    for (int i = 0; i < 200; i++) {
      Board board = SmallBoards.random(random, seeds);
      int value = value(ruleset, board);
      for (int above = 0; above < 2; above++) {
        ProofSearch search =
            new ProofSearch(
                ruleset, known, new Mover(ruleset), table, Rows.OWN_ROW, MOST_NODES, () -> false);
        ProofAnswer answer = search.atLeast(board.south(), board.north(), 0, 0, value + above);
        ProofAnswer wrong = above == 0 ? ProofAnswer.NO : ProofAnswer.YES;
        assertNotEquals(wrong, answer, board::toString);
        answered += answer == ProofAnswer.UNKNOWN ? 0 : 1;
      }
    }
    int all = answered;
    assertTrue(answered >= least, () -> "answered: " + all);
  }

  /**
   * Two players who can only move round and round: neither can force anything, so the value is 0 of
   * the seeds in play, however the question is put.
   */
  @Test
  void aRepeatedPositionCountsAsNothing() {
    Ruleset ruleset = SmallBoards.ADJI_KUI;
    List<Slice> slices = Solved.ADJI_KUI;
    TableSolver solver = TableSolver.of(ruleset).orElseThrow();
    Random random = new Random(3);
    int cyclic = 0;
    for (int i = 0; cyclic < 20; i++) {
      Board board = SmallBoards.random(random, 9 + i % 4);
      if (solver.cyclic(slices.get(board.total()).at(board.south(), board.north()))) {
        ProofSearch search =
            new ProofSearch(
                ruleset,
                known(ruleset, 8),
                new Mover(ruleset),
                new ProofTable(16),
                Rows.OWN_ROW,
                MOST_NODES,
                () -> false);
        int value = value(ruleset, board);
        if (search.atLeast(board.south(), board.north(), 0, 0, value + 1) == ProofAnswer.NO
            && search.atLeast(board.south(), board.north(), 0, 0, value) == ProofAnswer.YES) {
          cyclic++;
        }
      }
    }
    assertEquals(20, cyclic);
  }

  @Test
  void keysOfDifferentQuestionsDiffer() {
    Random random = new Random(4);
    Map<Long, List<Object>> seen = new HashMap<>();
    for (int i = 0; i < 200_000; i++) {
      Board board = SmallBoards.random(random, random.nextInt(49));
      int number = random.nextInt(127) - 63;
      int due = random.nextInt(4);
      int player = random.nextInt(2);
      long key = QuestionKey.of(board.south(), board.north(), number, due, player);
      List<Object> question = List.of(board, number, due, player);
      assertTrue(key > 0 && key < 1L << QuestionKey.BITS);
      assertEquals(question, seen.computeIfAbsent(key, it -> question));
    }
  }

  @Test
  void aTableKeepsWhatTookTheMostWork() {
    ProofTable table = new ProofTable(2);
    for (int i = 1; i <= 5; i++) {
      table.put(i, 10 * i, i, 100L * i);
    }
    assertFalse(table.find(1));
    assertTrue(table.find(3));
    assertEquals(List.of(30, 3), List.of(table.proof(), table.disproof()));
    table.put(6, 1, 1, 0);
    assertFalse(table.find(2));
    assertTrue(table.find(6));
  }
}
