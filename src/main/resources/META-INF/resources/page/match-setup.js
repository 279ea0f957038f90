// The set-up of the next game of a match that the service keeps: one player chooses, others watch.
import { element } from './dom.js';
import { opponent } from './holes.js';
import { t } from './language.js';
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
    return this.phase === 'filling' ? t('next.left-empty', { holes: this.setUp.empty.join(', ') }) : super.summary;
  }

  option(hole) {
    const { player, holes } = this.choice;
    if (!this.ownChoice) {
      return { selectable: false, hint: t('next.others-choice', { player: playerName(player) }) };
    }
    if (this.phase === 'buying') {
      return super.option(hole);
    }
    if (!holes.includes(hole)) {
      const hint = t('next.not-to-fill', { hole, player: playerName(player) });
      return { selectable: false, hint };
    }
    return this.setUp.empty.includes(hole)
      ? { selectable: false, pressed: true, hint: t('next.stays-empty', { hole }) }
      : { selectable: true, pressed: false, hint: t('next.leave', { hole }) };
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
        : t('next.other-buys', { player: playerName(player), holes: count(atMost, 'holes'), other });
    }
    return t(this.ownChoice ? 'next.filling-own' : 'next.filling', {
      other,
      bought: bought.join(', ') || t('nothing'),
      player: playerName(player),
      holes: count(atMost, 'holes'),
    });
  }

  actions() {
    if (!this.ownChoice) {
      return [];
    }
    const holes = this.phase === 'buying' ? this.buy : this.setUp.empty;
    const label =
      this.phase === 'buying'
        ? t('next.do-buy', { holes: holes.join(', ') || t('nothing') })
        : t('next.do-leave', { holes: holes.join(', ') });
    const onclick = () => this.onChosen(this.phase, holes);
    return [element('button', { type: 'button', id: 'choose-next', class: 'main', onclick }, label)];
  }
}
