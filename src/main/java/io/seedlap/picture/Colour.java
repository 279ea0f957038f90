package io.seedlap.picture;

import java.util.List;

/**
 * A colour of the palette that pictures use. Each is the custom property of the same name in {@code
 * page/palette.css}: {@code WOOD_TOP} is {@code --wood-top}.
 */
enum Colour {
  BACKGROUND,
  TEXT,
  WOOD_TOP,
  WOOD_BOTTOM,
  WOOD_EDGE,
  WOOD_TEXT,
  WELL_TOP,
  WELL_BOTTOM,
  WELL_RIM,
  WELL_TEXT,
  SEED_0,
  SEED_1,
  SEED_2,
  SEED_3,
  SEED_EDGE,
  SEED_HIGHLIGHT,
  SOUTH,
  SOUTH_TEXT,
  NORTH,
  NORTH_TEXT,
  PATH,
  PATH_EDGE,
  CAPTURED,
  CAPTURED_TEXT;

  static final List<Colour> SEEDS = List.of(SEED_0, SEED_1, SEED_2, SEED_3);

  /**
   * The colour of a seed. Seeds differ slightly, so that a heap of them can be counted.
   *
   * @param variant any number from 0; the same variant has the same colour
   */
  static Colour seed(int variant) {
    return SEEDS.get(variant % SEEDS.size());
  }
}
