// The links of a new game or match that the service keeps: one for each seat, and one to watch.
import { element } from './dom.js';
import { PLAYERS } from './holes.js';
import { t } from './language.js';
import { linkField } from './link-field.js';
import { keptFragment, seatFragment } from './links.js';
import { playerName } from './text.js';

const HOW_TO_START = ['invitation.engines', 'invitation.engine', 'invitation.seats']; // by seats of persons

/**
 * Shows the links; they are not shown again.
 *
 * @param kind `game` or `match`
 * @param tokens of the seats that persons take
 */
export function showInvitation(place, kind, id, tokens) {
  const free = PLAYERS.filter((it) => tokens[it]); // an engine's seat has no link
  const seats = free.map((player) =>
    linkField(
      `${player}-seat`,
      t('link.seat', { player: playerName(player) }),
      seatFragment(kind, id, { player, token: tokens[player] }),
    ),
  );
  place.hidden = false;
  place.replaceChildren(
    element('h3', {}, t(`invitation.${kind}`)),
    element('p', {}, t(HOW_TO_START[free.length])),
    ...seats,
    linkField('watch', t('link.watch'), keptFragment(kind, id, null)),
  );
  place.querySelector('input').focus();
}
