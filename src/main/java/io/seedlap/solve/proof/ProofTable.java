package io.seedlap.solve.proof;

import java.util.Arrays;

/**
 * The transposition table of {@link ProofSearch}: for a question the proof and the disproof number
 * found last. Buckets of four entries; in a full one the entry that took the least work is
 * replaced. Keys are exact, so no two questions are ever confused. An entry is two words:
 *
 * <pre>
 * first   bits 0-50 {@link QuestionKey}   51-63 work, see {@link #scaled}
 * second  bits 0-31 proof number          32-63 disproof number
 * </pre>
 */
public final class ProofTable {
  private static final int BUCKET = 4;
  private static final long KEY = (1L << QuestionKey.BITS) - 1;
  private static final int WORK_BITS = 13;

  private final long[] words;
  private final int mask;
  private int proof;
  private int disproof;
  private int work;

  /**
   * @param bits 2 to the power of bits entries, of 16 bytes each; 2 to 28
   */
  public ProofTable(int bits) {
    words = new long[2 << bits];
    mask = (1 << (bits - 2)) - 1;
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(words, 0);
  }

  /** Looks a question up; when it is there, the numbers are those of its entry. */
  boolean find(long key) {
    int from = bucket(key);
    for (int at = from; at < from + 2 * BUCKET; at += 2) {
      if ((words[at] & KEY) == key) {
        proof = (int) words[at + 1];
        disproof = (int) (words[at + 1] >>> 32);
        work = (int) (words[at] >>> QuestionKey.BITS);
        return true;
      }
    }
    return false;
  }

  int proof() {
    return proof;
  }

  int disproof() {
    return disproof;
  }

  /** What finding the numbers took, on a scale from 1 that grows as its logarithm. */
  int work() {
    return work;
  }

  /**
   * Stores the numbers of a question.
   *
   * @param work nodes that finding them took, 0 or more
   */
  void put(long key, int proofNumber, int disproofNumber, long work) {
    int from = bucket(key);
    int place = from;
    for (int at = from; at < from + 2 * BUCKET; at += 2) {
      if ((words[at] & KEY) == key) {
        place = at;
        break;
      }
      if (words[at] >>> QuestionKey.BITS < words[place] >>> QuestionKey.BITS) {
        place = at;
      }
    }
    words[place] = key | scaled(work) << QuestionKey.BITS;
    words[place + 1] = (proofNumber & 0xFFFF_FFFFL) | (long) disproofNumber << 32;
  }

  /** Work on a scale that grows as its logarithm, from 1, which marks an entry that is in use. */
  private static long scaled(long work) {
    int exponent = 63 - Long.numberOfLeadingZeros(work + 1);
    long mantissa = (((work + 1) << 7) >>> exponent) & 0x7F;
    return Math.min(1 + ((long) exponent << 7 | mantissa), (1 << WORK_BITS) - 1);
  }

  private int bucket(long key) {
    long hash = key * 0x9E37_79B9_7F4A_7C15L;
    hash ^= hash >>> 32;
    hash *= 0xBF58_476D_1CE4_E5B9L;
    return (int) (hash >>> 35 & mask) * 2 * BUCKET;
  }
}
