// Playing with somebody elsewhere: links to the seats of a kept game or match.
import { element } from './dom.js';
import { keptLink } from './links.js';
import { matchEnd, name } from './words.js';

const absolute = (hash) => new URL(hash, location.href).href;

/**
 * The links of a new game or match, one for each seat and one to watch; each is shown only now.
 *
 * @param kind `game` or `match`
 */
export function showLinks(place, kind, id, tokens) {
  const links = [
    ...['south', 'north'].map((player) => [
      `${name(player)}'s seat`,
      keptLink(kind, id, { player, token: tokens[player] }),
    ]),
    ['To watch', keptLink(kind, id, null)],
  ];
  place.hidden = false;
  place.replaceChildren(
    element('h3', {}, `The ${kind} is ready`),
    element('p', {}, 'Take a seat, and send the other link to your opponent. A seat belongs to whoever has its link.'),
    ...links.map(([label, hash]) => linkRow(label, hash)),
  );
}

function linkRow(label, hash) {
  const id = `link-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  const field = element('input', {
    id,
    readonly: true,
    value: absolute(hash),
    onfocus: (event) => event.target.select(),
  });
  return element(
    'p',
    { class: 'link' },
    element('label', { for: id }, label),
    field,
    element('a', { class: 'button', href: hash, 'aria-label': `Open: ${label}` }, 'Open'),
  );
}

/**
 * Which game is open and in which seat, and how its match stands.
 *
 * @param onResign called with the game, or with the match, that is given up
 */
export function showSeat(place, game, onResign) {
  const { match } = game;
  const ended = Boolean(game.outcome);
  place.hidden = false;
  place.replaceChildren(
    element('h3', {}, game.seat ? `You have ${name(game.seat.player)}'s seat` : 'You are watching'),
    ...(match ? matchScore(match.state) : []),
    linkRow('To watch', game.watchLink),
    ...(game.seat && !ended ? [resignation('resign', match ? 'Resign the game' : 'Resign', game)] : []),
    ...(match?.seat && !match.state.winner
      ? [resignation('resign-match', 'Resign the match', match)]
      : []),
  );

  function resignation(id, label, what) {
    return element('button', { type: 'button', id, onclick: () => onResign(what) }, label);
  }
}

function matchScore({ games, winner, reason }) {
  const lines = games.map(({ score }) =>
    score ? `South ${score.south}, North ${score.north}` : 'being played',
  );
  return [
    element('p', {}, winner ? matchEnd({ winner, reason }) : `Game ${games.length} of the match`),
    element('ol', { 'aria-label': 'Games of the match' }, ...lines.map((it) => element('li', {}, it))),
  ];
}
