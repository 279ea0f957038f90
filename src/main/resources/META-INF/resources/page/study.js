// What there is to study a game beside playing it: review, values, hints, positions set up by clicking.
import { byId } from './dom.js';
import { GameValues } from './game-values.js';
import { Hint } from './hint.js';
import { reportErrors } from './messages.js';
import { PositionEditor } from './position-editor.js';
import { Puzzle } from './puzzle.js';
import { Review } from './review.js';

export class Study {
  /**
   * @param onReturn called when the position as it is has been shown again
   * @param onPlay called with the ruleset and the notation of a position that was set up
   */
  constructor(session, board, animation, { onReturn, onPlay }) {
    this.session = session;
    this.hint = new Hint(session, board, { button: byId('hint'), place: byId('hint-text') });
    this.values = new GameValues(session, byId('game-values'), (ply) => this.review.go(ply));
    this.editor = new PositionEditor(session, board, {
      onPlay,
      onCancel: () => this.review.go(session.shownPly),
    });
    this.puzzle = new Puzzle(session, { button: byId('puzzle'), place: byId('puzzle-text') }, onPlay);
    this.review = new Review(session, board, animation, {
      onLeave: () => this.editor.close(),
      onReturn,
      onShow: () => {
        this.hint.update();
        this.values.mark();
      },
    });
  }

  /** Follows a turn that has been shown. */
  update() {
    this.review.update();
    this.values.update();
    reportErrors(() => this.puzzle.update(), { keepError: true });
  }

  /** Begins to set up a position by clicking, or ends it; not while a move is shown. */
  toggleEditor() {
    if (this.session.turn) {
      this.editor.toggle();
      this.hint.update();
    }
  }
}
