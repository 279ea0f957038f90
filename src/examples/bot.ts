// Plays one seat of a kept game to its end: bot.ts SERVER GAME south|north TOKEN
interface Game { ply: number; position: { turn: string }; legal: string[] }
interface Told { ply: number; outcome?: { winner: string | null } }

const [server, game, seat, token] = process.argv.slice(2);
const url = `${server}/v1/games/${game}`;

async function ask<Answer>(path = '', body?: object): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json() as Answer;
}

/** The live stream of the game: every ply from its start on, then the end. */
async function* events(): AsyncGenerator<Told> {
  const { body } = await fetch(`${url}/events`);
  let text = '';
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    const lines = (text + part).split('\n');
    text = lines.pop()!;
    for (const line of lines) if (line.startsWith('data:')) yield JSON.parse(line.slice(5));
  }
}

async function play(): Promise<void> {
  for await (const told of events()) {
    if (told.outcome) return console.log(`${seat}: the game is over, ${told.outcome.winner ?? 'nobody'} wins`);
    const now = await ask<Game>(); // the stream begins with what is past
    if (now.ply !== told.ply || now.position.turn !== seat || now.legal.length === 0) continue;
    await ask('/moves', { move: now.legal[Math.floor(Math.random() * now.legal.length)] });
  }
}

void play();
