// Plays one seat of a kept game to its end: node bot.mjs ORIGIN GAME south|north TOKEN
const [origin, game, seat, token] = process.argv.slice(2);
const url = `${origin}/v1/games/${game}`;

async function ask(path = '', body) {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The live stream of the game: what it was at the start, then every ply, then the end. */
async function* events() {
  const { body } = await fetch(`${url}/events`);
  let text = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const whole = (text + part).split('\n\n');
    text = whole.pop();
    for (const event of whole) {
      const fields = Object.fromEntries(event.split('\n').map((it) => it.split(/:(.*)/s)));
      if (fields.data) yield [fields.event.trim(), JSON.parse(fields.data)];
    }
  }
}

for await (const [name, event] of events()) {
  if (name === 'end') {
    console.log(`${seat}: the game is over, ${event.outcome.winner} wins`);
    break;
  }
  const now = await ask(); // the stream begins with what is past
  if (now.ply === event.ply && now.position.turn === seat && now.legal.length > 0) {
    await ask('/moves', { move: now.legal[Math.floor(Math.random() * now.legal.length)] });
  }
}
