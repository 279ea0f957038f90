// The public HTTP API, as far as this page uses it.

/** An answer of 4xx or 5xx: an RFC 9457 problem. */
export class Problem extends Error {
  constructor(problem) {
    super(problem.detail ?? problem.title ?? 'The server cannot answer.');
    Object.assign(this, problem);
  }
}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Problem({ code: 'unreachable', detail: 'The server cannot be reached.' });
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) {
    throw new Problem(body);
  }
  return body;
}

const post = (path, body, headers = {}) =>
  ask(path, {
    method: 'POST',
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    body: body && JSON.stringify(body),
  });

const bearer = (token) => ({ Authorization: `Bearer ${token}` });

const inLink = (notation) => notation.replaceAll(' ', '_');

export const rulesets = async () => (await ask('/v1/rulesets')).rulesets;

export const legalMoves = (ruleset, notation) =>
  ask(`/v1/rulesets/${ruleset}/legal-moves?position=${inLink(notation)}`);

export const move = (ruleset, notation, hole) =>
  post(`/v1/rulesets/${ruleset}/move`, { notation, move: hole });

/** Plays a whole line; sees repetition, which a single move cannot. */
export const replay = (ruleset, start, moves) =>
  post(`/v1/rulesets/${ruleset}/replay`, { start, moves });

export const nextGame = (request) => post('/v1/rulesets/adji-kui-ii/next-game', request);

export const pictureLink = (ruleset, notation, theme) =>
  `/v1/rulesets/${ruleset}/board.svg?position=${inLink(notation)}&theme=${theme}`;

/** What a position and its moves are worth. */
export const analysis = (ruleset, notation) =>
  ask(`/v1/rulesets/${ruleset}/analysis?position=${inLink(notation)}&timeMs=1000`);

/** Starts a kept game: `{game, tokens}`. */
export const createGame = (ruleset, start) => post('/v1/games', { ruleset, start });

export const game = (id) => ask(`/v1/games/${encodeURIComponent(id)}`);

/** @param key makes it safe to send the move again */
export const playKept = (id, token, hole, key) =>
  post(`/v1/games/${id}/moves`, { move: hole }, { ...bearer(token), 'Idempotency-Key': key });

export const resign = (id, token) => post(`/v1/games/${id}/resignation`, undefined, bearer(token));

/** Starts a kept match: `{match, tokens}`. */
export const createMatch = () => post('/v1/matches', {});

export const match = (id) => ask(`/v1/matches/${encodeURIComponent(id)}`);

export const buy = (id, token, holes) =>
  post(`/v1/matches/${id}/purchases`, { buy: holes }, bearer(token));

export const leaveEmpty = (id, token, holes) =>
  post(`/v1/matches/${id}/fillings`, { leaveEmpty: holes }, bearer(token));

export const resignMatch = (id, token) =>
  post(`/v1/matches/${id}/resignation`, undefined, bearer(token));
