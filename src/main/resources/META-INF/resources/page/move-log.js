// The list of moves: a line for each, with its events below.
import { element } from './dom.js';
import { t } from './language.js';
import { eventText, plyText } from './text.js';

const MAX_EVENTS = 60;

/** @param plies each with `move`, `player`, `summary`, `events` */
export function showMoveLog(place, plies) {
  if (plies.length === 0) {
    place.replaceChildren(element('p', { class: 'muted' }, t('log.empty')));
    return;
  }
  const items = plies.map((ply, i) => plyItem(ply, i + 1, i === plies.length - 1));
  const focused = place.contains(document.activeElement) && document.activeElement.dataset.ply;
  place.replaceChildren(element('ol', {}, ...items));
  if (focused) {
    place.querySelector(`[data-ply="${focused}"]`)?.focus();
  }
  place.scrollTop = items.at(-1).offsetTop - place.offsetTop;
}

function plyItem(ply, number, open) {
  return element(
    'li',
    { 'data-player': ply.player },
    element('button', { type: 'button', 'data-ply': number, 'aria-label': t('log.show', { ply: number }) }, number),
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
    ? [...texts, t('log.more', { n: left }), ...events.slice(-2).map(eventText)]
    : texts;
}
