package io.seedlap.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Slices built once for all tests. */
final class Solved {
  static final List<Slice> SADEQA = new ArrayList<>();
  static final List<Slice> ADJI_KUI = new ArrayList<>();

  static final int SADEQA_SEEDS = 12;
  static final int ADJI_KUI_SEEDS = 12;

  private Solved() {}

  static {
    try (Workers workers = new Workers(2)) {
      SADEQA.add(null);
      for (int seeds = 1; seeds <= SADEQA_SEEDS; seeds++) {
        SADEQA.add(SadeqaBuilder.build(seeds, SADEQA::get, workers));
      }
      for (int seeds = 0; seeds <= ADJI_KUI_SEEDS; seeds++) {
        ADJI_KUI.add(
            seeds <= AdjiKuiBuilder.SEEDS_AT_THE_END
                ? null
                : AdjiKuiBuilder.build(seeds, ADJI_KUI::get, workers));
      }
    }
  }

  static IntFunction<Slice> sadeqa() {
    return SADEQA::get;
  }
}
