// The engine's moves in free play. Engines with a level play in games that the service keeps: one is
// made beside the game on this page, follows the person's moves, and tells the engine's.
import * as api from './api.js';
import { EventStream } from './event-stream.js';
import { PLAYERS } from './holes.js';
import { insist, showTouch } from './messages.js';

export class EngineOpponent {
  #kept = null; // {game, levels, from, id, tokens, plies, stream, wake}

  /** @param onMove called with the move that the engine makes; fails with the request */
  constructor(session, onMove) {
    Object.assign(this, { session, onMove });
  }

  /** Makes the engine's move, if it is to move. */
  async update() {
    const { session } = this;
    const { turn } = session;
    if (turn && !turn.outcome && session.engineToMove) {
      const isWanted = () => turn === session.turn && session.engineToMove;
      const move = await insist(() => this.#choose(isWanted), isWanted);
      if (move && isWanted()) {
        await this.onMove(move);
      }
    }
  }

  /** Gives the kept game up, that no engine waits for its next move. */
  close() {
    const kept = this.#kept;
    this.#kept = null;
    kept?.stream?.close();
    kept?.wake();
    const [token] = Object.values(kept?.tokens ?? {});
    if (token && !kept.over) {
      api.resignGame(kept.id, token).catch(() => {}); // the game stays, and is of no use
    }
  }

  /** The engine's move in the position on the page; undefined when it is not wanted any more. */
  async #choose(isWanted) {
    const { game, levels } = this.session;
    if (!this.#follows(game, levels)) {
      this.close();
      const kept = await this.#keep(game, levels);
      if (!isWanted()) {
        return undefined;
      }
      this.#kept = kept;
    }
    const kept = this.#kept;
    const index = game.plies.length - kept.from;
    await this.#sendMoves(kept, game.plies.slice(kept.from));
    this.#listen(kept);
    while (kept === this.#kept && kept.plies.length <= index && !kept.failure) {
      await new Promise((resolve) => {
        kept.wake = resolve;
      });
    }
    if (kept.failure) {
      this.close();
      throw kept.failure;
    }
    return kept.plies[index]?.move;
  }

  /** Whether the moves of the kept game are those on the page, as far as both go. */
  #follows(game, levels) {
    const kept = this.#kept;
    return (
      kept?.game === game &&
      PLAYERS.every((it) => kept.levels[it] === levels[it]) &&
      game.plies.length >= kept.from &&
      kept.before === game.notationAfter(kept.from) &&
      kept.plies.every(({ move }, i) => move === (game.plies[kept.from + i]?.move ?? move))
    );
  }

  async #keep(game, levels) {
    const players = Object.fromEntries(
      PLAYERS.filter((it) => levels[it]).map((it) => [it, { engine: { level: levels[it] } }]),
    );
    const from = game.plies.length;
    const created = await api.createGame(game.ruleset.id, game.notation, players);
    const { tokens } = created;
    const { id } = created.game;
    return { game, levels, from, before: game.notation, id, tokens, sent: 0, plies: [], wake() {} };
  }

  /** Sends what the person has played since the last time; the service passes by itself. */
  async #sendMoves(kept, plies) {
    for (; kept.sent < plies.length; kept.sent++) {
      const { player, move } = plies[kept.sent];
      if (kept.tokens[player] && move !== 'pass') {
        await api.playInGame(kept.id, kept.tokens[player], move, `${kept.id}-ply-${kept.sent}`);
      }
    }
  }

  #listen(kept) {
    kept.stream ??= new EventStream(`/v1/games/${kept.id}/events`, {
      onEvent: (name, data) => {
        if (name === 'ply' && data.ply === kept.plies.length + 1) {
          kept.plies.push(data);
          kept.wake();
        } else if (name === 'end') {
          kept.over = true;
          kept.stream.close();
        }
      },
      onTouch: showTouch,
      onRefused: (failure) => {
        kept.failure = failure;
        kept.wake();
      },
    });
  }
}
