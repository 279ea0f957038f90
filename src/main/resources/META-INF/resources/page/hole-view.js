// A hole of the board: a button with its letter, count and seeds, marks, and a hint.
import { element, svg } from './dom.js';
import { PLAYERS, SOWING_ORDER, ownerOf, rightmost, rowOf } from './holes.js';
import { t } from './language.js';
import { drawSeeds } from './seeds.js';
import { playerName } from './text.js';

export class HoleView {
  #seeds = -1;
  #count = element('b', { class: 'count' });
  #spoken = element('span', { class: 'visually-hidden' });
  #mark = element('span', { class: 'mark', 'aria-hidden': 'true', hidden: true });
  #value = element('span', { class: 'value', 'aria-hidden': 'true', hidden: true });
  #drawing = svg('svg', { viewBox: '-45 -45 90 90', 'aria-hidden': 'true' });

  /** @param listeners of the button: `onclick`, `onfocus`, ... */
  constructor(hole, listeners) {
    this.hole = hole;
    this.hint = element('span', { class: 'visually-hidden', id: `hint-${hole}` });
    this.button = element(
      'button',
      {
        type: 'button',
        class: 'hole',
        'data-hole': hole,
        tabindex: '-1',
        'aria-describedby': this.hint.id,
        ...listeners,
      },
      element('span', { class: 'label' }, element('i', {}, hole), ' ', this.#count, this.#spoken),
      element('span', { class: 'well' }, this.#drawing, this.#mark, this.#value),
    );
  }

  get selectable() {
    return this.button.classList.contains('selectable');
  }

  /** The place of the well on the screen. */
  get bounds() {
    return this.#drawing.getBoundingClientRect();
  }

  showSeeds(seeds) {
    if (this.#seeds !== seeds) {
      this.#seeds = seeds;
      this.#count.textContent = seeds;
      drawSeeds(this.#drawing, seeds, SOWING_ORDER.indexOf(this.hole));
    }
  }

  /** Marks the hole if it is bought, or if an opening move must start from it. */
  showMark(position) {
    const bought = position.bought.includes(this.hole);
    const due = PLAYERS.some(
      (player) => rightmost(player) === this.hole && position.openingDue.includes(player),
    );
    const owner = ownerOf(position, this.hole);
    this.button.classList.toggle('marked', bought || due);
    this.button.dataset.owner = owner;
    this.#mark.hidden = !(bought || due);
    this.#mark.textContent = due ? t('hole.opening') : playerName(owner)[0];
    this.#mark.dataset.player = owner;
    this.#mark.classList.toggle('due', due);
  }

  /** @param {import('./hole-options.js').HoleOption} [option] none while a move is shown */
  showOption(option) {
    const { owner } = this.button.dataset;
    const owned = owner === rowOf(this.hole) ? '' : `, ${t('hole.owned', { player: playerName(owner) })}`;
    this.#spoken.textContent = ` ${t('seed-noun', { n: this.#seeds })}${owned}`;
    this.button.setAttribute('aria-disabled', String(!option?.selectable));
    this.button.classList.toggle('selectable', Boolean(option?.selectable));
    if (option?.pressed === undefined) {
      this.button.removeAttribute('aria-pressed');
    } else {
      this.button.setAttribute('aria-pressed', String(option.pressed));
    }
    this.hint.textContent = option?.hint ?? '';
    this.#value.hidden = !option?.value;
    this.#value.textContent = option?.value ?? '';
  }
}
