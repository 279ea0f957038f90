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
  if (match?.seat && !match.state.winner) {
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

const resignButton = (id, label, resigned, onResign) =>
  element('button', { type: 'button', id, onclick: () => onResign(resigned) }, label);

function matchScore({ games, winner, reason }) {
  const scores = games.map(({ score }) =>
    score ? `South ${score.south}, North ${score.north}` : 'being played',
  );
  return [
    element('p', {}, winner ? matchEndText({ winner, reason }) : `Game ${games.length} of the match`),
    element('ol', { 'aria-label': 'Games of the match' }, ...scores.map((it) => element('li', {}, it))),
  ];
}
