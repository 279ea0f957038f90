package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Board;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import io.seedlap.solve.proof.CertificateCheck;
import io.seedlap.solve.proof.PlainRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CertificateTest {
  private static final int SMALL = 8;
  private static final int SEEDS = 12;

  static Stream<Ruleset> rulesets() {
    return Stream.of(SmallBoards.SADEQA, SmallBoards.ADJI_KUI);
  }

  private static TableSolver solver(Ruleset ruleset) {
    return TableSolver.of(ruleset).orElseThrow();
  }

  /** The lines of a certificate from tables of up to {@link #SMALL} seeds; empty if not proven. */
  private static List<String> certificate(Position position) {
    List<String> lines = new ArrayList<>();
    new Analyst(16)
        .solve(
            position,
            Solved.upTo(position.ruleset(), SMALL),
            Limits.nodes(30_000),
            proven -> {},
            lines::add);
    boolean complete = !lines.isEmpty() && lines.get(lines.size() - 1).equals(CertificateCheck.END);
    return complete ? lines : List.of();
  }

  private static Optional<String> check(Ruleset ruleset, List<String> lines) {
    List<Slice> slices = ruleset == SmallBoards.SADEQA ? Solved.SADEQA : Solved.ADJI_KUI;
    return new CertificateCheck(
            solver(ruleset).plainRules(),
            board -> {
              Slice slice = Arrays.stream(board).sum() > SMALL ? null : slices.get(sum(board));
              return slice == null ? null : net(ruleset, slice, board);
            })
        .check(lines);
  }

  private static int sum(int[] board) {
    return Arrays.stream(board).sum();
  }

  private static Integer net(Ruleset ruleset, Slice slice, int[] board) {
    Board rows = Board.of(Arrays.copyOf(board, 6), Arrays.copyOfRange(board, 6, 12));
    return solver(ruleset).net(slice.at(rows.south(), rows.north()));
  }

  private static Position random(Ruleset ruleset, Random random) {
    while (true) {
      Position position =
          SmallBoards.position(ruleset, SmallBoards.random(random, SEEDS), Player.SOUTH);
      if (Referee.unhurried().outcome(position).isEmpty()) {
        return position;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"sadeqa-ii, 30, 25", "adji-kui-ii, 40, 5"})
  void certificatesAreRightAndProveTheValuesOfTheTable(String id, int positions, int least) {
    Ruleset ruleset = Ruleset.named(id).orElseThrow();
    Random random = new Random(5);
    int written = 0;
    for (int i = 0; i < positions; i++) {
      Position position = random(ruleset, random);
      List<String> lines = certificate(position);
      if (!lines.isEmpty()) {
        written++;
        assertEquals(Optional.empty(), check(ruleset, lines), position::toString);
        int best =
            lines.stream()
                .filter(line -> line.startsWith("move"))
                .mapToInt(line -> Integer.parseInt(line.split(" ", -1)[2]))
                .max()
                .orElseThrow();
        List<Slice> slices = ruleset == SmallBoards.SADEQA ? Solved.SADEQA : Solved.ADJI_KUI;
        byte value = slices.get(SEEDS).at(position.near(), position.far());
        assertEquals(solver(ruleset).net(value), best, position::toString);
      }
    }
    int all = written;
    assertTrue(written >= least, () -> "written: " + all);
  }

  @ParameterizedTest
  @MethodSource("rulesets")
  void aCertificateThatIsChangedAnywhereIsWrong(Ruleset ruleset) {
    List<String> lines = List.of();
    Random random = new Random(6);
    while (lines.size() < 30) {
      lines = certificate(random(ruleset, random));
    }
    for (int i = 1; i < lines.size() - 1; i++) {
      List<String> changed = new ArrayList<>(lines);
      String line = lines.get(i);
      if (line.startsWith("move")) {
        String[] words = line.split(" ", -1);
        changed.set(i, words[0] + " " + words[1] + " " + (Integer.parseInt(words[2]) + 1));
      } else {
        changed.set(
            i,
            line.endsWith(" no") ? line.replace("no", "yes 0") : line.split(" yes", -1)[0] + " no");
      }
      assertNotEquals(Optional.empty(), check(ruleset, changed), line);
    }
    assertEquals(Optional.of("it cannot be read"), check(ruleset, List.of("position 1 0", "end")));
    assertEquals(Optional.of("it is not complete"), check(ruleset, lines.subList(0, 5)));
  }

  /** What is forced must come to an end: it follows only from what stands before. */
  @ParameterizedTest
  @MethodSource("rulesets")
  void claimsInReverseOrderDoNotFollow(Ruleset ruleset) {
    List<String> lines = List.of();
    Random random = new Random(7);
    while (lines.size() < 60) {
      lines = certificate(random(ruleset, random));
    }
    int first = (int) lines.stream().filter(line -> line.matches("(position|move).*")).count();
    List<String> reversed = new ArrayList<>(lines);
    Collections.reverse(reversed.subList(first, lines.size() - 1));
    assertTrue(check(ruleset, reversed).orElse("").contains("does not follow"));
  }

  /** Two readings of the rules, on the same boards. */
  @ParameterizedTest
  @MethodSource("rulesets")
  void bothReadingsOfTheRulesSowAlike(Ruleset ruleset) {
    PlainRules plain = solver(ruleset).plainRules();
    Mover mover = new Mover(ruleset);
    Random random = new Random(8);
    for (int i = 0; i < 30_000; i++) {
      Board board = SmallBoards.random(random, 1 + random.nextInt(ruleset.seeds()));
      int[] counts = new int[12];
      for (int hole = 0; hole < 12; hole++) {
        counts[hole] = Rows.seeds(board.south(), board.north(), hole);
      }
      boolean over = ruleset.endOnBoard(board.south(), board.north(), Rows.OWN_ROW) != null;
      assertEquals(over, plain.over(counts) != null, board::toString);
      boolean due = ruleset.hasOpening() && random.nextInt(4) == 0;
      int liftable = ruleset.liftable(board.south(), board.north(), Rows.OWN_ROW, due);
      for (int hole = 0; !over && hole < 6; hole++) {
        int[] sown = plain.sow(counts, hole, due);
        boolean legal =
            (liftable & 1 << hole) != 0
                && mover.sow(board.south(), board.north(), hole, Rows.OWN_ROW);
        assertEquals(legal, sown != null, board::toString);
        if (legal) {
          assertEquals(mover.captured(), sown[12], board::toString);
          for (int at = 0; at < 12; at++) {
            assertEquals(Rows.seeds(mover.south(), mover.north(), at), sown[at], board::toString);
          }
        }
      }
    }
  }

  @Test
  void aForcedPassIsCertified() {
    Random random = new Random(9);
    List<String> lines = List.of();
    while (lines.isEmpty()) {
      Position position = random(SmallBoards.ADJI_KUI, random);
      if (Referee.unhurried().sowable(position).isEmpty()) {
        lines = certificate(position);
      }
    }
    assertTrue(lines.get(1).startsWith("move 12 "), lines.get(1));
    assertEquals(Optional.empty(), check(SmallBoards.ADJI_KUI, lines));
  }
}
