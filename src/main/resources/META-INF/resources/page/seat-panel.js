// Which seat of a remote game this page has, the score of its match, and resignation.
import { element } from './dom.js';
import { t } from './language.js';
import { linkField } from './link-field.js';
import { matchEndText, playerName } from './text.js';

/** @param onResign called with the RemoteGame or RemoteMatch that is resigned */
export function showSeat(place, game, onResign) {
  const { match, seat } = game;
  const buttons = [];
  if (seat && !game.outcome) {
    buttons.push(resignButton('resign', t(match ? 'seat.resign-game' : 'seat.resign'), game, onResign));
  }
  if (match?.seat && !match.state.reason) {
    buttons.push(resignButton('resign-match', t('seat.resign-match'), match, onResign));
  }
  place.hidden = false;
  place.replaceChildren(
    element('h3', {}, seat ? t('seat.yours', { player: playerName(seat.player) }) : t('seat.watching')),
    ...(match ? matchScore(match.state) : []),
    linkField('watch', t('link.watch'), game.watchFragment),
    ...buttons,
  );
}

/** A button that asks first: resigning cannot be taken back. */
function resignButton(id, label, resigned, onResign) {
  const button = element('button', { type: 'button', id, onclick: ask }, label);
  const answers = element(
    'span',
    { role: 'group', 'aria-label': t('seat.sure', { action: label }) },
    `${t('seat.sure', { action: label })} `,
    element('button', { type: 'button', id: `${id}-yes`, onclick: () => onResign(resigned) }, t('seat.yes')),
    ' ',
    element('button', { type: 'button', id: `${id}-no`, onclick: close }, t('seat.no')),
  );
  function ask() {
    button.replaceWith(answers);
    answers.lastElementChild.focus();
  }
  function close() {
    answers.replaceWith(button);
    button.focus();
  }
  return button;
}

function matchScore({ games, winner, reason }) {
  const scores = games.map(({ score, outcome }) =>
    score ? t('match.score', score) : t(outcome ? 'match.given-up' : 'match.playing'),
  );
  return [
    element('p', {}, reason ? matchEndText({ winner, reason }) : t('match.game', { n: games.at(-1).number })),
    element('ol', { 'aria-label': t('match.games') }, ...scores.map((it) => element('li', {}, it))),
  ];
}
