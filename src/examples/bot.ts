// Plays one seat of a kept game to its end: bot.ts SERVER GAME south|north TOKEN
interface GameEvent { ply: number; version: number; position: { turn: string }; legal: string[]; outcome?: Outcome }
interface Outcome { winner: string | null }

const [server, game, seat, token] = process.argv.slice(2);
const end = (code: number, text: string): never => (console.log(text), process.exit(code));

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...init.headers };
  const answer = await fetch(`${server}/v1/games/${game}${path}`, { ...init, headers });
  if (answer.ok) return answer;
  if (![409, 412, 429, 502, 503, 504].includes(answer.status)) end(1, await answer.text());
  throw new Error(`${answer.status}: to be tried again`);
}

/** Follows the live stream: every ply from the start on, then the end. Returns or throws if it breaks off. */
async function play(): Promise<void> {
  const stream = (await request('/events')).body!.pipeThrough(new TextDecoderStream());
  const past = (await (await request('')).json() as GameEvent).ply;
  let text = '';
  for await (const part of stream) {
    const lines = (text + part).split('\n');
    text = lines.pop()!;
    for (const line of lines) if (line.startsWith('data:')) await react(JSON.parse(line.slice(5)), past);
  }
}

async function react({ ply, version, position, legal, outcome }: GameEvent, past: number): Promise<void> {
  if (outcome) end(0, `${seat}: the game is over, ${outcome.winner ?? 'nobody'} wins`);
  if (ply < past || position.turn !== seat || legal.length === 0) return;
  const body = JSON.stringify({ move: legal[Math.floor(Math.random() * legal.length)] });
  await request('/moves', { method: 'POST', body, headers: { 'If-Match': `"${version}"` } });
}

async function playOn(pause: number, begun = Date.now()): Promise<void> {
  await play().catch(() => {}); // broken off, or an answer that is an error
  setTimeout(() => playOn(Date.now() - begun > 1_000 ? 500 : Math.min(2 * pause, 30_000)), pause * Math.random());
}
void playOn(500);
