package io.seedlap.solve;

import io.seedlap.rules.Board;
import io.seedlap.rules.Hole;
import io.seedlap.solve.proof.ProvenPositions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The tables of one game that are present, by seeds. Thread-safe: slices may be added while others
 * are read.
 */
public final class Tables {
  private final TableSolver solver;
  private final Path directory;
  private final AtomicReferenceArray<Slice> slices =
      new AtomicReferenceArray<>(SliceIndex.MAX_SEEDS + 1);
  private final List<String> refusals = new CopyOnWriteArrayList<>();
  private final Consumer<String> putAside;
  private final ProvenPositions proven;

  /**
   * Tables of which none is present yet.
   *
   * @param directory need not exist yet
   */
  public Tables(TableSolver solver, Path directory) {
    this(solver, directory, why -> {});
  }

  /**
   * The same.
   *
   * @param putAside called with a sentence when a table that was at hand cannot be read any more,
   *     once for each such table
   */
  public Tables(TableSolver solver, Path directory, Consumer<String> putAside) {
    this.solver = solver;
    this.directory = directory;
    this.putAside = putAside;
    String id = solver.ruleset().id();
    this.proven =
        new ProvenPositions(
            directory.resolve(id + ".proven"),
            "Seedlap: proven values of " + id + ", rules " + TableFile.RULES_VERSION);
  }

  /** Tables with all those in the directory, see {@link #load()}. */
  public static Tables open(TableSolver solver, Path directory) {
    Tables tables = new Tables(solver, directory);
    tables.load();
    return tables;
  }

  /**
   * Loads the tables in the directory, each after its checksum has been verified; files that are
   * not valid are left out and listed in {@link #refusals()}. So are positions proven by search.
   */
  public void load() {
    for (int seeds = solver.firstSlice(); seeds <= SliceIndex.MAX_SEEDS; seeds++) {
      if (TablePlace.isTaken(path(seeds))) {
        load(seeds);
      }
    }
    try {
      proven.load();
    } catch (IOException e) {
      refusals.add(e.getMessage());
    }
  }

  private void load(int seeds) {
    try {
      slices.set(seeds, TableFile.read(directory, solver, seeds));
    } catch (IOException e) {
      refusals.add(e.getMessage());
    }
  }

  public TableSolver solver() {
    return solver;
  }

  /** What has been proven of positions above the tables. */
  public ProvenPositions proven() {
    return proven;
  }

  /**
   * The net of a board for the player to move, where a table contains it; else null.
   *
   * @param board twelve counts, those of the player to move first
   */
  public @Nullable Integer net(int[] board) {
    Slice slice = slice(Arrays.stream(board).sum());
    if (slice == null) {
      return null;
    }
    int[] south = Arrays.copyOf(board, Hole.PER_ROW);
    int[] north = Arrays.copyOfRange(board, Hole.PER_ROW, Hole.COUNT);
    Board rows = Board.of(south, north);
    return solver.net(slice.at(rows.south(), rows.north()));
  }

  /** The first line of a certificate of this game. */
  public static String certificateTitle(TableSolver solver) {
    return "Seedlap: certificate of "
        + solver.ruleset().id()
        + ", rules "
        + TableFile.RULES_VERSION;
  }

  /** Where the files are. */
  public Path directory() {
    return directory;
  }

  /** Read access to these tables, those added later included. */
  public TableProbe probe() {
    return TableProbe.of(solver, this::slice, this::putAside, proven::find);
  }

  private void putAside(Slice unsound) {
    if (slices.compareAndSet(unsound.seeds(), unsound, null)) {
      putAside.accept(
          path(unsound.seeds()).getFileName()
              + " was cut short, written to, replaced or removed while it was in use");
    }
  }

  /** Files that were refused, and why. */
  public List<String> refusals() {
    return List.copyOf(refusals);
  }

  /**
   * The slice with so many seeds, or null when there is none.
   *
   * @param seeds any number
   */
  public @Nullable Slice slice(int seeds) {
    return seeds >= 0 && seeds <= SliceIndex.MAX_SEEDS ? slices.get(seeds) : null;
  }

  /** Where the file of a slice is, or would be. */
  public Path path(int seeds) {
    return TableFile.path(directory, solver, seeds);
  }

  /**
   * Solves a slice when those that captures lead to are present, writes it to its file and adds it.
   * While another thread or process builds in the directory, this waits; a slice that the other has
   * built meanwhile is only added.
   *
   * @param waiting gets the id of the process that is waited for, if there is one
   * @throws IOException when it cannot be written, or a smaller one cannot be read
   * @throws java.util.concurrent.CancellationException when the pool was closed
   */
  public void build(int seeds, SweepPool pool, Consumer<String> waiting) throws IOException {
    Files.createDirectories(directory);
    try (BuildLock lock = BuildLock.acquire(directory, waiting)) {
      if (!isBuilt(seeds)) {
        requireSmaller(seeds);
        TablePlace.clear(path(seeds));
        Slice solved = solver.solve(seeds, this::slice, pool);
        requireSmaller(seeds); // else the values may be of anything
        TableFile.write(directory, solver, solved);
        slices.set(seeds, TableFile.read(directory, solver, seeds));
      }
    }
  }

  /** The same; the process that is waited for is not reported. */
  public void build(int seeds, SweepPool pool) throws IOException {
    build(seeds, pool, process -> {});
  }

  /** Whether a valid file is present by now; if so, it is added. */
  private boolean isBuilt(int seeds) {
    try {
      slices.set(seeds, TableFile.read(directory, solver, seeds));
      return true;
    } catch (IOException e) {
      return false; // the usual case, or what was refused when the tables were loaded
    }
  }

  private void requireSmaller(int seeds) throws IOException {
    for (int smaller : solver.afterCapture(seeds)) {
      Slice slice = slice(smaller);
      if (slice == null || !slice.isSound()) {
        throw new IOException(path(smaller).getFileName() + " is missing, or cannot be read");
      }
    }
  }

  /**
   * The slices that are missing, in the order in which they are to be built.
   *
   * @param upTo seeds of the largest
   */
  public List<Integer> missing(int upTo, TablePurpose purpose) {
    Set<Integer> wanted = new LinkedHashSet<>(solver.slicesInPlay());
    if (purpose == TablePurpose.SET_UPS) {
      for (int seeds = solver.firstSlice(); seeds <= upTo; seeds++) {
        wanted.add(seeds);
      }
    }
    return wanted.stream()
        .filter(seeds -> seeds <= upTo && seeds <= solver.largestSlice() && slice(seeds) == null)
        .toList();
  }

  /** The slices that are missing though captures lead to them from slices that are present. */
  public SortedSet<Integer> missing() {
    SortedSet<Integer> missing = new TreeSet<>();
    for (int seeds : present()) {
      missing.addAll(solver.afterCapture(seeds));
    }
    missing.removeIf(seeds -> slice(seeds) != null);
    return missing;
  }

  /** The slices that are present, by seeds. */
  public List<Integer> present() {
    List<Integer> present = new ArrayList<>();
    for (int seeds = solver.firstSlice(); seeds <= SliceIndex.MAX_SEEDS; seeds++) {
      if (slice(seeds) != null) {
        present.add(seeds);
      }
    }
    return present;
  }

  /**
   * Verifies the values of random positions, one ply on, see {@link OnePlyVerifier}.
   *
   * @param seeds of a slice that is present
   * @param samples positions to verify; all, when the slice has no more
   */
  public SliceVerification verify(int seeds, int samples, RandomGenerator random) {
    return SliceVerification.of(solver, this::slice, seeds, samples, random);
  }
}
