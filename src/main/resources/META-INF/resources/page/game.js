// What free games and kept ones have in common.

export class Game {
  /** The plies so far. */
  plies = [];

  /** Notation of the first position. */
  start;

  get notation() {
    return this.notationAfter(this.plies.length);
  }

  /** The position after so many plies. */
  notationAfter(plies) {
    return plies > 0 ? this.plies[plies - 1].notation : this.start;
  }
}
