// Plays one seat of a kept game to its end: bot.ts SERVER GAME south|north TOKEN
interface Game { ply: number; position: { turn: string }; legal: string[] }
interface GameEvent { ply: number; outcome?: { winner: string | null } }

const [server, game, seat, token] = process.argv.slice(2);
const url = `${server}/v1/games/${game}`;

async function request<Answer>(path = '', body?: object): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json() as Answer;
}

/** The live stream of the game: every ply from its start on, then the end. */
async function* events(): AsyncGenerator<GameEvent> {
  const { body } = await fetch(`${url}/events`);
  let text = '';
  for await (const part of body!.pipeThrough(new TextDecoderStream())) {
    const lines = (text + part).split('\n');
    text = lines.pop()!;
    for (const line of lines) if (line.startsWith('data:')) yield JSON.parse(line.slice(5));
  }
}

async function play(): Promise<void> {
  for await (const event of events()) {
    if (event.outcome) return console.log(`${seat}: the game is over, ${event.outcome.winner ?? 'nobody'} wins`);
    const now = await request<Game>(); // the stream begins with past plies
    if (now.ply !== event.ply || now.position.turn !== seat || now.legal.length === 0) continue;
    await request('/moves', { move: now.legal[Math.floor(Math.random() * now.legal.length)] });
  }
}

void play();
