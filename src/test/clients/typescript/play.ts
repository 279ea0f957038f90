// Plays a whole game of every ruleset by the client that openapi-typescript makes of the contract.
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

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

const { rulesets } = granted(await client.GET('/v1/rulesets'));
for (const ruleset of rulesets) {
  await play(ruleset.id, ruleset.startNotation);
}
