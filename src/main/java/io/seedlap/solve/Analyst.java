package io.seedlap.solve;

import io.seedlap.rules.Move;
import io.seedlap.rules.Mover;
import io.seedlap.rules.Outcome;
import io.seedlap.rules.Position;
import io.seedlap.rules.Referee;
import io.seedlap.solve.Search.Horizon;
import io.seedlap.solve.proof.ProofTable;
import io.seedlap.solve.proof.ProvenPosition;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Computes the values of positions: from a table where one contains the position, else by {@link
 * RootSearch}, until the value is proven or the limits are reached. Its transposition tables are
 * kept from one analysis to the next only so that the memory is allocated once. Not for two threads
 * at once.
 */
public final class Analyst {
  /** Laps that one sowing may take; the longest endless ones known take 784,000. */
  private static final long MAX_LAPS = 3_000_000;

  /** The least memory of an analyst, for positions that need no search. */
  public static final int MIN_BITS = 2;

  private final TranspositionTable transpositions;
  private final ProofTable proofTable;

  /**
   * @param bits the transposition tables of search and of proofs have 2 to the power of bits
   *     entries each, 16 bytes an entry; 2 or more
   */
  public Analyst(int bits) {
    transpositions = new TranspositionTable(bits);
    proofTable = new ProofTable(bits);
  }

  /**
   * Computes the value of a position and of its moves.
   *
   * @param tables of the position's game
   * @throws io.seedlap.rules.LapLimitExceeded when a sowing is too long to be judged
   */
  public Analysis analyse(Position position, TableProbe tables, Limits limits) {
    Optional<Outcome> over = Referee.withLaps(4 * MAX_LAPS).outcome(position);
    return over.isPresent()
        ? new AnalysisAssembler(tables).over(position, over.get())
        : tables.read(
            position.board().total(),
            sound -> newRoot(position, sound, limits, proven -> {}).run());
  }

  /**
   * Proves the value of a position and of each of its moves, as far as the limits allow; a depth is
   * none of them. It begins with what the tables have as proven.
   *
   * @param position whose game goes on
   * @param tables of its game
   * @param answered gets what is proven after each question that was answered, and in the end
   * @throws io.seedlap.rules.LapLimitExceeded when a sowing is too long to be judged
   */
  public Analysis solve(
      Position position, TableProbe tables, Limits limits, Consumer<ProvenPosition> answered) {
    return tables.read(
        position.board().total(), sound -> newRoot(position, sound, limits, answered).solve());
  }

  private RootSearch newRoot(
      Position position, TableProbe tables, Limits limits, Consumer<ProvenPosition> answered) {
    return new RootSearch(
        new RootPosition(position), tables, limits, MAX_LAPS, transpositions, proofTable, answered);
  }

  /**
   * A move that makes progress towards the value in a table. Tables without plies contain the value
   * of a position but not the distance to the end: a player who chooses among all moves that keep
   * the value may cycle for ever. So this searches with the smaller tables only, ply by ply, until
   * a move is proven to have the same value; the proof is a capture, or the end, within the plies
   * searched, and after the move and any answer to it the proof is shorter.
   *
   * @param tables that contain the position
   * @return empty when the limits are reached first, or the table has been put aside
   */
  public Optional<Move> progressMove(Position position, TableProbe tables, Limits limits) {
    int seeds = position.board().total();
    return tables.read(seeds, sound -> searchProgress(position, sound, limits));
  }

  private Optional<Move> searchProgress(Position position, TableProbe tables, Limits limits) {
    RootPosition root = new RootPosition(position);
    int promised = new Evaluator(tables).probe(root.south, root.north, root.owned, root.due != 0);
    if (promised == Evaluator.UNKNOWN) {
      return Optional.empty();
    }
    Evaluator evaluator = new Evaluator(tables.below(position.board().total()));
    Mover mover = new Mover(evaluator.ruleset(), MAX_LAPS);
    Search search = newSearch(evaluator, mover, root, limits);
    List<RootMove> moves = root.moves(mover, evaluator);
    try {
      for (int depth = 0; depth < limits.depth(); depth++) {
        for (RootMove move : moves) {
          int least =
              -search.afterRoot(move.south, move.north, move.due, depth, Horizon.PESSIMISTIC);
          if (least + move.gain >= promised) {
            return Optional.of(move.move);
          }
        }
      }
    } catch (Search.Stopped stopped) {
      // No such move was found within the limits.
    }
    return Optional.empty();
  }

  private Search newSearch(Evaluator evaluator, Mover mover, RootPosition root, Limits limits) {
    transpositions.clear();
    return new Search(evaluator, mover, transpositions, root.owned, limits.nodes(), stop(limits));
  }

  private static BooleanSupplier stop(Limits limits) {
    long end = System.nanoTime() + limits.timeMs() * 1_000_000;
    return () -> System.nanoTime() - end > 0 || limits.cancelled().getAsBoolean();
  }
}
