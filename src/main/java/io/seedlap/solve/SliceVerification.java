package io.seedlap.solve;

import java.util.SortedSet;

/**
 * The result of the verification of a slice.
 *
 * @param verified positions whose value was computed from their successors
 * @param wrong how many of them have another value in the table
 * @param unverified positions whose moves lead to slices that are missing
 * @param missing the seeds of those slices
 */
public record SliceVerification(
    int verified, int wrong, int unverified, SortedSet<Integer> missing) {}
