// The puzzle of the day: opens it, and says of the first move whether it is the one that keeps the value.
import * as api from './api.js';
import { byId } from './dom.js';
import { southsLead } from './evaluation.js';
import { t } from './language.js';
import { announce, insist, reportErrors } from './messages.js';
import { showValuesShown } from './page-view.js';
import { leadText, playerName } from './text.js';

export class Puzzle {
  #puzzle = null;
  #game = null; // the game that was opened with it
  #judged = null; // the ply that was judged last

  /**
   * @param controls {button, place}, elements of the page
   * @param onOpen called with the ruleset and the notation of the puzzle
   */
  constructor(session, { button, place }, onOpen) {
    Object.assign(this, { session, place, onOpen });
    button.addEventListener('click', () => reportErrors(() => this.#open()));
  }

  /** Judges the first move; hides the panel when another game is open. */
  async update() {
    const { game } = this.session;
    this.place.hidden = game !== this.#game;
    if (this.place.hidden) {
      return;
    }
    const [first] = game.plies;
    if (first === this.#judged) {
      return;
    }
    this.#judged = first;
    const isWanted = () => this.session.game === game && this.#judged === first;
    if (!first) {
      this.#show(this.#question);
      return;
    }
    const { ruleset, start } = game;
    const answer = await insist(() => api.analysis(ruleset.id, start), isWanted);
    if (isWanted()) {
      this.#show(t(answer.best === first.move ? 'puzzle.right' : 'puzzle.wrong', { move: first.move }));
    }
  }

  async #open() {
    const { ruleset } = this.session.game;
    const puzzle = await insist(() => api.puzzle(ruleset.id), () => true);
    if (this.session.valuesShown) {
      this.session.toggleValues(); // they would give the solution away
      showValuesShown(this.session);
    }
    await this.onOpen(ruleset, puzzle.notation);
    this.#puzzle = puzzle;
    this.#game = this.session.game;
    this.#judged = null;
    await this.update();
    byId('board').scrollIntoView({ block: 'nearest' }); // the button is far below it on a phone
  }

  get #question() {
    const { date, player } = this.#puzzle;
    const lead = leadText(southsLead({ ...this.#puzzle, exact: true }));
    return t('puzzle.question', { date, player: playerName(player), lead });
  }

  #show(text) {
    this.place.textContent = text;
    announce(text);
  }
}
