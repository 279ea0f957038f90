package io.seedlap.solve;

import java.util.SortedSet;

/**
 * What the verification of a slice has found.
 *
 * @param verified positions whose value was worked out from where their moves lead
 * @param wrong how many of them have another value in the table
 * @param unverified positions whose moves lead to slices that are missing
 * @param missing the seeds of those slices
 */
public record SliceVerification(
    int verified, int wrong, int unverified, SortedSet<Integer> missing) {}
