// The panel beside the board while a position is set up by clicking.
import { element } from './dom.js';
import { PLAYERS } from './holes.js';
import { playerName } from './text.js';

const HINTS = {
  add: (hole) => `Add a seed to ${hole}.`,
  take: (hole) => `Take a seed from ${hole}.`,
  empty: (hole) => `Empty ${hole}.`,
  owner: (hole, other) => `Give ${hole} to ${playerName(other)}.`,
};

export class EditorPanel {
  #tool = element(
    'select',
    { id: 'edit-tool' },
    element('option', { value: 'add' }, 'adds a seed'),
    element('option', { value: 'take' }, 'takes a seed'),
    element('option', { value: 'empty' }, 'empties it'),
  );
  #owner = element('option', { value: 'owner' }, 'changes its owner');
  #turn = element(
    'select',
    { id: 'edit-turn' },
    ...PLAYERS.map((it) => element('option', { value: it }, playerName(it))),
  );
  #captured = element('input', { id: 'edit-captured', type: 'number', min: 0, inputmode: 'numeric' });
  #left = element('span', {});
  #problem = element('p', { class: 'problem', role: 'alert', hidden: true });

  constructor(place, { onTool, onTurn, onCaptured, onEmpty, onPlay, onCancel }) {
    this.place = place;
    this.#tool.addEventListener('change', onTool);
    this.#turn.addEventListener('change', () => onTurn(this.#turn.value));
    this.#captured.addEventListener('change', () => onCaptured(Math.floor(Number(this.#captured.value)) || 0));
    const button = (id, label, onclick) =>
      element('button', { type: 'button', id, class: id === 'edit-play' && 'main', onclick }, label);
    place.append(
      element('h3', {}, 'Set up a position'),
      element(
        'p',
        { class: 'muted' },
        'Right-click, Backspace or − on a hole takes a seed, too. Seeds that are not on the board are captured.',
      ),
      element(
        'p',
        { class: 'fields' },
        element('label', {}, 'A press on a hole ', this.#tool),
        element('label', {}, 'To move ', this.#turn),
        element('span', {}, element('label', {}, 'Captured by South ', this.#captured), ' ', this.#left),
      ),
      this.#problem,
      element(
        'p',
        { class: 'fields' },
        button('edit-play', 'Play from here', onPlay),
        button('edit-empty', 'Empty the board', onEmpty),
        button('edit-cancel', 'Cancel', onCancel),
      ),
    );
  }

  /** What a press on a hole does: `add`, `take`, `empty` or `owner`. */
  get tool() {
    return this.#tool.value;
  }

  /** Says what a press on a hole does: called with the hole and the player who does not own it. */
  get hints() {
    return HINTS[this.tool];
  }

  open(ruleset) {
    this.place.hidden = false;
    this.#owner.remove();
    if (ruleset.sellsHoles) {
      this.#tool.append(this.#owner);
    }
    this.#tool.value = 'add';
    this.#captured.max = ruleset.board.seeds;
    this.#tool.focus();
  }

  /** Shows the rest of a draft; the problem was one of the draft before it. */
  show({ turn, captured }) {
    this.#turn.value = turn;
    this.#captured.value = captured.south;
    this.#left.textContent = `by North ${captured.north}`;
    this.#problem.hidden = true;
  }

  showProblem(text) {
    this.#problem.hidden = false;
    this.#problem.textContent = text;
  }

  close() {
    this.place.hidden = true;
  }
}
