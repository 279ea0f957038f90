// A hint: the best move in the position, and why; only when somebody asks for it.
import * as api from './api.js';
import { describeValue } from './evaluation.js';
import { opponent } from './holes.js';
import { t } from './language.js';
import { announce, insist, reportErrors } from './messages.js';
import { hintText } from './text.js';

export class Hint {
  #turn = null; // of which a hint is shown, or asked for

  /** @param controls {button, place}, elements of the page */
  constructor(session, board, { button, place }) {
    Object.assign(this, { session, board, button, place });
    button.addEventListener('click', () => reportErrors(() => this.#ask()));
  }

  /** Takes the hint of an earlier turn away. */
  update() {
    const { session } = this;
    const { game, turn, engineToMove, aside } = session;
    const mayAsk = Boolean(turn) && !turn.outcome && !engineToMove && !aside && game.mayPlay(turn.player);
    this.button.setAttribute('aria-disabled', String(!mayAsk));
    if (this.#turn !== turn || aside) {
      this.#turn = null;
      this.place.hidden = true;
      this.board.highlight('hinted', null);
    }
    return mayAsk;
  }

  async #ask() {
    if (!this.update()) {
      return;
    }
    const { game, turn } = this.session;
    const { ruleset } = game;
    const isWanted = () => turn === this.session.turn && !this.session.aside;
    this.#turn = turn;
    this.#show(t('hint.thinking'));
    try {
      const { best, moves } = await insist(() => api.analysis(ruleset.id, turn.notation), isWanted);
      const after = await insist(() => api.move(ruleset.id, turn.notation, best), isWanted);
      const replies = after.outcome ? null : await api.legalMoves(ruleset.id, after.notation);
      if (isWanted()) {
        const { long } = describeValue(moves[0], turn.player);
        this.#show(hintText({ move: best, after, replies, value: long, other: opponent(turn.player) }));
        this.board.highlight('hinted', best);
      }
    } catch (failure) {
      if (isWanted()) {
        this.#turn = null;
        this.update();
        throw failure;
      }
    }
  }

  #show(text) {
    this.place.hidden = false;
    this.place.textContent = text;
    announce(text);
  }
}
