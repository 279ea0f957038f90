// What the moves of a game that is over were worth: asked of the service when somebody wants to know.
import * as api from './api.js';
import { element } from './dom.js';
import { southsLead, turningPoints } from './evaluation.js';
import { t } from './language.js';
import { insist, reportErrors } from './messages.js';
import { turningPointText, valuedPlyText } from './text.js';
import { markPly, valueGraph } from './value-graph.js';

const TIME_MS = 200; // for each position
const MOST_PLIES = 1_000; // of a request

export class GameValues {
  #game = null;
  #values = []; // by plies before the position: `{lead, exact, kind, best}`
  #running = null; // the AbortController of the run under way

  /**
   * @param place the panel
   * @param onGo called with a ply that is to be shown
   */
  constructor(session, place, onGo) {
    Object.assign(this, { session, place, onGo });
  }

  /** Offers the values once a game is over. */
  update() {
    const { game, turn } = this.session;
    if (this.#game !== game || !turn.outcome) {
      this.#end();
      this.#values = [];
      this.#game = game;
    }
    this.place.hidden = !turn.outcome || game.plies.length === 0;
    this.show();
  }

  /** Asks what each move was worth, until all are known or it is stopped; goes on where it was broken off. */
  async run() {
    const { session } = this;
    const { game } = session;
    const running = new AbortController();
    this.#end();
    this.#running = running;
    this.#values = [];
    this.show();
    const isWanted = () => this.#running === running && session.game === game;
    while (isWanted() && this.#values.length <= game.plies.length) {
      await insist(() => this.#readOn(game, running.signal, isWanted), isWanted);
    }
    if (this.#running === running) {
      this.stop();
    }
  }

  async #readOn(game, signal, isWanted) {
    const from = Math.max(0, this.#values.length - 1);
    const request = {
      start: game.notationAfter(from),
      moves: game.plies.slice(from, from + MOST_PLIES).map(({ move }) => move),
      limits: { timeMs: TIME_MS },
    };
    try {
      for await (const { before, after } of api.moveValues(game.ruleset.id, request, signal)) {
        const known = this.#values.length > 0 ? [after] : [before, after];
        this.#values.push(...known.map((it) => ({ ...southsLead(it), best: it.best })));
        this.show();
      }
    } catch (failure) {
      if (isWanted()) {
        throw failure;
      }
    }
  }

  stop() {
    this.#end();
    this.show();
  }

  #end() {
    this.#running?.abort();
    this.#running = null;
  }

  show() {
    const { plies } = this.session.game;
    const focused = this.place.contains(document.activeElement) && document.activeElement.id;
    const known = this.#values.length;
    const content = [this.#button()];
    if (this.#running) {
      content.push(element('p', { class: 'muted' }, t('values.progress', { known, n: plies.length + 1 })));
    }
    if (known > 1) {
      const turning = turningPoints(this.#values, plies);
      content.push(valueGraph(this.#values, plies.length, turning), legend());
      content.push(...this.#turningPoints(plies, turning));
      content.push(this.#all(plies));
    }
    this.place.replaceChildren(...content);
    this.mark();
    if (focused) {
      (document.getElementById(focused) ?? this.place.querySelector('button')).focus();
    }
  }

  /** Marks the ply that is shown in the graph. */
  mark() {
    const { game, shownPly } = this.session;
    const graph = this.place.querySelector('.graph');
    if (graph) {
      markPly(graph, shownPly, game.plies.length);
    }
  }

  #button() {
    return this.#running
      ? element('button', { type: 'button', id: 'stop-values', onclick: () => this.stop() }, t('values.stop'))
      : element(
          'button',
          { type: 'button', id: 'game-values-start', onclick: () => reportErrors(() => this.run()) },
          t('values.ask'),
        );
  }

  #turningPoints(plies, turning) {
    const items = turning.map((ply) =>
      element('li', {}, this.#link(ply), element('span', {}, turningPointText(plies[ply - 1], this.#values, ply))),
    );
    if (items.length > 0) {
      return [element('h3', {}, t('values.turning')), element('ul', { class: 'turning' }, ...items)];
    }
    return this.#running ? [] : [element('p', {}, t('values.no-turning'))];
  }

  #link(ply) {
    const attributes = { type: 'button', class: 'small', 'aria-label': t('values.show-before', { ply }) };
    return element('button', { ...attributes, onclick: () => this.onGo(ply - 1) }, ply);
  }

  #all(plies) {
    const items = this.#values.slice(1).map((_, i) => valuedPlyText(plies[i], this.#values, i + 1));
    return element(
      'details',
      {},
      element('summary', {}, t('values.all')),
      element('ol', {}, ...items.map((it) => element('li', {}, it))),
    );
  }
}

const legend = () => element('p', { class: 'muted' }, t('values.legend'));
