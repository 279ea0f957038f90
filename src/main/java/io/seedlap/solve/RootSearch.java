package io.seedlap.solve;

import io.seedlap.rules.Mover;
import io.seedlap.rules.Rows;
import io.seedlap.solve.Search.Horizon;
import io.seedlap.solve.proof.CertificateCheck;
import io.seedlap.solve.proof.CertificateWriter;
import io.seedlap.solve.proof.MoveBounds;
import io.seedlap.solve.proof.ProofSearch;
import io.seedlap.solve.proof.ProofTable;
import io.seedlap.solve.proof.ProvenPosition;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One analysis of a position whose game goes on. Where tables are near, values are proven by
 * proof-number search, after a short look for estimates; if the limits do not allow it, and where
 * only an estimate can be had, the position is searched ply by ply. Once its value is proven, what
 * is left of the limits proves those of the other moves.
 */
final class RootSearch {
  /** A proof is tried where a table has so many seeds less, or fewer. */
  private static final int REACH = 20;

  /** Positions searched for estimates before a proof. */
  private static final long FIRST_NODES = 3_000;

  /** Positions searched to follow a proven line where the proof is no longer remembered. */
  private static final long LINE_NODES = 5_000;

  /** The share of the limits that a proof may take, in quarters. */
  private static final int PROOF_QUARTERS = 3;

  private final RootPosition root;
  private final TableProbe tables;
  private final Limits limits;
  private final TranspositionTable transpositions;
  private final Evaluator evaluator;
  private final Mover mover;
  private final List<RootMove> moves;
  private final ProofTable proofTable;
  private final long begun = System.nanoTime();
  private final @Nullable ProvenPosition known;
  private final Consumer<ProvenPosition> answered;
  private long lineNodes = LINE_NODES;
  private long nodes;
  private int depth;

  /**
   * @param answered gets what is proven of the moves, after each question that was answered
   */
  RootSearch(
      RootPosition root,
      TableProbe tables,
      Limits limits,
      long laps,
      TranspositionTable transpositions,
      ProofTable proofTable,
      Consumer<ProvenPosition> answered) {
    this.answered = answered;
    this.root = root;
    this.tables = tables;
    this.limits = limits;
    this.transpositions = transpositions;
    this.proofTable = proofTable;
    this.evaluator = new Evaluator(tables);
    this.mover = new Mover(evaluator.ruleset(), laps);
    this.moves = root.moves(mover, evaluator);
    this.known =
        root.owned == Rows.OWN_ROW ? tables.proven(root.south, root.north, root.due) : null;
    if (known != null) {
      takeBounds(known);
    }
    transpositions.clear();
    proofTable.clear();
  }

  private void takeBounds(ProvenPosition proven) {
    int unit = evaluator.ruleset().seedsDecide() ? 1 : Evaluator.WIN;
    for (MoveBounds bounds : proven.moves()) {
      for (RootMove move : moves) {
        if (move.hole == bounds.hole()) {
          move.narrow(bounds.low() * unit, bounds.high() * unit);
        }
      }
    }
  }

  /**
   * Analyses within the limits.
   *
   * @param allMoves whether the values of the other moves are wanted once that of the position is
   *     proven
   */
  Analysis run(boolean allMoves) {
    Search last = newSearch(0);
    boolean mayProve = limits.depth() == Search.MAX_DEPTH;
    if (mayProve && isNear()) {
      last = deepen(FIRST_NODES);
      prove(PROOF_QUARTERS, allMoves);
    }
    if (!isProven(moves)) {
      last = deepen(Long.MAX_VALUE);
    }
    if (mayProve && allMoves && isProven(moves)) {
      prove(4, true);
    }
    return assemble(last);
  }

  /**
   * Proves the value and that of each move, however far tables are. Where the value of the position
   * is proven by then, its line of best play is searched for where it is not remembered.
   *
   * @param certificate gets the lines of {@link CertificateCheck} when all values are proven, the
   *     last one if they are complete; null for no certificate
   */
  Analysis solve(@Nullable Consumer<String> certificate) {
    lineNodes = Long.MAX_VALUE;
    Search last = deepen(FIRST_NODES);
    prove(4, true);
    Analysis analysis = assemble(last);
    if (certificate != null && moves.stream().allMatch(RootMove::exact)) {
      certify(certificate);
    }
    return analysis;
  }

  private void certify(Consumer<String> certificate) {
    int unit = evaluator.ruleset().seedsDecide() ? 1 : Evaluator.WIN;
    ProofSearch proof = newProof(limits.nodes(), stop(4));
    CertificateWriter writer =
        new CertificateWriter(evaluator.ruleset(), evaluator::net, mover, proof, certificate);
    certificate.accept(
        "position " + CertificateWriter.board(root.south, root.north) + " " + root.due);
    for (RootMove move : moves) {
      certificate.accept("move " + move.hole + " " + move.value / unit);
    }
    for (RootMove move : moves) {
      int number = (move.gain - move.value) / unit;
      if (!writer.claim(move.south, move.north, move.due, number + 1)
          || !writer.claim(move.south, move.north, move.due, number)) {
        return; // the limits were reached
      }
    }
    certificate.accept(CertificateCheck.END);
  }

