// A game played here by both seats: the server judges each move, this page keeps the line.
import * as api from './api.js';

export class FreeGame {
  /**
   * @param ruleset the game as the API describes it
   * @param start notation of the first position
   */
  constructor(ruleset, start) {
    this.ruleset = ruleset;
    this.start = start;
    this.plies = [];
  }

  get notation() {
    return this.plies.at(-1)?.notation ?? this.start;
  }

  get canUndo() {
    return this.plies.length > 0;
  }

  get link() {
    return `#${this.ruleset.id}/${this.notation.replaceAll(' ', '_')}`;
  }

  /** Whether this page may move for the player. */
  mayPlay() {
    return true;
  }

  close() {}

  /** What may be played, with the position it holds for. */
  async look() {
    const { notation } = this;
    const moves = await api.legalMoves(this.ruleset.id, notation);
    const outcome = this.plies.at(-1)?.outcome ?? moves.outcome;
    return { notation, player: moves.player, outcome, legal: moves.legal, illegal: moves.illegal };
  }

  /** Plays a move and returns the ply, with its events. */
  async play(move) {
    const ply = await api.move(this.ruleset.id, this.notation, move);
    this.plies.push(ply);
    if (!ply.outcome && this.seenBefore(ply.notation) >= 2) {
      await this.judgeRepetition(ply);
    }
    return ply;
  }

  undo() {
    this.plies.pop();
  }

  seenBefore(notation) {
    return [this.start, ...this.plies.slice(0, -1).map((it) => it.notation)].filter(
      (it) => it === notation,
    ).length;
  }

  // A single call knows no history; the whole line does.
  async judgeRepetition(ply) {
    const line = await api.replay(this.ruleset.id, this.start, this.plies.map((it) => it.move));
    if (line.outcome) {
      ply.outcome = line.outcome;
      ply.events.push(...line.plies.at(-1).events.filter((it) => it.type === 'game-end'));
    }
  }
}
