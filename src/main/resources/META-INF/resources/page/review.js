// Goes through the plies of the game that is open, by a slider, buttons, keys, and the list of moves.
import { byId } from './dom.js';
import { t } from './language.js';
import { showPosition, showTurn } from './page-view.js';
import { plyText, reviewText } from './text.js';

export class Review {
  /**
   * @param onLeave called when a position is to be shown
   * @param onReturn called when the position as it is has been shown again
   * @param onShow called when a position has been shown
   */
  constructor(session, board, animation, { onLeave, onReturn, onShow }) {
    Object.assign(this, { session, board, animation, onLeave, onReturn, onShow });
    const steps = {
      'review-first': () => 0,
      'review-back': (ply) => ply - 1,
      'review-on': (ply) => ply + 1,
      'review-last': () => Infinity,
    };
    for (const [id, step] of Object.entries(steps)) {
      byId(id).addEventListener('click', () => this.go(step(session.shownPly)));
    }
    byId('ply').addEventListener('input', (event) => this.go(Number(event.target.value)));
    byId('log').addEventListener('click', ({ target }) => {
      if (target.dataset.ply) {
        this.go(Number(target.dataset.ply));
      }
    });
  }

  /** Shows the position after so many plies; that of the last one as it is, to be played on. */
  go(ply) {
    const { session, board } = this;
    if (!session.game) {
      return;
    }
    this.animation.skip();
    this.onLeave();
    session.review(Math.max(0, ply));
    if (session.reviewing) {
      showPosition(session, board);
    } else if (session.turn) {
      showTurn(session, board);
      this.onReturn();
    }
    this.update();
  }

  /** Goes so many plies on, or back. */
  step(plies) {
    this.go(this.session.shownPly + plies);
  }

  /** Shows which ply is shown, of how many. */
  update() {
    const { game, shownPly } = this.session;
    const { length } = game.plies;
    const slider = byId('ply');
    slider.max = length;
    slider.value = shownPly;
    slider.disabled = length === 0;
    slider.setAttribute('aria-valuetext', reviewText(shownPly, length, game.plies[shownPly - 1]));
    this.onShow();
    byId('ply-shown').textContent = t('review.shown', { ply: shownPly, plies: length });
    setEnabled(['review-first', 'review-back'], shownPly > 0, slider);
    setEnabled(['review-on', 'review-last'], shownPly < length, slider);
    for (const button of byId('log').querySelectorAll('[data-ply]')) {
      const isShown = Number(button.dataset.ply) === shownPly;
      button.toggleAttribute('aria-current', isShown);
      button.title = isShown
        ? t('review.on-board')
        : t('review.show', { text: plyText(game.plies[button.dataset.ply - 1]) });
    }
  }
}

/** A button that is disabled while it has the focus hands it on, else it were lost. */
function setEnabled(ids, isEnabled, heir) {
  for (const button of ids.map(byId)) {
    if (!isEnabled && button === document.activeElement) {
      heir.focus();
    }
    button.disabled = !isEnabled;
  }
}
