package io.seedlap.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.seedlap.rules.Board;
import io.seedlap.rules.Game;
import io.seedlap.rules.Move;
import io.seedlap.rules.MoveResult;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import io.seedlap.rules.Score;
import io.seedlap.rules.notation.NotationReader;
import io.seedlap.rules.notation.PositionValidation;
import io.seedlap.solve.Analysis.Result;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalystTest {
  private final Analyst analyst = new Analyst(16);

  private Analysis analyse(Position position, TableProbe tables, long nodes) {
    return analyst.analyse(position, tables, Limits.nodes(nodes));
  }

  private Analysis analyse(Position position, long nodes) {
    return analyse(position, TableProbe.none(position.ruleset()), nodes);
  }

  private static TableSolver solver(Ruleset ruleset) {
    return TableSolver.of(ruleset).orElseThrow();
  }

  private static Position at(Ruleset ruleset, String notation) {
    return assertInstanceOf(PositionValidation.Valid.class, NotationReader.read(ruleset, notation))
        .position();
  }

  @Test
  void sadeqaIsWonForSouthAndAtTheFirstChoiceBAndDWin() {
    TableProbe tables = Solved.upTo(SmallBoards.SADEQA, 12);
    Analysis start = analyse(SmallBoards.SADEQA.start(), tables, 3_000_000);
    assertEquals(Result.WIN, start.value().result());
    assertEquals(List.of(Move.read("F"), Move.read("f")), start.pv().subList(0, 2));
    Position choice = at(SmallBoards.SADEQA, "1,5,5,1,0,1/5,5,0,4,4,0 s 4-1");
    Analysis first = analyse(choice, tables, 3_000_000);
    assertEquals(Result.WIN, first.value().result());
    assertTrue(first.moves().stream().allMatch(move -> move.value().exact()));
    assertEquals(
        Map.of(
            "A", Result.LOSS, "B", Result.WIN, "C", Result.LOSS, "D", Result.WIN, "F", Result.LOSS),
        first.moves().stream()
            .collect(Collectors.toMap(it -> it.move().toString(), it -> it.value().result())));
  }

  @Test
  void whatSearchProvesInSadeqaIsWhatTheTableSays() {
    Random random = new Random(7);
    for (int i = 0; i < 100; i++) {
      Board board = SmallBoards.random(random, 9 + random.nextInt(4));
      Position position = SmallBoards.position(SmallBoards.SADEQA, board, Player.SOUTH);
      Analysis searched = analyse(position, Solved.upTo(SmallBoards.SADEQA, 6), 20_000);
      byte value = Solved.SADEQA.get(board.total()).at(board.south(), board.north());
      assertTrue(searched.value().exact(), board::toString);
      assertEquals(
          result(solver(SmallBoards.SADEQA).net(value)),
          searched.value().result(),
          board::toString);
    }
  }

  @Test
  void boundsFromTheHorizonEncloseTheValueOfTheTable() {
    Random random = new Random(8);
    Evaluator evaluator = new Evaluator(TableProbe.none(SmallBoards.ADJI_KUI));
    int met = 0;
    for (int i = 0; i < 300; i++) {
      Board board = SmallBoards.random(random, 9 + random.nextInt(4));
      Search search =
          new Search(
              evaluator,
              new Mover(SmallBoards.ADJI_KUI),
              new TranspositionTable(12),
              Rows.OWN_ROW,
              Long.MAX_VALUE,
              () -> false);
      // The player at the root is the other one here.
      int high = search.afterRoot(board.south(), board.north(), 0, 5, Search.Horizon.PESSIMISTIC);
      int low = search.afterRoot(board.south(), board.north(), 0, 5, Search.Horizon.OPTIMISTIC);
      Slice slice = Solved.ADJI_KUI.get(board.total());
      int net = solver(SmallBoards.ADJI_KUI).net(slice.at(board.south(), board.north()));
      assertTrue(low <= net && net <= high, () -> low + " " + net + " " + high + " " + board);
      met += low == high ? 1 : 0;
    }
    assertEquals(9, met, "positions whose bounds meet");
  }

  private static Result result(int value) {
    return value > 0 ? Result.WIN : value < 0 ? Result.LOSS : Result.DRAW;
  }

  @Test
  void whoFollowsTheLineOfATablePlaysLegallyAndEndsTheGameInAsManyPlies() {
    Random random = new Random(9);
    for (int i = 0; i < 100; i++) {
      Board board = SmallBoards.random(random, 8);
      Position position = SmallBoards.position(SmallBoards.SADEQA, board, Player.NORTH);
      Analysis analysis = analyse(position, Solved.upTo(SmallBoards.SADEQA, 8), 1_000);
      assertTrue(analysis.fromTable());
      Game game = new Game(position, Referee.unhurried());
      analysis.pv().forEach(move -> assertInstanceOf(MoveResult.Played.class, game.play(move)));
      assertEquals(analysis.value().plies(), analysis.pv().size(), board::toString);
      Player winner = game.outcome().winner();
      assertEquals(winner == Player.NORTH, analysis.value().result() == Result.WIN);
    }
  }

  /** The loser chooses the longest way: it may be a move whose plies no table has. */
  @Test
  void pliesOfAPositionAboveTheTablesAreRightOrNotGiven() {
    Random random = new Random(12);
    int given = 0;
    for (int i = 0; i < 400; i++) {
      Board board = SmallBoards.random(random, 9 + random.nextInt(4));
      Position position = SmallBoards.position(SmallBoards.SADEQA, board, Player.SOUTH);
      Integer plies =
          analyse(position, Solved.upTo(SmallBoards.SADEQA, 8), 100_000).value().plies();
      if (plies != null) {
        Slice slice = Solved.SADEQA.get(board.total());
        byte value = slice.at(board.south(), board.north());
        assertEquals(solver(SmallBoards.SADEQA).plies(value), plies, board::toString);
        given++;
      }
    }
    assertTrue(given > 20, "given " + given);
  }

  @Test
  void theLineOfAnAdjiKuiTableEndsTheGameWithTheScoreUnlessItIsCyclic() {
    Random random = new Random(10);
    int ended = 0;
    for (int i = 0; i < 100; i++) {
      Board board = SmallBoards.random(random, 12);
      Position position = SmallBoards.position(SmallBoards.ADJI_KUI, board, Player.NORTH);
      Analysis analysis = analyse(position, Solved.upTo(SmallBoards.ADJI_KUI, 12), 1_000);
      Game game = new Game(position, Referee.unhurried());
      analysis.pv().forEach(move -> assertInstanceOf(MoveResult.Played.class, game.play(move)));
      if (game.outcome() != null) {
        assertEquals(analysis.value().score(), game.outcome().score(), board::toString);
        ended++;
      }
    }
    assertEquals(97, ended, "lines that end the game");
  }

  @Test
  void theSameNodesGiveTheSameAnswer() {
    Position start = SmallBoards.ADJI_KUI.start();
    Analysis once = analyse(start, 50_000);
    analyse(SmallBoards.SADEQA.start(), 5_000);
    assertEquals(once, analyse(start, 50_000));
    assertEquals(
        once,
        new Analyst(16).analyse(start, TableProbe.none(start.ruleset()), Limits.nodes(50_000)));
  }

  @Test
  void whatIsNotProvenIsUnknownAndStillHasABestMove() {
    Analysis analysis = analyse(SmallBoards.SADEQA.start(), 500);
    assertFalse(analysis.value().exact());
    assertEquals(Result.UNKNOWN, analysis.value().result());
    assertEquals(Move.read("F"), analysis.best());
  }

  @Test
  void wherePositionsTakeMillionsOfLapsTheClockIsReadAfterAFew() {
    // Two of its holes prove endless after 784,000 laps each.
    Position position = at(SmallBoards.ADJI_KUI, "4,8,4,3,2,6/5,1,8,4,3,0 s 0-0");
    Analysis analysis =
        analyst.analyse(
            position, TableProbe.none(position.ruleset()), new Limits(60_000, 2, 100, () -> true));
    assertEquals(1, analysis.nodes());
  }

  @Test
  void aFinishedGameIsAnsweredWithItsOutcome() {
    Analysis lost = analyse(at(SmallBoards.SADEQA, "0,0,0,0,0,0/1,0,0,0,0,0 s 20-15"), 1);
    assertEquals(Outcome.Reason.NO_MOVE, lost.outcome().reason());
    assertEquals(Result.LOSS, lost.value().result());
    assertNull(lost.best());
    assertEquals(List.of(), lost.moves());
    Analysis swept = analyse(at(SmallBoards.ADJI_KUI, "0,0,0,3,5,0/0,0,0,0,0,0 n 26-14"), 1);
    assertEquals(new Score(34, 14), swept.value().score());
    assertEquals(Result.LOSS, swept.value().result());
  }

  @Test
  void aForcedPassIsTheOnlyMove() {
    Position stuck = at(SmallBoards.ADJI_KUI, "1,5,1,0,1,0/7,1,2,1,3,2 s 4-20");
    Analysis analysis = analyse(stuck, 2_000);
    assertEquals(Move.PASS, analysis.best());
    assertEquals(1, analysis.moves().size());
  }

  @Test
  void boughtHolesAreSearchedWithoutTables() {
    Position bought = at(SmallBoards.ADJI_KUI, "0,2,0,1,0,2/1,3,0,0,2,1 s 20-16 bought=b");
    Analysis analysis = analyse(bought, Solved.upTo(SmallBoards.ADJI_KUI, 12), 20_000);
    assertFalse(analysis.fromTable());
    assertTrue(analysis.moves().stream().anyMatch(move -> move.move().equals(Move.read("b"))));
  }

  /** From smaller tables, without any of the slice itself: every move has the table's value. */
  @ParameterizedTest
  @CsvSource({
    "sadeqa-ii, 12, 8, 60, 200",
    "sadeqa-ii, 12, 5, 30, 100",
    "adji-kui-ii, 12, 8, 60, 25"
  })
  void provenValuesOfAllMovesAreThoseOfTheTables(
      String id, int seeds, int upTo, int positions, int least) {
    Ruleset ruleset = Ruleset.named(id).orElseThrow();
    Random random = new Random(12);
    int proven = 0;
    for (int i = 0; i < positions; i++) {
      Board board = SmallBoards.random(random, seeds);
      Position position = SmallBoards.position(ruleset, board, Player.SOUTH);
      Analysis byTable = analyse(position, Solved.upTo(ruleset, 12), 1_000);
      Analysis byProof = analyse(position, Solved.upTo(ruleset, upTo), 50_000);
      for (Analysis.MoveValue move : byProof.moves()) {
        if (move.value().exact()) {
          proven++;
          Analysis.Value value = valueOf(byTable, move.move());
          assertEquals(value.result(), move.value().result(), board::toString);
          assertEquals(value.score(), move.value().score(), board::toString);
        }
      }
      if (byProof.value().exact()) {
        assertEquals(byTable.value().score(), byProof.value().score(), board::toString);
        assertEquals(byTable.value().result(), byProof.value().result(), board::toString);
      }
    }
    int moves = proven;
    assertTrue(moves >= least, () -> "moves proven: " + moves);
  }

  private static Analysis.Value valueOf(Analysis analysis, Move move) {
    return analysis.moves().stream()
        .filter(it -> it.move().equals(move))
        .findFirst()
        .orElseThrow()
        .value();
  }
}
