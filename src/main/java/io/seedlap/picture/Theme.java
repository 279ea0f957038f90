package io.seedlap.picture;

/** The colours of a picture. Every text stands on its ground with a contrast of 4.5 or more. */
public enum Theme {
  LIGHT(
      new Paper("#faf6ef", "#2c1b0e"),
      new Wood("#d7a670", "#bd8347", "#8a5a2b", "#2a1607"),
      new Well("#3d2211", "#6b4222", "#e8c195")),
  DARK(
      new Paper("#17120e", "#f3e8da"),
      new Wood("#6e4526", "#513018", "#8d5f38", "#fbeedd"),
      new Well("#1d0f06", "#38200f", "#8a5c36"));

  /**
   * @param ground around the board
   * @param ink text on it
   */
  record Paper(String ground, String ink) {}

  /**
   * @param top the board at its upper edge
   * @param bottom the board at its lower edge
   * @param edge its outline
   * @param ink text on it
   */
  record Wood(String top, String bottom, String edge, String ink) {}

  /**
   * @param shade a hole at its upper, shaded edge
   * @param floor a hole at its lower edge
   * @param rim the light on its rim
   */
  record Well(String shade, String floor, String rim) {}

  /** Seeds differ a little, as seeds do; the same in both themes, as the wells are dark in both. */
  static final String[] SEEDS = {"#efe6d2", "#d9d6c3", "#f0d9ae", "#e3cfb4"};

  static final String SEED_EDGE = "#4b3320";
  static final String SEED_LIGHT = "#fffdf7";

  /** Text in a well. */
  static final String WELL_INK = "#fff6e6";

  /** The path of a move. */
  static final String PATH = "#fffdf5";

  static final String PATH_SHADE = "#1a0d05";

  /** What is captured. */
  static final String CAPTURE = "#ff5a4f";

  static final String CAPTURE_INK = "#2a0705";

  final Paper paper;
  final Wood wood;
  final Well well;

  Theme(Paper paper, Wood wood, Well well) {
    this.paper = paper;
    this.wood = wood;
    this.well = well;
  }
}
