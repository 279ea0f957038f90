package io.seedlap.rules;

import java.util.List;

/** What came of checking a position from outside. */
public sealed interface Checked {
  record Valid(Position position) implements Checked {}

  /**
   * @param faults all of them, at least one
   */
  record Invalid(List<Fault> faults) implements Checked {
    public Invalid {
      faults = List.copyOf(faults);
    }
  }
}
