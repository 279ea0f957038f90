// The fragment of a link, the part after `#`. Browsers never send it to a server, so that the tokens
// of seats stay out of logs.

/**
 * The fragment that gives a seat of a game or match kept by the service to whoever opens it.
 *
 * @param kind `game` or `match`
 */
export const seatFragment = (kind, id, { player, token }) => `#${kind}/${id}/${player}/${token}`;

/**
 * The fragment that names a game or match, and a seat, without a token.
 *
 * @param player null to watch
 */
export const keptFragment = (kind, id, player) => `#${kind}/${id}${player ? `/${player}` : ''}`;

/** `{kind, id, player, token}` of such a fragment, the last two perhaps undefined; null for any other. */
export function parseSeatFragment(fragment) {
  const [kind, id, player, token] = fragment.replace(/^#/, '').split('/');
  if (!['game', 'match'].includes(kind) || !id) {
    return null;
  }
  return { kind, id, player, token };
}

/** The fragment that names a position of a ruleset. */
export const positionFragment = (ruleset, notation) => `#${ruleset}/${notation.replaceAll(' ', '_')}`;

/** `{ruleset, notation}` of such a fragment; either is undefined where the fragment lacks it. */
export function parsePositionFragment(fragment) {
  const [ruleset, ...rows] = decode(fragment.replace(/^#/, '')).split('/');
  return {
    ruleset: ruleset || undefined,
    notation: rows.length > 0 ? rows.join('/').replaceAll('_', ' ') : undefined,
  };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % stands for itself
  }
}
