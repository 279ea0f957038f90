// The list of moves: a line for each, with its events below.
import { element } from './dom.js';
import { eventText, plyText } from './text.js';

const MAX_EVENTS = 60;

/** @param plies each with `move`, `player`, `summary`, `events` */
export function showMoveLog(place, plies) {
  if (plies.length === 0) {
    place.replaceChildren(element('p', { class: 'muted' }, 'No move has been made.'));
    return;
  }
  const items = plies.map((ply, i) => plyItem(ply, i === plies.length - 1));
  place.replaceChildren(element('ol', {}, ...items));
  place.scrollTop = items.at(-1).offsetTop - place.offsetTop;
}

function plyItem(ply, open) {
  return element(
    'li',
    { 'data-player': ply.player },
    element(
      'details',
      { open },
      element('summary', {}, plyText(ply)),
      element('ul', {}, ...eventTexts(ply.events).map((text) => element('li', {}, text))),
    ),
  );
}

// A long relay has thousands of laps: its first events and its last two are listed.
function eventTexts(events) {
  const texts = events.slice(0, MAX_EVENTS).map(eventText);
  const left = events.length - texts.length;
  return left > 0
    ? [...texts, `… and ${left} more, to:`, ...events.slice(-2).map(eventText)]
    : texts;
}
