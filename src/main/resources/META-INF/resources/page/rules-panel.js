// The rules and rulings of a game, from its ruleset document.
import { element } from './dom.js';

export function showRules(place, ruleset) {
  place.replaceChildren(
    element('h3', {}, 'How to move'),
    element('ol', {}, ...ruleset.moveRules.map((rule) => element('li', {}, rule))),
    element('h3', {}, 'About the game'),
    element('p', {}, ruleset.description),
    element('h3', {}, 'Sources'),
    element('ul', {}, ...ruleset.sources.map((it) => element('li', {}, source(it)))),
  );
}

export function showRulings(place, ruleset) {
  place.replaceChildren(
    ...ruleset.rulings.map((it) =>
      element(
        'details',
        {},
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
