// Kept games and matches as the API has them, without a page.
import assert from 'node:assert/strict';
import { ORIGIN } from './browser.mjs';

/** Asks the API; sends a body where there is a token. */
export async function ask(path, token, body) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(ORIGIN + path, token && { method: 'POST', headers, body });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

/** Makes a game: its id, the tokens of its seats, and the fragments of its links. */
export async function createGame(ruleset) {
  const { game, tokens } = await ask('/v1/games', 'none', JSON.stringify({ ruleset }));
  return { id: game.id, tokens, ...fragments('game', game.id, tokens) };
}

/** The same of a match. */
export async function createMatch() {
  const { match, tokens } = await ask('/v1/matches', 'none', '{}');
  return { id: match.id, tokens, ...fragments('match', match.id, tokens) };
}

const fragments = (kind, id, { south, north }) => ({
  south: `/#${kind}/${id}/south/${south}`,
  north: `/#${kind}/${id}/north/${north}`,
  watch: `/#${kind}/${id}`,
});

/** Plays some legal moves; returns the game after them. */
export async function playMoves({ id, tokens }, most) {
  let game = await ask(`/v1/games/${id}`);
  for (let i = 0; i < most && game.legal.length > 0; i++) {
    const move = game.legal[(game.ply * 5 + 3) % game.legal.length];
    await ask(`/v1/games/${id}/moves`, tokens[game.position.turn], JSON.stringify({ move }));
    game = await ask(`/v1/games/${id}`);
  }
  return game;
}

/**
 * Plays the first game of a match until a player has captured enough to fill two holes, and gives it
 * up for them.
 *
 * @returns who may buy now, and the score
 */
export async function endGame({ id, tokens }) {
  for (let game = await ask(`/v1/games/${id}`); ; game = await playMoves({ id, tokens }, 1)) {
    const { captured } = game.position;
    const loser = ['south', 'north'].find((it) => captured[it] >= 8);
    if (loser) {
      await ask(`/v1/games/${id}/resignation`, tokens[loser], '');
      const { choice, games } = await ask(`/v1/matches/${id}`);
      return { buyer: choice.player, score: games[0].score };
    }
  }
}
