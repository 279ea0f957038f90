package io.seedlap.solve;

import io.seedlap.rules.Outcome;
import io.seedlap.rules.Player;
import io.seedlap.rules.Position;
import io.seedlap.rules.Rows;
import io.seedlap.rules.Score;
import io.seedlap.solve.proof.ProvenPosition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes an {@link Analysis} of the results of search and tables. */
final class AnalysisAssembler {
  private final TableProbe tables;
  private final boolean seedsDecide;

  AnalysisAssembler(TableProbe tables) {
    this.tables = tables;
    this.seedsDecide = tables.ruleset().seedsDecide();
  }

  /** The game is over. */
  Analysis over(Position position, Outcome outcome) {
    Analysis.Result result =
        outcome.winner() == null
            ? Analysis.Result.DRAW
            : outcome.winner() == position.turn() ? Analysis.Result.WIN : Analysis.Result.LOSS;
    Analysis.Value value =
        seedsDecide
            ? new Analysis.Value(result, outcome.score(), true, null)
            : new Analysis.Value(result, null, true, 0);
    return new Analysis(
        position.turn(), outcome, value, false, true, null, List.of(), List.of(), 0, 0);
  }

  /**
   * The game goes on.
   *
   * @param moves best first
   * @param known what was proven before; null for nothing
   */
  Analysis analysis(
      RootPosition root,
      List<RootMove> moves,
      PrincipalVariation line,
      @Nullable ProvenPosition known,
      int depth,
      long nodes) {
    RootMove best = moves.get(0);
    ProvenPosition proven = known != null && known.isProven() ? known : null;
    if (proven != null) {
      line.take(proven.line());
    } else {
      line.follow(root, best);
    }
    boolean exact = RootSearch.isProven(moves);
    // Without a smaller table the values of moves may stay unproven though a table has the root's.
    Slice slice = exact ? tables.slice(root.south, root.north, root.owned, root.due != 0) : null;
    boolean cyclic =
        slice != null
            ? tables.cyclic(slice.at(root.south, root.north))
            : exact && (proven != null ? proven.cyclic() : line.cyclic());
    return new Analysis(
        root.position.turn(),
        null,
        value(root, best.value, exact, exact ? plies(root, moves) : null),
        cyclic,
        slice != null,
        best.move,
        line.moves(),
        moves.stream().map(move -> new Analysis.MoveValue(move.move, value(root, move))).toList(),
        slice != null ? 0 : depth,
        nodes);
  }

  private Analysis.Value value(RootPosition root, RootMove move) {
    return value(root, move.value, move.exact(), pliesBy(root, move));
  }

  private Analysis.Value value(
      RootPosition root, int value, boolean exact, @Nullable Integer plies) {
    if (!seedsDecide) {
      return new Analysis.Value(result(value, exact), null, exact, exact ? plies : null);
    }
    Score score = score(root.position, value);
    int lead = score.of(root.position.turn()) - score.of(root.position.turn().other());
    return new Analysis.Value(result(lead, exact), score, exact, exact ? plies : null);
  }

  private static Analysis.Result result(int lead, boolean exact) {
    if (!exact) {
      return Analysis.Result.UNKNOWN;
    }
    return lead > 0 ? Analysis.Result.WIN : lead < 0 ? Analysis.Result.LOSS : Analysis.Result.DRAW;
  }

  /** An odd seed is nobody's: it is left over when the seeds in play are shared equally. */
  private static Score score(Position position, int value) {
    int seeds = position.board().total();
    int own = (seeds + value) / 2;
    int opponents = (seeds - value) / 2;
    return position
        .captured()
        .plus(
            position.turn() == Player.SOUTH
                ? new Score(own, opponents)
                : new Score(opponents, own));
  }

  /**
   * Plies to the end from the root under best play; null unless tables hold those of each move that
   * may have the best value: the winner might be faster by the others, the loser slower.
   *
   * @param moves best first
   */
  private @Nullable Integer plies(RootPosition root, List<RootMove> moves) {
    RootMove best = moves.get(0);
    boolean known =
        moves.stream()
            .filter(move -> move.high >= best.value)
            .allMatch(move -> pliesBy(root, move) != null);
    return known ? pliesBy(root, best) : null;
  }

  /** Plies to the end from the root by this move, if a table holds them; else null. */
  private @Nullable Integer pliesBy(RootPosition root, RootMove move) {
    Slice slice = tables.slice(move.south, move.north, Rows.swapSides(~root.owned), move.due != 0);
    int plies =
        slice == null ? TableSolver.NO_PLIES : tables.plies(slice.at(move.south, move.north));
    return plies == TableSolver.NO_PLIES ? null : Integer.valueOf(plies + 1);
  }

  /**
   * Orders moves of the same value: the lower the better. The winner prefers the shortest way to
   * the end, the loser the longest; values with a line that ends come before cyclic ones.
   *
   * @param value for the player who has moved
   * @param owned holes of the player to move after the move
   */
  int haste(int value, long south, long north, int owned, int due) {
    Slice slice = tables.slice(south, north, owned, due != 0);
    if (slice == null) {
      return 0;
    }
    byte after = slice.at(south, north);
    int plies = tables.plies(after);
    if (plies != TableSolver.NO_PLIES) {
      return value > 0 ? plies : -plies;
    }
    return tables.cyclic(after) ? 1 : 0;
  }

  int haste(RootPosition root, RootMove move) {
    return haste(move.value, move.south, move.north, Rows.swapSides(~root.owned), move.due);
  }
}
