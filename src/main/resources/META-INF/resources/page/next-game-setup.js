// The set-up of the next game of a match: buying holes of the other row, choosing empty ones.
import * as api from './api.js';
import { element } from './dom.js';
import { ROWS, SOWING_ORDER, opponent, rowOf } from './holes.js';
import { count, matchEndText, playerName } from './text.js';

export class NextGameSetup {
  /**
   * @param place the panel in which the choices are explained
   * @param ruleset id of a ruleset that sells holes
   * @param score final score of the last game
   * @param lastStarter who started it
   * @param onChange called when the set-up has changed: draw it
   * @param onStart called with the set-up when the next game is to start
   */
  constructor(place, { ruleset, score, lastStarter, onChange, onStart }) {
    Object.assign(this, { place, ruleset, score, lastStarter, onChange, onStart });
    this.buy = [];
    this.leaveEmpty = [];
    this.problem = null;
  }

  /**
   * Asks the service for the set-up that the choices make; keeps the last one if it refuses.
   *
   * @returns whether it accepted
   */
  async request() {
    try {
      this.setUp = await api.nextGame(this.ruleset, {
        score: { south: this.score.south, north: this.score.north },
        buy: this.buy,
        ...(this.leaveEmpty.length > 0 && { leaveEmpty: this.leaveEmpty }),
        lastStarter: this.lastStarter,
      });
      this.problem = null;
      return true;
    } catch (problem) {
      this.problem = problem.message;
      return false;
    } finally {
      this.show();
      this.onChange();
    }
  }

  /** Whether the next game is shown on the board, no longer the last one. */
  get begun() {
    return this.buy.length > 0 || this.leaveEmpty.length > 0;
  }

  /** The last choice in words. */
  get summary() {
    return `Bought: ${this.buy.join(', ') || 'none'}.`;
  }

  /** @returns {Map<string, import('./hole-options.js').HoleOption>} */
  options() {
    return new Map(SOWING_ORDER.map((hole) => [hole, this.option(hole)]));
  }

  option(hole) {
    const { over, buyer, maxBuy } = this.setUp;
    if (over || maxBuy === 0) {
      return { selectable: false, hint: 'Nothing can be bought.' };
    }
    if (rowOf(hole) === buyer) {
      return { selectable: false, hint: `${hole} is ${playerName(buyer)}'s already.` };
    }
    const pressed = this.buy.includes(hole);
    if (pressed) {
      return { selectable: true, pressed, hint: `Bought by ${playerName(buyer)}: give ${hole} back.` };
    }
    return this.buy.length < maxBuy
      ? { selectable: true, pressed, hint: `Buy ${hole} for four seeds.` }
      : { selectable: false, pressed, hint: `${playerName(buyer)} can buy no more than ${maxBuy}.` };
  }

  /** Buys a hole, or gives it back. */
  async select(hole) {
    const before = this.buy;
    this.leaveEmpty = [];
    this.buy = before.includes(hole) ? before.filter((it) => it !== hole) : [...before, hole];
    if (!(await this.request())) {
      this.buy = before;
    }
  }

  /** Leaves a hole empty in place of the one that was chosen longest ago. */
  async leave(hole) {
    const before = this.leaveEmpty;
    const empty = before.length > 0 ? before : this.setUp.empty;
    this.leaveEmpty = [...empty.slice(1), hole];
    if (!(await this.request())) {
      this.leaveEmpty = before;
    }
  }

  /** Shows the panel; what was focused in it stays focused. */
  show() {
    const focused = this.place.contains(document.activeElement) && document.activeElement.id;
    this.place.hidden = false;
    this.place.replaceChildren(
      element('h3', {}, 'The next game'),
      ...(this.setUp?.over ? [element('p', {}, this.matchEnd())] : this.explanation()),
      ...(this.problem ? [element('p', { class: 'problem', role: 'alert' }, this.problem)] : []),
    );
    if (focused) {
      document.getElementById(focused)?.focus();
    }
  }

  matchEnd() {
    return matchEndText({ winner: this.setUp.winner, reason: 'no-hole' });
  }

  explanation() {
    const { leftover, starter } = this.setUp;
    return [
      element('p', {}, this.purchaseText()),
      element(
        'p',
        {},
        `Left over, and captured from the start: South ${leftover.south}, North ${leftover.north}. ` +
          `${playerName(starter)} starts.`,
      ),
      ...this.actions(),
    ];
  }

  purchaseText() {
    const { buyer, maxBuy } = this.setUp;
    return maxBuy
      ? `${playerName(buyer)} has ${this.score[buyer]} seeds and may buy up to ${count(maxBuy, 'hole')} of ` +
          `${playerName(opponent(buyer))}'s row for four seeds each: choose them on the board. ${this.summary}`
      : 'Nobody has the seeds to buy a hole.';
  }

  actions() {
    const start = element(
      'button',
      { type: 'button', id: 'start-next', class: 'main', onclick: () => this.onStart(this.setUp) },
      'Start the next game',
    );
    return this.setUp.empty.length > 0 ? [this.emptyHoles(), start] : [start];
  }

  // Holes for which their owner lacks the seeds; the owner chooses which they are.
  emptyHoles() {
    const { empty } = this.setUp;
    const owner = rowOf(empty[0]);
    const others = ROWS[owner].filter((it) => !empty.includes(it) && !this.buy.includes(it));
    const attributes = (hole) => ({
      type: 'button',
      id: `leave-${hole}`,
      class: 'small',
      onclick: () => this.leave(hole),
    });
    return element(
      'p',
      { class: 'empty-holes' },
      `${playerName(owner)}'s ${empty.join(', ')} ${empty.length === 1 ? 'starts' : 'start'} empty. ` +
        'Leave empty instead: ',
      ...others.map((hole) => element('button', attributes(hole), hole)),
    );
  }
}
