// The board: twelve buttons, two stores, the hand that sows.
import { element, svg } from './dom.js';
import { PLAYERS, ROWS, SOWING, counts, neighbour, owner, rightmost, rowOf } from './holes.js';
import { drawSeeds, drawStore } from './seeds.js';
import { name } from './words.js';

const STORE_LINE = { upright: 4, lying: 24 };

/**
 * What a hole offers.
 * @typedef {{can: boolean, why: string, pressed?: boolean, value?: string}} Offer
 */
export class Board {
  /** @param onChoose called with a hole's letter, whether or not it can be chosen */
  constructor(place, onChoose) {
    this.onChoose = onChoose;
    this.holes = new Map(SOWING.map((hole) => [hole, this.buildHole(hole)]));
    this.stores = new Map(PLAYERS.map((player) => [player, buildStore(player)]));
    this.hand = element('div', { class: 'hand', 'aria-hidden': 'true', hidden: true });
    this.tip = element('div', { class: 'tip', 'aria-hidden': 'true', hidden: true });
    this.rows = element(
      'div',
      { class: 'rows' },
      ...['north', 'south'].map((player) =>
        element(
          'div',
          { class: `row ${player}`, role: 'group', 'aria-label': `${name(player)}'s row` },
          ...ROWS[player].map((hole) => this.holes.get(hole).button),
        ),
      ),
    );
    this.root = element(
      'div',
      { class: 'board', role: 'group', 'aria-label': 'Board' },
      this.stores.get('north').root,
      this.rows,
      this.stores.get('south').root,
      this.hand,
      this.tip,
      ...[...this.holes.values()].map((it) => it.why),
    );
    this.root.addEventListener('keydown', (event) => this.onKey(event));
    this.rove('A');
    place.replaceChildren(this.root);
  }

  buildHole(hole) {
    const well = svg('svg', { viewBox: '-45 -45 90 90', 'aria-hidden': 'true' });
    const number = element('b', { class: 'count' });
    const spoken = element('span', { class: 'hidden' });
    const why = element('span', { class: 'hidden', id: `why-${hole}` });
    const mark = element('span', { class: 'mark', 'aria-hidden': 'true', hidden: true });
    const value = element('span', { class: 'value', 'aria-hidden': 'true', hidden: true });
    const button = element(
      'button',
      {
        type: 'button',
        class: 'hole',
        'data-hole': hole,
        tabindex: '-1',
        'aria-describedby': why.id,
        onclick: () => this.onChoose(hole),
        onmouseenter: () => this.showTip(hole),
        onmouseleave: () => this.hideTip(),
        onfocus: () => {
          this.rove(hole);
          if (button.matches(':focus-visible')) {
            this.showTip(hole);
          }
        },
        onblur: () => this.hideTip(),
      },
      element('span', { class: 'label' }, element('i', {}, hole), ' ', number, spoken),
      element('span', { class: 'well' }, well, mark, value),
    );
    return { button, well, number, spoken, why, mark, value, seeds: -1 };
  }

  /**
   * Shows a position.
   * @param position as the API has it
   * @param {Map<string, Offer>} offers by hole; none while a move is shown
   */
  show(position, offers = new Map()) {
    this.showCounts(counts(position.board));
    for (const player of PLAYERS) {
      this.showStore(player, position.captured[player]);
    }
    this.root.dataset.turn = position.turn;
    for (const hole of SOWING) {
      this.showMarks(hole, position);
      this.showOffer(hole, offers.get(hole));
    }
    this.hideTip();
  }

  showCounts(seeds) {
    for (const [hole, it] of this.holes) {
      if (it.seeds !== seeds[hole]) {
        it.seeds = seeds[hole];
        it.number.textContent = seeds[hole];
        drawSeeds(it.well, seeds[hole], SOWING.indexOf(hole));
      }
    }
  }

  showStore(player, seeds) {
    const store = this.stores.get(player);
    store.number.textContent = seeds;
    for (const [way, perLine] of Object.entries(STORE_LINE)) {
      drawStore(store[way], seeds, perLine);
    }
  }

