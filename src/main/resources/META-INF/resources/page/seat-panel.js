// Which seat of a remote game this page has, the score of its match, and resignation.
import { element } from './dom.js';
import { linkField } from './link-field.js';
import { matchEndText, playerName } from './text.js';

/** @param onResign called with the RemoteGame or RemoteMatch that is resigned */
export function showSeat(place, game, onResign) {
  const { match, seat } = game;
  const buttons = [];
  if (seat && !game.outcome) {
    buttons.push(resignButton('resign', match ? 'Resign the game' : 'Resign', game, onResign));
  }
  if (match?.seat && !match.state.reason) {
    buttons.push(resignButton('resign-match', 'Resign the match', match, onResign));
  }
  place.hidden = false;
  place.replaceChildren(
    element('h3', {}, seat ? `You have ${playerName(seat.player)}'s seat` : 'You are watching'),
    ...(match ? matchScore(match.state) : []),
    linkField('To watch', game.watchFragment),
    ...buttons,
  );
}

/** A button that asks first: resigning cannot be taken back. */
function resignButton(id, label, resigned, onResign) {
  const button = element('button', { type: 'button', id, onclick: ask }, label);
  const answers = element(
    'span',
    { role: 'group', 'aria-label': `${label}?` },
    `${label}? `,
    element('button', { type: 'button', id: `${id}-yes`, onclick: () => onResign(resigned) }, 'Yes'),
    ' ',
    element('button', { type: 'button', id: `${id}-no`, onclick: close }, 'No'),
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
    score ? `South ${score.south}, North ${score.north}` : outcome ? 'given up' : 'being played',
  );
  return [
    element('p', {}, reason ? matchEndText({ winner, reason }) : `Game ${games.at(-1).number} of the match`),
    element('ol', { 'aria-label': 'Games of the match' }, ...scores.map((it) => element('li', {}, it))),
  ];
}
