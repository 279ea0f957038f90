// Asks the service for the values of moves: to show them, and to move for the engine.
import * as api from './api.js';
import { describeValue } from './evaluation.js';
import { insist } from './messages.js';

export class Analysis {
  /**
   * @param onValues called when the session has the values of this turn's moves
   * @param onBestMove called with the move that the engine makes; fails with the request
   */
  constructor(session, { onValues, onBestMove }) {
    Object.assign(this, { session, onValues, onBestMove });
  }

  /** Analyses the position, if values are shown or the engine is to move. */
  async update() {
    const { turn, engineToMove } = this.session;
    if (turn.outcome || !(this.session.valuesShown || engineToMove)) {
      return;
    }
    await insist(() => this.#analyse(turn), () => turn === this.session.turn);
  }

  async #analyse(turn) {
    const { game } = this.session;
    const { player, moves, best } = await api.analysis(game.ruleset.id, turn.notation);
    if (turn !== this.session.turn) {
      return; // a move was made, or another game opened
    }
    if (this.session.valuesShown) {
      this.session.setValues(new Map(moves.map((it) => [it.move, describeValue(it, player)])));
      this.onValues();
    }
    if (this.session.engineToMove) {
      await this.onBestMove(best);
    }
  }
}
