// Plays by the client that openapi-typescript makes of the contract: whole games, a kept game with a forced
// pass, and a match with a purchase; then it reads the streams of both, typed, and that of a seat.
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

type Schemas = components['schemas'];
type RulesetId = components['schemas']['RulesetId'];

const baseUrl = process.argv[2] ?? 'http://localhost:8080';
const client = createClient<paths>({ baseUrl });

/** The answer's data; fails with the problem otherwise. */
function granted<T>(answer: { data?: T; error?: unknown }): T {
  if (answer.data === undefined) {
    throw new Error(JSON.stringify(answer.error));
  }
  return answer.data;
}

async function play(ruleset: RulesetId, start: string): Promise<void> {
  let notation = start;
  const params = { path: { ruleset } };
  for (let ply = 0; ply < 1000; ply++) {
    const { legal } = granted(
      await client.POST('/v1/rulesets/{ruleset}/legal-moves', { params, body: { notation } }),
    );
    const choice = legal[(ply * 5 + 3) % legal.length];
    if (choice === undefined) {
      throw new Error(`nothing is legal in ${notation}`);
    }
    const played = granted(
      await client.POST('/v1/rulesets/{ruleset}/move', {
        params,
        body: { notation, move: choice.move },
      }),
    );
    const laps = played.events.filter((it) => it.type === 'lap').length;
    if (laps !== choice.laps) {
      throw new Error(`${laps} laps were played, ${choice.laps} were foretold`);
    }
    notation = played.notation;
    if (played.outcome) {
      console.log(`${ruleset}: ${ply + 1} plies, ${played.outcome.winner ?? 'nobody'} wins`);
      return;
    }
  }
  throw new Error(`${ruleset} does not end`);
}

/** The data of the events of a stream that ends. */
async function events<T>(path: string, headers = {}): Promise<T[]> {
  const text = await (await fetch(baseUrl + path, { headers })).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice(5)) as T);
}

function require(condition: boolean, what: unknown): void {
  if (!condition) {
    throw new Error(JSON.stringify(what));
  }
}

const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token}` });

async function playForcedPass(): Promise<void> {
  const made = granted(
    await client.POST('/v1/games', {
      body: { ruleset: 'adji-kui-ii', start: '2,0,0,3,2,0/1,1,1,0,0,0 s 20-18' },
    }),
  );
  const params = { path: { id: made.game.id } };
  const headers = bearer(made.tokens.south);
  const played = granted(
    await client.POST('/v1/games/{id}/moves', { params, headers, body: { move: 'A' } }),
  );
  require(played.followed.length === 1 && played.followed[0]?.move === 'pass', played);
  const next = played.legal[0];
  require(played.turn === 'south' && next !== undefined, played);
  granted(
    await client.POST('/v1/games/{id}/moves', { params, headers, body: { move: next ?? 'pass' } }),
  );
  granted(await client.POST('/v1/games/{id}/resignation', { params, headers }));
  const stream = await events<Schemas['GameStreamEvent']>(`/v1/games/${made.game.id}/events`);
  const moves = stream.flatMap((it) => ('move' in it ? [it.move] : []));
  require(moves[0] === 'A' && moves[1] === 'pass', moves);
  const end = stream.at(-1);
  require(end !== undefined && 'outcome' in end && end.outcome.winner === 'north', end);
  const [over] = await events<Schemas['SeatStreamEvent']>('/v1/seat/events', headers);
  require(over !== undefined && 'game' in over && over.game.outcome?.winner === 'north', over);
  console.log(`a forced pass: ${stream.length} events`);
}

/** North resigns the first game as soon as something is captured: South buys all that it can. */
async function playPurchase(): Promise<void> {
  const { match, tokens } = granted(await client.POST('/v1/matches', { body: {} }));
  const params = { path: { id: match.id } };
  const game = async () => granted(await client.GET('/v1/games/{id}', { params }));
  for (let now = await game(); now.position.captured.north < 4; now = await game()) {
    const move = now.legal[now.ply % now.legal.length] ?? 'pass';
    const headers = bearer(tokens[now.position.turn]);
    granted(await client.POST('/v1/games/{id}/moves', { params, headers, body: { move } }));
  }
  const south = bearer(tokens.south);
  const north = bearer(tokens.north);
  granted(await client.POST('/v1/games/{id}/resignation', { params, headers: north }));
  const { phase, choice } = granted(await client.GET('/v1/matches/{id}', { params }));
  require(phase === 'buying' && choice?.player === 'south', choice);
  const buy = choice?.holes.slice(0, choice.atMost) ?? [];
  let after = granted(
    await client.POST('/v1/matches/{id}/purchases', { params, headers: south, body: { buy } }),
  );
  if (after.phase === 'filling') {
    const body = { leaveEmpty: [] };
    after = granted(
      await client.POST('/v1/matches/{id}/fillings', { params, headers: north, body }),
    );
  }
  require(after.phase === 'playing' && after.games.length === 2, after);
  granted(await client.POST('/v1/matches/{id}/resignation', { params, headers: north }));
  const stream = await events<Schemas['MatchStreamEvent']>(`/v1/matches/${match.id}/events`);
  const end = stream.at(-1);
  require(end !== undefined && 'winner' in end && end.winner === 'south', end);
  const [over] = await events<Schemas['SeatStreamEvent']>('/v1/seat/events', north);
  require(over !== undefined && 'match' in over && over.match.winner === 'south', over);
  console.log(`a match: ${buy.length} holes bought, ${stream.length} events`);
}

const { rulesets } = granted(await client.GET('/v1/rulesets'));
for (const ruleset of rulesets) {
  await play(ruleset.id, ruleset.startNotation);
}
await playForcedPass();
await playPurchase();
