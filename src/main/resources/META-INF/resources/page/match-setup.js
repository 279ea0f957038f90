// The set-up of the next game of a match that the service keeps: one player chooses, others watch.
import { element } from './dom.js';
import { opponent } from './holes.js';
import { NextGameSetup } from './next-game-setup.js';
import { count, playerName } from './text.js';

export class MatchSetup extends NextGameSetup {
  /**
   * @param match a RemoteMatch that waits for a choice
   * @param ruleset id of its ruleset
   * @param onChange called when the set-up has changed: draw it
   * @param onChosen called with the phase and the holes chosen
   */
  constructor(place, match, { ruleset, onChange, onChosen }) {
    const { score, starter } = match.lastGame;
    super(place, { ruleset, score, lastStarter: starter, onChange });
    const { version, phase, choice } = match.state;
    Object.assign(this, { version, phase, choice, onChosen });
    this.ownChoice = match.seat?.player === choice.player;
    this.buy = [...choice.bought];
  }

  get begun() {
    return this.phase === 'filling' || super.begun;
  }

  get summary() {
    return this.phase === 'filling' ? `Left empty: ${this.setUp.empty.join(', ')}.` : super.summary;
  }

  option(hole) {
    const { player, holes } = this.choice;
    if (!this.ownChoice) {
      return { selectable: false, hint: `It is ${playerName(player)}'s choice.` };
    }
    if (this.phase === 'buying') {
      return super.option(hole);
    }
    if (!holes.includes(hole)) {
      const hint = `${hole} is none of the holes that ${playerName(player)} fills.`;
      return { selectable: false, hint };
    }
    return this.setUp.empty.includes(hole)
      ? { selectable: false, pressed: true, hint: `${hole} stays empty: choose another hole instead.` }
      : { selectable: true, pressed: false, hint: `Leave ${hole} empty.` };
  }

  async select(hole) {
    await (this.phase === 'filling' ? this.leave(hole) : super.select(hole));
  }

  purchaseText() {
    const { player, atMost, bought } = this.choice;
    const other = playerName(opponent(player));
    if (this.phase === 'buying') {
      return this.ownChoice
        ? super.purchaseText()
        : `${playerName(player)} may buy up to ${count(atMost, 'hole')} of ${other}'s row.`;
    }
    return (
      `${other} has bought ${bought.join(', ') || 'nothing'}. ` +
      `${playerName(player)} leaves ${count(atMost, 'hole')} empty` +
      `${this.ownChoice ? ': choose on the board' : ''}.`
    );
  }

  actions() {
    if (!this.ownChoice) {
      return [];
    }
    const holes = this.phase === 'buying' ? this.buy : this.setUp.empty;
    const label =
      this.phase === 'buying'
        ? `Buy ${holes.join(', ') || 'nothing'}`
        : `Leave ${holes.join(', ')} empty`;
    const onclick = () => this.onChosen(this.phase, holes);
    return [element('button', { type: 'button', id: 'choose-next', class: 'main', onclick }, label)];
  }
}