  showMarks(hole, position) {
    const { button, mark } = this.holes.get(hole);
    const bought = (position.bought ?? []).includes(hole);
    const due = (position.openingDue ?? []).some((player) => rightmost(player) === hole);
    const holder = owner(position, hole);
    button.classList.toggle('marked', bought || due);
    button.dataset.owner = holder;
    mark.hidden = !(bought || due);
    mark.textContent = due ? 'opening' : name(holder)[0];
    mark.dataset.player = holder;
    mark.classList.toggle('due', due);
  }

  showOffer(hole, offer) {
    const { button, spoken, why, value, seeds } = this.holes.get(hole);
    const holder = button.dataset.owner;
    const bought = holder !== rowOf(hole) ? `, owned by ${name(holder)}` : '';
    spoken.textContent = ` ${seeds === 1 ? 'seed' : 'seeds'}${bought}`;
    button.setAttribute('aria-disabled', String(!offer?.can));
    button.classList.toggle('can', Boolean(offer?.can));
    if (offer?.pressed === undefined) {
      button.removeAttribute('aria-pressed');
    } else {
      button.setAttribute('aria-pressed', String(offer.pressed));
    }
    why.textContent = offer?.why ?? '';
    value.hidden = !offer?.value;
    value.textContent = offer?.value ?? '';
  }

  /** Lights up one hole, or none. */
  light(kind, hole) {
    for (const [letter, { button }] of this.holes) {
      button.classList.toggle(kind, letter === hole);
    }
  }

  /** Holds the hand with this many seeds over a hole; puts it away when there is no hole. */
  holdHand(hole, seeds) {
    this.hand.hidden = !hole;
    if (!hole) {
      return;
    }
    this.hand.textContent = seeds;
    const { left, top } = this.placeOf(hole);
    const rim = this.holes.get(hole).well.clientHeight * (rowOf(hole) === 'north' ? 0.45 : -0.45);
    this.hand.style.transform = `translate(${left}px, ${top + rim}px)`;
  }

  placeOf(hole) {
    const frame = this.root.getBoundingClientRect();
    const well = this.holes.get(hole).well.getBoundingClientRect();
    return {
      left: well.left - frame.left + well.width / 2,
      top: well.top - frame.top + well.height / 2,
    };
  }

  showTip(hole) {
    const text = this.holes.get(hole).why.textContent;
    this.tip.hidden = text === '';
    this.tip.textContent = text;
    if (text === '') {
      return;
    }
    const { left } = this.placeOf(hole);
    const half = this.tip.offsetWidth / 2;
    const within = this.root.clientWidth - half;
    const x = Math.max(half, Math.min(within, left));
    // Outside the board, so that neither a hole nor a store is covered.
    const y = rowOf(hole) === 'north' ? -this.tip.offsetHeight - 4 : this.root.clientHeight + 4;
    this.tip.style.transform = `translate(${x - half}px, ${y}px)`;
  }

  hideTip() {
    this.tip.hidden = true;
  }

  rove(to) {
    for (const [hole, { button }] of this.holes) {
      button.tabIndex = hole === to ? 0 : -1;
    }
  }

  focus(hole) {
    this.holes.get(hole).button.focus();
  }

  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const hole = document.activeElement?.dataset?.hole;
    const to = hole && neighbour(hole, event.key);
    if (to) {
      event.preventDefault();
      this.focus(to);
    } else if (/^[a-f]$/i.test(event.key)) {
      event.preventDefault();
      this.chooseByLetter(event.key);
    }
  }

  // The letter of the row that can be sown from; in that case both are, as it is typed.
  chooseByLetter(key) {
    const can = [key.toUpperCase(), key.toLowerCase()].filter((hole) =>
      this.holes.get(hole).button.classList.contains('can'),
    );
    const turn = this.root.dataset.turn;
    const own = turn === 'south' ? key.toUpperCase() : key.toLowerCase();
    const hole = can.length === 2 ? key : (can[0] ?? own);
    this.focus(hole);
    this.onChoose(hole);
  }
}

function buildStore(player) {
  const number = element('b', { class: 'count' });
  const upright = svg('svg', { class: 'upright', 'aria-hidden': 'true' });
  const lying = svg('svg', { class: 'lying', 'aria-hidden': 'true' });
  const root = element(
    'div',
    { class: `store ${player}` },
    element('span', { class: 'store-name' }, name(player), element('span', { class: 'hidden' }, ' has captured ')),
    number,
    element('span', { class: 'tray' }, upright, lying),
  );
  return { root, number, upright, lying };
}

