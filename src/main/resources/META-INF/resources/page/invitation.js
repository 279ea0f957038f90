// The links of a new game or match that the service keeps: one for each seat, and one to watch.
import { element } from './dom.js';
import { PLAYERS } from './holes.js';
import { linkField } from './link-field.js';
import { keptFragment, seatFragment } from './links.js';
import { playerName } from './text.js';

const HOW_TO_START = [
  'Two engines play: everybody can watch.',
  'The engine waits for you: open the link of your seat.',
  'Take a seat, and send the other link to your opponent. A seat belongs to whoever has its link.',
];

/**
 * Shows the links; they are not shown again.
 *
 * @param kind `game` or `match`
 * @param tokens of the seats that persons take
 */
export function showInvitation(place, kind, id, tokens) {
  const free = PLAYERS.filter((it) => tokens[it]); // an engine's seat has no link
  const seats = free.map((player) =>
    linkField(`${playerName(player)}'s seat`, seatFragment(kind, id, { player, token: tokens[player] })),
  );
  place.hidden = false;
  place.replaceChildren(
    element('h3', {}, `The ${kind} is ready`),
    element('p', {}, HOW_TO_START[free.length]),
    ...seats,
    linkField('To watch', keptFragment(kind, id, null)),
  );
  place.querySelector('input').focus();
}
