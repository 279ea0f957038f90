package io.seedlap.solve;

import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Ruleset;
import java.util.List;
import java.util.function.IntFunction;

/** Puts what search and tables have found out into the words of one game. */
abstract class Answers {
  final IntFunction<Slice> tables;

  Answers(IntFunction<Slice> tables) {
    this.tables = tables;
  }

  /** For the game with these rules and its slices by seeds, null where there is none. */
  static Answers of(Ruleset ruleset, IntFunction<Slice> tables) {
    return switch (TableGame.of(ruleset).orElseThrow()) {
      case SADEQA_II -> new SadeqaAnswers(tables);
      case ADJI_KUI_II -> new AdjiKuiAnswers(tables);
    };
  }

  abstract Scoring scoring();

  /** The value as far as it is known, in the words of the game. */
  abstract Analysis.Value value(Root root, int value, boolean exact, Integer plies);

  /** Plies to the end that the table holds for a position; null when it holds none. */
  abstract Integer plies(byte value);

  /** Whether the table says that the value rests on infinite play. */
  abstract boolean cyclic(byte value);

  /** The slice that holds the position, or null. */
  Slice table(long south, long north, int owned, int due) {
    return owned == Rows.OWN_ROW && due == 0
        ? tables.apply(SliceIndex.total(south) + SliceIndex.total(north))
        : null;
  }

  /**
   * Orders moves of the same value: the lower the better. The winner hastens the end, the loser
   * puts it off; where a line can end it should.
   *
   * @param value for the player who moves
   * @param owned holes of the player to move after the move
   */
  int haste(int value, long south, long north, int owned, int due) {
    Slice table = table(south, north, owned, due);
    if (table == null) {
      return 0;
    }
    byte after = table.at(south, north);
    Integer plies = plies(after);
    return plies != null ? (value > 0 ? plies : -plies) : cyclic(after) ? 1 : 0;
  }

  int haste(Root root, RootMove move) {
    return haste(move.value, move.south, move.north, Search.turned(~root.owned), move.due);
  }

  Analysis over(Position position, Outcome outcome) {
    Analysis.Result result =
        outcome.winner() == null
            ? Analysis.Result.DRAW
            : outcome.winner() == position.turn() ? Analysis.Result.WIN : Analysis.Result.LOSS;
    Analysis.Value value =
        new Analysis.Value(
            result,
            scoring() instanceof AdjiKuiScoring ? outcome.score() : null,
            true,
            scoring() instanceof SadeqaScoring ? 0 : null);
    return new Analysis(
        position.turn(), outcome, value, false, true, null, List.of(), List.of(), 0, 0);
  }

  /**
   * @param moves best first
   */
  Analysis answer(Root root, List<RootMove> moves, Line line, int depth, Search search) {
    RootMove best = moves.get(0);
    line.from(root, best);
    Slice table = table(root.south, root.north, root.owned, root.due);
    boolean exact = Analyst.proven(moves);
    boolean cyclic =
        table != null ? cyclic(table.at(root.south, root.north)) : exact && line.cyclic();
    return new Analysis(
        root.position.turn(),
        null,
        value(root, best.value, exact, exact ? pliesAfter(root, best) : null),
        cyclic,
        table != null,
        best.move,
        line.moves(),
        moves.stream().map(move -> new Analysis.MoveValue(move.move, value(root, move))).toList(),
        table != null ? 0 : depth,
        search.nodes());
  }

  private Analysis.Value value(Root root, RootMove move) {
    return value(root, move.value, move.exact(), pliesAfter(root, move));
  }

  /** Plies to the end from the root by this move, if a table holds what is after it. */
  private Integer pliesAfter(Root root, RootMove move) {
    Slice table = table(move.south, move.north, Search.turned(~root.owned), move.due);
    Integer plies = table == null ? null : plies(table.at(move.south, move.north));
    return plies == null ? null : plies + 1;
  }
}
