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

const PASS = '-';

/**
 * The fragment that names a position of a ruleset, and the moves that were played from there: a letter
 * each, a dash for a pass.
 */
export function positionFragment(ruleset, notation, moves) {
  const played = moves.map((it) => (it === 'pass' ? PASS : it)).join('');
  return `#${ruleset}/${notation.replaceAll(' ', '_')}${played && `/${played}`}`;
}

/** `{ruleset, notation, moves}` of such a fragment; what it lacks is undefined, or no moves. */
export function parsePositionFragment(fragment) {
  const [ruleset, south, north, moves = ''] = decode(fragment.replace(/^#/, '')).split('/');
  const notation = [south, north].filter((it) => it !== undefined).join('/');
  return {
    ruleset: ruleset || undefined,
    notation: notation ? notation.replaceAll('_', ' ') : undefined,
    moves: [...moves].map((it) => (it === PASS ? 'pass' : it)),
  };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % stands for itself
  }
}
