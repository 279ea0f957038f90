// The set-up of the next game of a match: buying holes of the other row, choosing empty ones.
import * as api from './api.js';
import { element } from './dom.js';
import { ROWS, SOWING_ORDER, opponent, rowOf } from './holes.js';
import { t } from './language.js';
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
    return t('next.bought', { holes: this.buy.join(', ') || t('none') });
  }

  /** @returns {Map<string, import('./hole-options.js').HoleOption>} */
  options() {
    return new Map(SOWING_ORDER.map((hole) => [hole, this.option(hole)]));
  }

  option(hole) {
    const { over, buyer, maxBuy } = this.setUp;
    if (over || maxBuy === 0) {
      return { selectable: false, hint: t('next.nothing-to-buy') };
    }
    if (rowOf(hole) === buyer) {
      return { selectable: false, hint: t('next.own', { hole, player: playerName(buyer) }) };
    }
    const pressed = this.buy.includes(hole);
    if (pressed) {
      return { selectable: true, pressed, hint: t('next.give-back', { hole, player: playerName(buyer) }) };
    }
    return this.buy.length < maxBuy
      ? { selectable: true, pressed, hint: t('next.buy', { hole }) }
      : { selectable: false, pressed, hint: t('next.no-more', { player: playerName(buyer), n: maxBuy }) };
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
      element('h3', {}, t('next.title')),
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
      element('p', {}, t('next.leftover', { ...leftover, player: playerName(starter) })),
      ...this.actions(),
    ];
  }

  purchaseText() {
    const { buyer, maxBuy } = this.setUp;
    if (!maxBuy) {
      return t('next.no-purchase');
    }
    return t('next.purchase', {
      player: playerName(buyer),
      seeds: this.score[buyer],
      holes: count(maxBuy, 'holes'),
      other: playerName(opponent(buyer)),
      bought: this.summary,
    });
  }

  actions() {
    const start = element(
      'button',
      { type: 'button', id: 'start-next', class: 'main', onclick: () => this.onStart(this.setUp) },
      t('next.start'),
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
      t('next.empty', { player: playerName(owner), holes: empty.join(', '), n: empty.length }),
      ` ${t('next.empty-instead')} `,
      ...others.map((hole) => element('button', attributes(hole), hole)),
    );
  }
}
