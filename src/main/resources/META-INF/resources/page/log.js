// The moves in words: a line each, with all that happened in it below.
import { element } from './dom.js';
import * as words from './words.js';

const MAX_EVENTS = 60;

/** @param plies each with `move`, `player`, `summary`, `events` */
export function showLog(place, plies) {
  if (plies.length === 0) {
    place.replaceChildren(element('p', { class: 'quiet' }, 'No move has been made.'));
    return;
  }
  place.replaceChildren(
    element('ol', {}, ...plies.map((ply, i) => line(ply, i === plies.length - 1))),
  );
  place.scrollTop = place.querySelector('ol').lastChild.offsetTop - place.offsetTop;
}

function line(ply, open) {
  const told = ply.events.slice(0, MAX_EVENTS).map((it) => element('li', {}, words.event(it)));
  const left = ply.events.length - told.length;
  if (left > 0) {
    told.push(element('li', {}, `… and ${left} more, to:`));
    told.push(...ply.events.slice(-2).map((it) => element('li', {}, words.event(it))));
  }
  return element(
    'li',
    { 'data-player': ply.player },
    element(
      'details',
      { open },
      element('summary', {}, words.ply(ply)),
      element('ul', {}, ...told),
    ),
  );
}
