// The rules and rulings of a game, from its ruleset document.
import { element } from './dom.js';
import { t } from './language.js';

const ENGLISH = { lang: 'en' }; // what the API says of its games

export function showRules(place, ruleset) {
  place.replaceChildren(
    element('h3', {}, t('rules.how')),
    element('ol', ENGLISH, ...ruleset.moveRules.map((rule) => element('li', {}, rule))),
    element('h3', {}, t('rules.about')),
    element('p', ENGLISH, ruleset.description),
    element('h3', {}, t('rules.sources')),
    element('ul', ENGLISH, ...ruleset.sources.map((it) => element('li', {}, source(it)))),
  );
}

export function showRulings(place, ruleset) {
  place.replaceChildren(
    ...ruleset.rulings.map((it) =>
      element(
        'details',
        ENGLISH,
        element('summary', {}, it.question),
        element('p', {}, it.answer),
        element('p', { class: 'muted' }, it.basis),
      ),
    ),
  );
}

function source({ title, author, year, note }) {
  const by = [author, year].filter(Boolean).join(', ');
  return [by, title, note].filter(Boolean).join(': ').replace(/([^.])$/, '$1.');
}
