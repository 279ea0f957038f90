// Sets up a position by clicking. The editor owns the draft; the service says whether it is a position.
import { byId } from './dom.js';
import { EditorPanel } from './editor-panel.js';
import { SOWING_ORDER, opponent, ownerOf, seedsByHole } from './holes.js';
import { t } from './language.js';
import { announce, problemText, setStatus } from './messages.js';
import { formatPosition, parsePosition } from './notation.js';
import { count, playerName } from './text.js';

const TAKING_KEYS = ['Backspace', 'Delete', '-'];

export class PositionEditor {
  #draft = null; // a position
  #panel = new EditorPanel(byId('editor'), {
    onTool: () => this.#show(),
    onTurn: (turn) => this.#change({ turn }),
    onCaptured: (south) => this.#change({ captured: { south, north: 0 } }),
    onEmpty: () => this.#change({ board: { south: Array(6).fill(0), north: Array(6).fill(0) }, bought: [] }),
    onPlay: () => this.#play(),
    onCancel: () => this.cancel(),
  });

  /**
   * @param onPlay called with the ruleset and the notation that is to be played from; fails with the
   *     service's problem
   * @param onCancel called when the game is to be shown again
   */
  constructor(session, board, { onPlay, onCancel }) {
    Object.assign(this, { session, board, onPlay, onCancel });
    board.root.addEventListener('contextmenu', (event) => this.#take(event, event.target.closest('.hole')));
    board.root.addEventListener('keydown', (event) => {
      if (TAKING_KEYS.includes(event.key)) {
        this.#take(event, event.target.closest('.hole'));
      }
    });
  }

  /** Begins with the position that is shown, or ends without a change. */
  toggle() {
    if (this.session.editing) {
      this.cancel();
      return;
    }
    const { game, shownNotation } = this.session;
    this.#draft = parsePosition(shownNotation);
    this.session.setEditing(true);
    byId('edit').setAttribute('aria-pressed', 'true');
    byId('pass').hidden = true;
    setStatus(t('editor.status'));
    this.#panel.open(game.ruleset);
    this.#show();
  }

  cancel() {
    this.close();
    byId('edit').focus();
    this.onCancel();
  }

  close() {
    this.session.setEditing(false);
    byId('edit').setAttribute('aria-pressed', 'false');
    this.#panel.close();
  }

  /** Does to a hole what the tool of the panel does. */
  select(hole) {
    this.#use(this.#panel.tool, hole);
  }

  #take(event, button) {
    if (this.session.editing && button) {
      event.preventDefault();
      this.#use('take', button.dataset.hole);
    }
  }

  #use(tool, hole) {
    const { bought } = this.#draft;
    if (tool === 'owner') {
      const isBought = bought.includes(hole);
      this.#change({ bought: isBought ? bought.filter((it) => it !== hole) : [...bought, hole] });
      announce(t('editor.owner', { hole, player: playerName(ownerOf(this.#draft, hole)) }));
      return;
    }
    const seeds = seedsByHole(this.#draft.board);
    const changed = { add: seeds[hole] + 1, take: Math.max(0, seeds[hole] - 1), empty: 0 }[tool];
    const all = SOWING_ORDER.map((it) => (it === hole ? changed : seeds[it]));
    this.#change({ board: { south: all.slice(0, 6), north: all.slice(6) } });
    announce(t('editor.count', { hole, seeds: count(changed, 'seeds') }));
  }

  /** Changes the draft; an opening move is due in it no more. */
  #change(changes) {
    const draft = { ...this.#draft, openingDue: [], ...changes };
    const { seeds } = this.session.game.ruleset.board;
    const left = seeds - [...draft.board.south, ...draft.board.north].reduce((sum, it) => sum + it, 0);
    const south = Math.max(0, Math.min(draft.captured.south, left));
    this.#draft = { ...draft, captured: { south, north: Math.max(0, left - south) } };
    this.#show();
  }

  #show() {
    const hints = this.#panel.hints;
    const options = SOWING_ORDER.map((hole) => {
      const other = opponent(ownerOf(this.#draft, hole));
      return [hole, { selectable: true, hint: hints(hole, other) }];
    });
    this.board.show(this.#draft, new Map(options));
    this.#panel.show(this.#draft);
    byId('notation').value = formatPosition(this.#draft);
  }

  async #play() {
    try {
      await this.onPlay(this.session.game.ruleset, formatPosition(this.#draft));
      this.board.focus();
    } catch (failure) {
      this.#panel.showProblem(problemText(failure));
    }
  }
}
