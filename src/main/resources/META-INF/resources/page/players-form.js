// Who plays: each seat a person, with a name, or the engine at a level. The form owns these choices.
import { element } from './dom.js';
import { PLAYERS } from './holes.js';
import { t } from './language.js';
import { LEVELS, levelText, playerName } from './text.js';

export class PlayersForm {
  #selects = new Map();
  #names = new Map();

  /** @param onChange called when somebody else plays */
  constructor(place, onChange) {
    place.append(...PLAYERS.map((player) => this.#seat(player, onChange)));
    this.#showNames();
  }

  /** The level of the engine by player; 0 for a person. */
  get levels() {
    return Object.fromEntries(PLAYERS.map((it) => [it, Number(this.#selects.get(it).value)]));
  }

  /** The players as the API has them: `{south: {name}, north: {engine: {level}}}`. */
  get players() {
    const { levels } = this;
    const described = PLAYERS.map((player) => {
      const name = this.#names.get(player).value.trim();
      return [player, levels[player] ? { engine: { level: levels[player] } } : { ...(name && { name }) }];
    });
    return Object.fromEntries(described);
  }

  #seat(player, onChange) {
    const select = element(
      'select',
      { id: `${player}-player` },
      element('option', { value: '0' }, t('players.person')),
      ...LEVELS.map((level) => element('option', { value: level }, levelText(level))),
    );
    const name = element('input', {
      id: `${player}-name`,
      'aria-label': t('players.name-of', { player: playerName(player) }),
      placeholder: t('players.name'),
      maxlength: 60,
      autocomplete: 'off',
    });
    const changed = () => {
      this.#showNames();
      onChange();
    };
    select.addEventListener('change', changed);
    name.addEventListener('change', changed);
    this.#selects.set(player, select);
    this.#names.set(player, name);
    return element('span', { class: 'player' }, element('label', {}, playerName(player), ' ', select), name);
  }

  #showNames() {
    for (const [player, level] of Object.entries(this.levels)) {
      this.#names.get(player).hidden = level > 0;
    }
  }
}
