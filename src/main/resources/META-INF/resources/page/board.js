// The board: two rows of holes, two stores, the hand that sows; keys and focus.
import { element } from './dom.js';
import { HoleView } from './hole-view.js';
import { PLAYERS, SOWING_ORDER, neighbour, opponent, rowFrom, rowOf, seedsByHole } from './holes.js';
import { t } from './language.js';
import { StoreView } from './store-view.js';
import { playerName, whoText } from './text.js';
import { Tooltip } from './tooltip.js';

const HAND_ABOVE_CENTRE = 0.45; // of the height of a hole, towards the middle of the board

export class Board {
  #rows = element('div', { class: 'rows' });
  #tooltip = new Tooltip();
  #hand = element('div', { class: 'hand', 'aria-hidden': 'true', hidden: true });
  #stores = new Map(PLAYERS.map((player) => [player, new StoreView(player)]));

  /** @param onSelect called with a hole's letter, whether or not it can be selected */
  constructor(place, onSelect) {
    this.onSelect = onSelect;
    this.holes = new Map(SOWING_ORDER.map((hole) => [hole, this.#createHole(hole)]));
    this.root = element(
      'div',
      { class: 'board', role: 'group', 'aria-label': t('board') },
      this.#rows,
      this.#hand,
      this.#tooltip.root,
      ...[...this.holes.values()].map((it) => it.hint),
    );
    this.root.addEventListener('keydown', (event) => this.#onKey(event));
    this.turn('south');
    this.showSeeds(seedsByHole({ south: Array(6).fill(0), north: Array(6).fill(0) }));
    place.replaceChildren(this.root);
  }

  #createHole(hole) {
    const view = new HoleView(hole, {
      onclick: () => this.onSelect(hole),
      onmouseenter: () => this.#showTooltip(hole),
      onmouseleave: () => this.#tooltip.hide(),
      onfocus: () => {
        this.#setTabStop(hole);
        if (view.button.matches(':focus-visible')) {
          this.#showTooltip(hole);
        }
      },
      onblur: () => this.#tooltip.hide(),
    });
    return view;
  }

  /** Turns the board so that the player sits below it, and sows from left to right. */
  turn(player) {
    const focused = document.activeElement?.dataset?.hole;
    this.below = player;
    this.#rows.replaceChildren(this.#createRow(opponent(player)), this.#createRow(player));
    this.root.prepend(this.#stores.get(opponent(player)).root);
    this.#rows.after(this.#stores.get(player).root);
    this.#setTabStop(focused ?? rowFrom(player, player)[0]);
    if (focused) {
      this.#focus(focused);
    }
    this.#tooltip.hide();
  }

  #createRow(player) {
    return element(
      'div',
      { class: `row ${player}`, role: 'group', 'aria-label': t('row', { player: playerName(player) }) },
      ...rowFrom(player, this.below).map((hole) => this.holes.get(hole).button),
    );
  }

  /**
   * Shows a position.
   *
   * @param position as the API has it
   * @param {Map<string, import('./hole-options.js').HoleOption>} options by hole; none while a move
   *     is shown
   */
  show(position, options = new Map()) {
    this.showSeeds(seedsByHole(position.board));
    for (const [player, store] of this.#stores) {
      store.show(position.captured[player]);
    }
    this.root.dataset.turn = position.turn;
    for (const [hole, view] of this.holes) {
      view.showMark(position);
      view.showOption(options.get(hole));
    }
    this.#tooltip.hide();
  }

  /** @param players as the API has them */
  showPlayers(players) {
    for (const [player, store] of this.#stores) {
      store.showWho(whoText(players[player]));
    }
  }

  /** Shows seeds by hole. */
  showSeeds(seeds) {
    for (const [hole, view] of this.holes) {
      view.showSeeds(seeds[hole]);
    }
  }

  /** Gives the class to one hole, or to none. */
  highlight(className, hole) {
    for (const view of this.holes.values()) {
      view.button.classList.toggle(className, view.hole === hole);
    }
  }

  /** Shows the hand over a hole, with the seeds left in it; hides it where there is no hole. */
  moveHand(hole, seeds) {
    this.#hand.hidden = !hole;
    if (!hole) {
      return;
    }
    this.#hand.textContent = seeds;
    const { x, y } = this.#centre(hole);
    const { height } = this.holes.get(hole).bounds;
    const rim = height * HAND_ABOVE_CENTRE * (this.#isAbove(hole) ? 1 : -1);
    this.#hand.style.transform = `translate(${x}px, ${y + rim}px)`;
  }

  #isAbove(hole) {
    return rowOf(hole) !== this.below;
  }

  /** The centre of a hole, in pixels from the upper left corner of the board. */
  #centre(hole) {
    const board = this.root.getBoundingClientRect();
    const well = this.holes.get(hole).bounds;
    return {
      x: well.left - board.left + well.width / 2,
      y: well.top - board.top + well.height / 2,
    };
  }

  #showTooltip(hole) {
    const text = this.holes.get(hole).hint.textContent;
    this.#tooltip.show(text, this.#centre(hole).x, this.#isAbove(hole));
  }

  // Roving tabindex: Tab reaches one hole, arrow keys the others.
  #setTabStop(hole) {
    for (const view of this.holes.values()) {
      view.button.tabIndex = view.hole === hole ? 0 : -1;
    }
  }

  /** Takes the focus to the hole that Tab reaches. */
  focus() {
    [...this.holes.values()].find(({ button }) => button.tabIndex === 0).button.focus();
  }

  #focus(hole) {
    this.holes.get(hole).button.focus();
  }

  #onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const hole = document.activeElement?.dataset?.hole;
    const to = hole && neighbour(hole, event.key, this.below);
    if (to) {
      event.preventDefault();
      this.#focus(to);
    } else if (/^[a-f]$/i.test(event.key)) {
      event.preventDefault();
      this.#selectByLetter(event.key);
    }
  }

  // A letter in either case selects the hole that can be selected in one of the rows; if both can, the
  // one typed, and if none can, the one in the row of the player to move.
  #selectByLetter(letter) {
    const holes = [letter.toUpperCase(), letter.toLowerCase()];
    const selectable = holes.filter((hole) => this.holes.get(hole).selectable);
    const inRowToMove = holes.find((hole) => rowOf(hole) === this.root.dataset.turn);
    const hole = selectable.length === 2 ? letter : (selectable[0] ?? inRowToMove);
    this.#focus(hole);
    this.onSelect(hole);
  }
}
