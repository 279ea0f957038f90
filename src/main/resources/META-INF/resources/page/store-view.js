// A player's store: the seeds they have captured.
import { element, svg } from './dom.js';
import { t } from './language.js';
import { drawStore } from './seeds.js';
import { playerName } from './text.js';

const SEEDS_PER_LINE = { upright: 4, lying: 24 }; // beside the board; above and below it on a phone

export class StoreView {
  #count = element('b', { class: 'count' });
  #who = element('span', { class: 'store-who' });
  #drawings = Object.keys(SEEDS_PER_LINE).map((layout) =>
    svg('svg', { class: layout, 'aria-hidden': 'true' }),
  );

  constructor(player) {
    this.root = element(
      'div',
      { class: `store ${player}` },
      element(
        'span',
        { class: 'store-name' },
        playerName(player),
        element('span', { class: 'visually-hidden' }, ` ${t('store.captured')} `),
      ),
      this.#count,
      this.#who,
      element('span', { class: 'tray' }, ...this.#drawings),
    );
    this.show(0); // a drawing without a size of its own is high: the page would jump
  }

  /** @param who plays, by name or level; empty where that is not known */
  showWho(who) {
    this.#who.textContent = who;
    this.#who.title = who;
  }

  show(seeds) {
    this.#count.textContent = seeds;
    Object.values(SEEDS_PER_LINE).forEach((perLine, i) => drawStore(this.#drawings[i], seeds, perLine));
  }
}
