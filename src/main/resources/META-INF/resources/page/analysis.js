// Asks the service for the values of moves, to show them.
import * as api from './api.js';
import { describeValue } from './evaluation.js';
import { insist, reportErrors } from './messages.js';
import { showValuesShown } from './page-view.js';

export class Analysis {
  /** @param onValues called when the values of this turn's moves have come, or are hidden */
  constructor(session, onValues) {
    Object.assign(this, { session, onValues });
  }

  /** Analyses the position, if values are shown and a person is to move. */
  async update() {
    const { turn, engineToMove, valuesShown } = this.session;
    if (turn.outcome || !valuesShown || engineToMove) {
      return;
    }
    await insist(() => this.#analyse(turn), () => turn === this.session.turn);
  }

  /** Shows the values of moves from now on, or no more. */
  async toggle() {
    const { session } = this;
    session.toggleValues();
    showValuesShown(session);
    if (session.turn && !session.setup) {
      this.onValues();
      await reportErrors(() => this.update());
    }
  }

  async #analyse(turn) {
    const { game } = this.session;
    const { player, moves } = await api.analysis(game.ruleset.id, turn.notation);
    if (turn !== this.session.turn) {
      return; // a move was made, or another game opened
    }
    if (this.session.valuesShown) {
      this.session.setValues(new Map(moves.map((it) => [it.move, describeValue(it, player)])));
      this.onValues();
    }
  }
}