  private Analysis assemble(Search last) {
    AnalysisAssembler assembler = new AnalysisAssembler(tables);
    moves.sort(
        Comparator.<RootMove>comparingInt(move -> -move.value)
            .thenComparingInt(move -> -move.low)
            .thenComparingInt(move -> isFirstOf(known, move) ? 0 : 1)
            .thenComparingInt(move -> assembler.haste(root, move)));
    ProofSearch proof = newProof(Math.min(limits.nodes() - nodes, lineNodes), stop(4));
    PrincipalVariation line =
        new PrincipalVariation(root, tables, assembler, evaluator, last, proof, mover);
    Analysis analysis = assembler.analysis(root, moves, line, known, depth, nodes + proof.nodes());
    answered.accept(proven(isProven(moves) ? line.holes() : List.of(), analysis.cyclic()));
    return analysis;
  }

  private ProvenPosition proven(List<Integer> line, boolean cyclic) {
    int unit = evaluator.ruleset().seedsDecide() ? 1 : Evaluator.WIN;
    return new ProvenPosition(
        root.south,
        root.north,
        root.due,
        moves.stream()
            .map(move -> new MoveBounds(move.hole, move.low / unit, move.high / unit))
            .toList(),
        line,
        cyclic);
  }

  /** Whether the known line of best play begins with the move. */
  private static boolean isFirstOf(@Nullable ProvenPosition known, RootMove move) {
    return known != null && known.isProven() && known.line().get(0) == move.hole;
  }

  private boolean isNear() {
    int seeds = Rows.total(root.south, root.north);
    int largest = root.owned == Rows.OWN_ROW ? tables.largest(seeds) : 0;
    return seeds - largest <= REACH;
  }

  private Search newSearch(long mostNodes) {
    return new Search(evaluator, mover, transpositions, root.owned, mostNodes, stop(4));
  }

  private ProofSearch newProof(long mostNodes, BooleanSupplier stop) {
    return new ProofSearch(
        evaluator.ruleset(), evaluator::net, mover, proofTable, root.owned, mostNodes, stop);
  }

  /** Whether a share of the time is used up, or the result is not needed any more. */
  private BooleanSupplier stop(int quarters) {
    long end = begun + limits.timeMs() * quarters * 250_000;
    return () -> System.nanoTime() - end > 0 || limits.cancelled().getAsBoolean();
  }

  private void prove(int quarters, boolean allMoves) {
    if (moves.stream().allMatch(RootMove::exact)) {
      return;
    }
    long left = limits.nodes() - nodes;
    ProofSearch proof = newProof(quarters == 4 ? left : left / 4 * quarters, stop(quarters));
    new MoveProofs(root, moves, proof, () -> answered.accept(proven(List.of(), false)))
        .prove(allMoves);
    nodes += proof.nodes();
  }

  /** Searches ply by ply until the value of the root is proven. */
  private Search deepen(long mostNodes) {
    Search search = newSearch(Math.min(limits.nodes() - nodes, mostNodes));
    depth = 0;
    try {
      while (depth <= limits.depth() - 1 && !isProven(moves)) {
        for (RootMove move : moves) {
          if (!move.exact()) {
            deepen(move, search);
          }
        }
        moves.sort(Comparator.comparingInt(move -> -move.value));
        depth++;
      }
    } catch (Search.Stopped stopped) {
      // The results of the completed depths stay valid.
    }
    nodes += search.nodes();
    return search;
  }

  private void deepen(RootMove move, Search search) {
    int estimate =
        -search.afterRoot(move.south, move.north, move.due, depth, Horizon.ESTIMATE) + move.gain;
    move.estimate(estimate);
    if (evaluator.decisive(estimate)) {
      move.settle(estimate);
    } else if (search.takeBoundsMatter()) {
      int low =
          -search.afterRoot(move.south, move.north, move.due, depth, Horizon.PESSIMISTIC)
              + move.gain;
      int high =
          -search.afterRoot(move.south, move.north, move.due, depth, Horizon.OPTIMISTIC)
              + move.gain;
      move.narrow(low, high);
    }
  }

  /** Whether the value of the root is proven, if not that of every move. */
  static boolean isProven(List<RootMove> moves) {
    int low = Integer.MIN_VALUE;
    int high = Integer.MIN_VALUE;
    for (RootMove move : moves) {
      low = Math.max(low, move.low);
      high = Math.max(high, move.high);
    }
    return low == high;
  }
}
