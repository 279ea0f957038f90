package io.seedlap.solve.proof;

/** The answer to the question whether a value is at least a number. */
public enum ProofAnswer {
  YES,
  NO,
  /** The limits were reached first. */
  UNKNOWN
}
