// The public HTTP API of the service, as far as the page uses it.
import { t } from './language.js';

/** An error response: a problem of RFC 9457. */
export class Problem extends Error {
  constructor(problem) {
    super(problem.detail ?? problem.title ?? t('error.answer'));
    Object.assign(this, problem);
  }
}

/** The failure that there is no answer. */
export const unreachable = () =>
  new Problem({ code: 'unreachable', detail: t('error.unreachable') });

/** The problem that an error response tells of; one of a proxy's has a status and nothing else. */
export async function problemOf(response) {
  const body = await response.json().catch(() => ({}));
  return new Problem({ ...body, status: response.status });
}

/** @throws {Problem} for a response of 4xx or 5xx, and when there is none */
async function send(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw unreachable();
  }
  if (!response.ok) {
    throw await problemOf(response);
  }
  return response;
}

/**
 * Sends a request and reads the JSON of its response.
 *
 * @throws {Problem} as `send` does, and when the response is not whole
 */
export async function requestJson(path, options) {
  const response = await send(path, options);
  try {
    return await response.json();
  } catch {
    throw unreachable(); // the connection broke before the response was whole
  }
}

/** The values of NDJSON, one a line, until the stream ends or breaks off. */
async function* jsonLines(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true }));
    if (done) {
      return;
    }
    const lines = (rest + value).split('\n');
    rest = lines.pop();
    yield* lines.map((it) => JSON.parse(it));
  }
}

const jsonBody = (body, headers = {}) => ({
  method: 'POST',
  headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
  body: body && JSON.stringify(body),
});

const post = (path, body, headers) => requestJson(path, jsonBody(body, headers));

const bearer = (token) => ({ Authorization: `Bearer ${token}` });

// Commas and slashes may stand in a query; a link is easier to read with them.
const inQuery = (notation) =>
  encodeURIComponent(notation.replaceAll(' ', '_')).replaceAll('%2C', ',').replaceAll('%2F', '/');

export const rulesets = async () => (await requestJson('/v1/rulesets')).rulesets;

export const legalMoves = (ruleset, notation) =>
  requestJson(`/v1/rulesets/${ruleset}/legal-moves?position=${inQuery(notation)}`);

export const move = (ruleset, notation, hole) =>
  post(`/v1/rulesets/${ruleset}/move`, { notation, move: hole });

/** Plays a sequence of moves; detects repetition, which a single move cannot. */
export const replay = (ruleset, start, moves) =>
  post(`/v1/rulesets/${ruleset}/replay`, { start, moves });

/** Sets up the next game of a match, in a ruleset that sells holes. */
export const nextGame = (ruleset, request) => post(`/v1/rulesets/${ruleset}/next-game`, request);

/** @param played a move whose path is drawn over the position before it; none where it is left out */
export const pictureLink = (ruleset, notation, theme, played) =>
  `/v1/rulesets/${ruleset}/board.svg?position=${inQuery(notation)}&theme=${theme}${played ? `&move=${played}` : ''}`;

/** The value of a position and of each of its moves. */
export const analysis = (ruleset, notation, timeMs = 1000) =>
  requestJson(`/v1/rulesets/${ruleset}/analysis?position=${inQuery(notation)}&timeMs=${timeMs}`);

/** The puzzle of today. */
export const puzzle = (ruleset) => requestJson(`/v1/rulesets/${ruleset}/puzzle`);

/**
 * What each move of a game was worth: reads the answer line by line, as it comes.
 *
 * @param request as the API has it: `{start, moves, limits}`
 * @param signal of an AbortController, which ends it
 * @throws {Problem} also when the answer breaks off
 */
export async function* moveValues(ruleset, request, signal) {
  const response = await send(`/v1/rulesets/${ruleset}/replay/values`, { ...jsonBody(request), signal });
  let lines = 0;
  for await (const line of jsonLines(response.body)) {
    if (line.problem) {
      throw new Problem(line.problem);
    }
    lines++;
    yield line;
  }
  if (lines < request.moves.length) {
    throw unreachable();
  }
}

/** Creates a game that the service keeps: `{game, tokens}`. */
export const createGame = (ruleset, start, players) =>
  post('/v1/games', { ruleset, start, players });

export const game = (id) => requestJson(`/v1/games/${encodeURIComponent(id)}`);

/** @param key an idempotency key, which makes it safe to send the move again */
export const playInGame = (id, token, hole, key) =>
  post(`/v1/games/${id}/moves`, { move: hole }, { ...bearer(token), 'Idempotency-Key': key });

export const resignGame = (id, token) =>
  post(`/v1/games/${id}/resignation`, undefined, bearer(token));

/** Creates a match that the service keeps: `{match, tokens}`. */
export const createMatch = (players) => post('/v1/matches', { players });

export const match = (id) => requestJson(`/v1/matches/${encodeURIComponent(id)}`);

export const buyHoles = (id, token, holes) =>
  post(`/v1/matches/${id}/purchases`, { buy: holes }, bearer(token));

export const leaveHolesEmpty = (id, token, holes) =>
  post(`/v1/matches/${id}/fillings`, { leaveEmpty: holes }, bearer(token));

export const resignMatch = (id, token) =>
  post(`/v1/matches/${id}/resignation`, undefined, bearer(token));
