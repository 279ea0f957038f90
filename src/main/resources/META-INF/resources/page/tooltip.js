// A sentence beside the hole that is pointed at or focused; screen readers have it as description.
import { element } from './dom.js';

const GAP = 4; // pixels from the board

export class Tooltip {
  root = element('div', { class: 'tooltip', 'aria-hidden': 'true', hidden: true });

  /**
   * Shows the text outside the board, so that neither a hole nor a store is covered; nothing if it
   * is empty.
   *
   * @param x the middle of the hole, in pixels from the left edge of the board
   * @param above whether the tooltip stands above the board or below it
   */
  show(text, x, above) {
    this.root.hidden = text === '';
    this.root.textContent = text;
    if (text === '') {
      return;
    }
    const board = this.root.parentElement;
    const half = this.root.offsetWidth / 2;
    const left = Math.max(half, Math.min(board.clientWidth - half, x)) - half;
    const top = above ? -this.root.offsetHeight - GAP : board.clientHeight + GAP;
    this.root.style.transform = `translate(${left}px, ${top}px)`;
  }

  hide() {
    this.root.hidden = true;
  }
}
