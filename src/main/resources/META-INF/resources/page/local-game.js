// A game of which both seats are played on this page: the service judges each move and keeps nothing.
import * as api from './api.js';
import { Game } from './game.js';
import { positionFragment } from './links.js';

export class LocalGame extends Game {
  isRemote = false;
  match = null;

  /**
   * @param ruleset the game, as the API describes it
   * @param start notation of the first position
   */
  constructor(ruleset, start) {
    super();
    this.ruleset = ruleset;
    this.start = start;
  }

  get fragment() {
    return positionFragment(this.ruleset.id, this.start, this.plies.map((it) => it.move));
  }

  /**
   * Plays the moves of a link.
   *
   * @throws if one of them is illegal
   */
  async replay(moves) {
    if (moves.length > 0) {
      const { plies, outcome } = await api.replay(this.ruleset.id, this.start, moves);
      this.plies = plies;
      plies.at(-1).outcome = outcome;
    }
  }

  /** Whether this page moves for the player. */
  mayPlay() {
    return true;
  }

  close() {}

  /** Asks the service what can be played now: `{notation, player, outcome, legal, illegal}`. */
  async readTurn() {
    const { notation } = this;
    const { player, outcome, legal, illegal } = await api.legalMoves(this.ruleset.id, notation);
    return { notation, player, outcome: this.plies.at(-1)?.outcome ?? outcome, legal, illegal };
  }

  /** Plays a move and returns the ply, with its events. */
  async play(move) {
    const ply = await api.move(this.ruleset.id, this.notation, move);
    this.plies.push(ply);
    if (!ply.outcome && this.occurrences(ply.notation) >= 3) {
      await this.judgeRepetition(ply);
    }
    return ply;
  }

  /**
   * Whether a person has moved.
   *
   * @param engines the players whose moves the engine makes
   */
  canUndo(engines) {
    return this.plies.some((it) => !engines.includes(it.player));
  }

  /** Takes back the last move of a person, and what the engine answered. */
  undo(engines) {
    while (engines.includes(this.plies.pop()?.player)) {
      // the engine would make this move again at once
    }
  }

  occurrences(notation) {
    return [this.start, ...this.plies.map((it) => it.notation)].filter((it) => it === notation).length;
  }

  // Whether a repetition ends the game depends on the captures in between: all moves are judged.
  async judgeRepetition(ply) {
    const game = await api.replay(this.ruleset.id, this.start, this.plies.map((it) => it.move));
    if (game.outcome) {
      ply.outcome = game.outcome;
      ply.events.push(...game.plies.at(-1).events.filter((it) => it.type === 'game-end'));
    }
  }
}
