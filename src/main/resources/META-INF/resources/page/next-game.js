// Between two games of a match: buying holes of the other row, choosing those that stay empty.
import * as api from './api.js';
import { element } from './dom.js';
import { ROWS, other, rowOf } from './holes.js';
import { count, matchEnd, name } from './words.js';

export class NextGame {
  /**
   * @param place where the choices are explained
   * @param score final score of the last game
   * @param lastStarter who started it
   * @param onChange called when the set-up has changed: draw it
   * @param onStart called with the notation of the next game
   */
  constructor(place, { score, lastStarter, onChange, onStart }) {
    Object.assign(this, { place, score, lastStarter, onChange, onStart });
    this.buy = [];
    this.leaveEmpty = [];
    this.problem = null;
  }

  /** Asks the server what the choices make; keeps the last set-up when it refuses. */
  async ask() {
    try {
      this.setUp = await api.nextGame({
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

  get seller() {
    return this.setUp.buyer ? other(this.setUp.buyer) : null;
  }

  /** Whether the players have begun to set the next game up. */
  get begun() {
    return this.buy.length > 0 || this.leaveEmpty.length > 0;
  }

  /** What was chosen last, in words. */
  get told() {
    return `Bought: ${this.buy.join(', ') || 'none'}.`;
  }

  /** What each hole offers while holes are bought. */
  offers() {
    const { over, buyer, maxBuy } = this.setUp;
    const holes = [...ROWS.north, ...ROWS.south];
    return new Map(holes.map((hole) => [hole, this.offer(hole, over ? 0 : maxBuy, buyer)]));
  }

  offer(hole, maxBuy, buyer) {
    const pressed = this.buy.includes(hole);
    if (maxBuy === 0 || rowOf(hole) === buyer) {
      return { can: false, why: maxBuy === 0 ? 'Nothing can be bought.' : `${hole} is ${name(buyer)}'s already.` };
    }
    if (pressed) {
      return { can: true, pressed, why: `Bought by ${name(buyer)}: give ${hole} back.` };
    }
    return this.buy.length < maxBuy
      ? { can: true, pressed, why: `Buy ${hole} for four seeds.` }
      : { can: false, pressed, why: `${name(buyer)} can buy no more than ${maxBuy}.` };
  }

  /** Buys a hole or gives it back. */
  async choose(hole) {
    const before = this.buy;
    this.leaveEmpty = [];
    this.buy = before.includes(hole) ? before.filter((it) => it !== hole) : [...before, hole];
    if (!(await this.ask())) {
      this.buy = before;
    }
  }

  async leave(hole) {
    const before = this.leaveEmpty;
    const empty = before.length > 0 ? before : this.setUp.empty;
    this.leaveEmpty = [...empty.slice(1), hole]; // instead of the one chosen longest ago
    if (!(await this.ask())) {
      this.leaveEmpty = before;
    }
  }

  show() {
    const focused = this.place.contains(document.activeElement) && document.activeElement.id;
    this.place.hidden = false;
    this.place.replaceChildren(
      element('h3', {}, 'The next game'),
      ...(this.setUp?.over ? this.matchOver() : this.choices()),
      ...(this.problem ? [element('p', { class: 'problem', role: 'alert' }, this.problem)] : []),
    );
    if (focused) {
      document.getElementById(focused)?.focus();
    }
  }

  matchOver() {
    return [element('p', {}, matchEnd({ winner: this.setUp.winner, reason: 'no-hole' }))];
  }

  choices() {
    const { leftover, starter } = this.setUp;
    return [
      element('p', {}, this.money()),
      element(
        'p',
        {},
        `Left over, and captured from the start: South ${leftover.south}, North ${leftover.north}. ` +
          `${name(starter)} starts.`,
      ),
      ...this.last(),
    ];
  }

  money() {
    const { buyer, maxBuy } = this.setUp;
    return maxBuy
      ? `${name(buyer)} has ${this.score[buyer]} seeds and may buy up to ${count(maxBuy, 'hole')} of ` +
          `${name(this.seller)}'s row for four seeds each: choose them on the board. ${this.told}`
      : 'Nobody has the seeds to buy a hole.';
  }

  last() {
    const start = element(
      'button',
      { type: 'button', id: 'start-next', class: 'main', onclick: () => this.onStart(this.setUp) },
      'Start the next game',
    );
    return [...(this.setUp.empty.length > 0 ? [this.emptyHoles()] : []), start];
  }

  // Holes that nobody can fill: their owner chooses which they are.
  emptyHoles() {
    const { empty } = this.setUp;
    const owner = rowOf(empty[0]);
    const others = ROWS[owner].filter((it) => !empty.includes(it) && !this.buy.includes(it));
    return element(
      'p',
      { class: 'empty-holes' },
      `${name(owner)}'s ${empty.join(', ')} ${empty.length === 1 ? 'starts' : 'start'} empty. ` +
        'Leave empty instead: ',
      ...others.map((hole) =>
        element(
          'button',
          { type: 'button', id: `leave-${hole}`, class: 'small', onclick: () => this.leave(hole) },
          hole,
        ),
      ),
    );
  }
}
