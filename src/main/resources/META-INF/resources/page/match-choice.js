// The same in a kept match: it waits for one player's choice, the others look on.
import { other } from './holes.js';
import { NextGame } from './next-game.js';
import { element } from './dom.js';
import { count, name } from './words.js';

export class MatchChoice extends NextGame {
  /**
   * @param match a KeptMatch that waits for a choice
   * @param onChange called when the set-up has changed: draw it
   * @param onChosen called with the phase and the holes chosen
   */
  constructor(place, match, { onChange, onChosen }) {
    const { score, starter } = match.lastGame;
    super(place, { score, lastStarter: starter, onChange });
    const { version, phase, choice } = match.state;
    Object.assign(this, { version, phase, choice, onChosen });
    this.mine = match.seat?.player === choice.player;
    this.buy = [...choice.bought];
  }

  get begun() {
    return this.phase === 'filling' || super.begun;
  }

  get told() {
    return this.phase === 'filling' ? `Left empty: ${this.setUp.empty.join(', ')}.` : super.told;
  }

  offer(hole, maxBuy, buyer) {
    const { player, holes } = this.choice;
    if (!this.mine) {
      return { can: false, why: `It is ${name(player)}'s choice.` };
    }
    if (this.phase === 'buying') {
      return super.offer(hole, maxBuy, buyer);
    }
    if (!holes.includes(hole)) {
      return { can: false, why: `${hole} is none of the holes that ${name(player)} fills.` };
    }
    return this.setUp.empty.includes(hole)
      ? { can: false, pressed: true, why: `${hole} stays empty: choose another hole instead.` }
      : { can: true, pressed: false, why: `Leave ${hole} empty.` };
  }

  async choose(hole) {
    await (this.phase === 'filling' ? this.leave(hole) : super.choose(hole));
  }

  money() {
    const { player, atMost, bought } = this.choice;
    if (this.phase === 'buying') {
      return this.mine
        ? super.money()
        : `${name(player)} may buy up to ${count(atMost, 'hole')} of ${name(other(player))}'s row.`;
    }
    const holes = bought.length > 0 ? bought.join(', ') : 'nothing';
    return (
      `${name(other(player))} has bought ${holes}. ${name(player)} leaves ${count(atMost, 'hole')} ` +
      `empty${this.mine ? ': choose on the board' : ''}.`
    );
  }

  last() {
    if (!this.mine) {
      return [];
    }
    const buying = this.phase === 'buying';
    const holes = buying ? this.buy : this.setUp.empty;
    const label = buying ? `Buy ${holes.join(', ') || 'nothing'}` : `Leave ${holes.join(', ')} empty`;
    const choose = () => this.onChosen(this.phase, holes);
    return [element('button', { type: 'button', id: 'choose-next', class: 'main', onclick: choose }, label)];
  }
}
