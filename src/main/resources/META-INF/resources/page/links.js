// The part of a link after `#` that names what the server keeps; it is never sent to a server, so
// tokens stay out of logs.

/**
 * @param kind `game` or `match`
 * @param seat `{player, token}`, or null to watch
 */
export const keptLink = (kind, id, seat) =>
  `#${kind}/${id}${seat ? `/${seat.player}/${seat.token}` : ''}`;

/** Reads such a part; null when it is none. */
export function readKeptLink(hash) {
  const [kind, id, player, token] = hash.replace(/^#/, '').split('/');
  if (!['game', 'match'].includes(kind) || !id) {
    return null;
  }
  return { kind, id, seat: token ? { player, token } : null };
}
