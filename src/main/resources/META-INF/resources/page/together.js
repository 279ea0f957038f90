// Playing with somebody elsewhere: links to the seats of a kept game.
import { element } from './dom.js';
import { gameLink } from './kept-game.js';
import { name } from './words.js';

const absolute = (hash) => new URL(hash, location.href).href;

/** The links of a new game, one for each seat and one to watch; each is shown only now. */
export function showLinks(place, { game, tokens }) {
  const links = [
    ...['south', 'north'].map((player) => [
      `${name(player)}'s seat`,
      gameLink(game.id, { player, token: tokens[player] }),
    ]),
    ['To watch', gameLink(game.id, null)],
  ];
  place.hidden = false;
  place.replaceChildren(
    element('h3', {}, 'The game is ready'),
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

/** Which game is open and in which seat. */
export function showSeat(place, game, onResign) {
  const ended = Boolean(game.outcome);
  place.hidden = false;
  place.replaceChildren(
    element('h3', {}, game.seat ? `You have ${name(game.seat.player)}'s seat` : 'You are watching'),
    linkRow('To watch', gameLink(game.id, null)),
    ...(game.seat && !ended
      ? [element('button', { type: 'button', id: 'resign', onclick: onResign }, 'Resign')]
      : []),
  );
}
