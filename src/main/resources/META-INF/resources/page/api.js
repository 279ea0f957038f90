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

const post = (path, body) =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const inLink = (notation) => notation.replaceAll(' ', '_');

export const rulesets = async () => (await ask('/v1/rulesets')).rulesets;

export const legalMoves = (ruleset, notation) =>
  ask(`/v1/rulesets/${ruleset}/legal-moves?position=${inLink(notation)}`);

/** Plays a move; every event carries the board after it. */
export const move = (ruleset, notation, hole) =>
  post(`/v1/rulesets/${ruleset}/move?boards=true`, { notation, move: hole });

/** Plays a whole line; sees repetition, which a single move cannot. */
export const replay = (ruleset, start, moves) =>
  post(`/v1/rulesets/${ruleset}/replay`, { start, moves });

export const nextGame = (request) => post('/v1/rulesets/adji-kui-ii/next-game', request);

export const pictureLink = (ruleset, notation, theme) =>
  `/v1/rulesets/${ruleset}/board.svg?position=${inLink(notation)}&theme=${theme}`;
