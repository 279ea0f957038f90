package io.seedlap.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReferenceArray;
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

  /**
   * Tables of which none is present yet.
   *
   * @param directory need not exist yet
   */
  public Tables(TableSolver solver, Path directory) {
    this.solver = solver;
    this.directory = directory;
  }

  /** Tables with all those in the directory, see {@link #load()}. */
  public static Tables open(TableSolver solver, Path directory) {
    Tables tables = new Tables(solver, directory);
    tables.load();
    return tables;
  }

  /**
   * Loads the tables in the directory, each after its checksum has been verified; files that are
   * not valid are left out and listed in {@link #refusals()}.
   */
  public void load() {
    for (int seeds = solver.firstSlice(); seeds <= SliceIndex.MAX_SEEDS; seeds++) {
      if (Files.exists(TableFile.path(directory, solver, seeds))) {
        load(seeds);
      }
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

  /** Read access to these tables, those added later included. */
  public TableProbe probe() {
    return TableProbe.of(solver, this::slice);
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
   * Solves a slice when all smaller ones are present, writes it to its file and adds it.
   *
   * @throws java.util.concurrent.CancellationException when the pool was closed
   */
  public void build(int seeds, SweepPool pool) throws IOException {
    Files.createDirectories(directory);
    TableFile.write(directory, solver, solver.solve(seeds, this::slice, pool));
    slices.set(seeds, TableFile.read(directory, solver, seeds));
  }

  /** The slices that are missing up to this one, in the order in which they can be built. */
  public List<Integer> missing(int upTo) {
    List<Integer> missing = new ArrayList<>();
    for (int seeds = solver.firstSlice(); seeds <= upTo; seeds++) {
      if (slice(seeds) == null) {
        missing.add(seeds);
      }
    }
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
   * @param seeds of a slice that is present, as all smaller ones are
   * @param samples positions to verify; all, when the slice has no more
   * @return how many differ from the table
   */
  public int verify(int seeds, int samples, java.util.random.RandomGenerator random) {
    SliceIndex index = SliceIndex.of(seeds);
    Slice slice = Objects.requireNonNull(slice(seeds));
    OnePlyVerifier verifier = solver.verifier(this::slice);
    SliceIndex.Cursor cursor = index.from(0);
    int wrong = 0;
    int looks = Math.min(samples, index.size());
    for (int i = 0; i < looks; i++) {
      int at = looks == index.size() ? i : random.nextInt(index.size());
      cursor.to(at);
      if (verifier.value(cursor.south(), cursor.north()) != slice.at(at)) {
        wrong++;
      }
    }
    return wrong;
  }
}
