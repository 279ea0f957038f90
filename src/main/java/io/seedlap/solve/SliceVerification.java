package io.seedlap.solve;

import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/**
 * The result of the verification of a slice.
 *
 * @param verified positions whose value was computed from their successors
 * @param wrong how many of them have another value in the table
 * @param unverified positions with successors in slices that are missing
 * @param missing the seeds of those slices
 */
public record SliceVerification(
    int verified, int wrong, int unverified, SortedSet<Integer> missing) {

  static SliceVerification of(
      TableSolver solver,
      IntFunction<Slice> slices,
      int seeds,
      int samples,
      RandomGenerator random) {
    SliceIndex index = SliceIndex.of(seeds);
    Slice slice = slices.apply(seeds);
    OnePlyVerifier verifier = solver.verifier(smaller -> required(slices, smaller));
    SliceIndex.Cursor cursor = index.from(0);
    SortedSet<Integer> missing = new TreeSet<>();
    int wrong = 0;
    int unverified = 0;
    int looks = (int) Math.min(samples, index.size());
    for (int i = 0; i < looks; i++) {
      long at = looks == index.size() ? i : random.nextLong(index.size());
      cursor.to(at);
      try {
        wrong += verifier.value(cursor.south(), cursor.north()) == slice.at(at) ? 0 : 1;
      } catch (SliceMissing e) {
        unverified++;
        missing.add(e.seeds);
      }
    }
    return new SliceVerification(looks - unverified, wrong, unverified, missing);
  }

  private static Slice required(IntFunction<Slice> slices, int seeds) {
    Slice slice = slices.apply(seeds);
    if (slice == null) {
      throw new SliceMissing(seeds);
    }
    return slice;
  }

  /** Thrown for many positions of a slice, so it has no trace. */
  private static final class SliceMissing extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int seeds;

    SliceMissing(int seeds) {
      super(null, null, false, false);
      this.seeds = seeds;
    }
  }
}
