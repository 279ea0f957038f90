// The panel beside the board while a position is set up by clicking.
import { element } from './dom.js';
import { PLAYERS } from './holes.js';
import { t } from './language.js';
import { playerName } from './text.js';

export class EditorPanel {
  #tool = element(
    'select',
    { id: 'edit-tool' },
    element('option', { value: 'add' }, t('editor.adds')),
    element('option', { value: 'take' }, t('editor.takes')),
    element('option', { value: 'empty' }, t('editor.empties')),
  );
  #owner = element('option', { value: 'owner' }, t('editor.owns'));
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
      element('h3', {}, t('editor.title')),
      element(
        'p',
        { class: 'muted' },
        t('editor.help'),
      ),
      element(
        'p',
        { class: 'fields' },
        element('label', {}, t('editor.tool'), ' ', this.#tool),
        element('label', {}, t('editor.turn'), ' ', this.#turn),
        element('span', {}, element('label', {}, t('editor.captured-south'), ' ', this.#captured), ' ', this.#left),
      ),
      this.#problem,
      element(
        'p',
        { class: 'fields' },
        button('edit-play', t('editor.play'), onPlay),
        button('edit-empty', t('editor.empty'), onEmpty),
        button('edit-cancel', t('editor.cancel'), onCancel),
      ),
    );
  }

  /** What a press on a hole does: `add`, `take`, `empty` or `owner`. */
  get tool() {
    return this.#tool.value;
  }

  /** Says what a press on a hole does: called with the hole and the player who does not own it. */
  get hints() {
    const key = `editor.hint-${this.tool}`;
    return (hole, other) => t(key, { hole, player: playerName(other) });
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
    this.#left.textContent = t('editor.captured-north', { n: captured.north });
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
