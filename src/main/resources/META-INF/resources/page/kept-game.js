// A game that the server keeps, played or watched by its link; its moves come over the live stream.
import * as api from './api.js';
import { keptLink } from './links.js';

export class KeptGame {
  /**
   * @param id the game's id
   * @param seat `{player, token}`, or null for a watcher
   * @param match the KeptMatch that it is a game of, or null
   */
  constructor(id, seat, match = null) {
    this.id = id;
    this.seat = seat;
    this.match = match;
    this.plies = [];
    this.outcome = null;
    this.canUndo = false;
  }

  /**
   * Reads the game and follows it.
   *
   * @param onPly called with the notation before a new ply, and the ply
   * @param onChange called when the game has ended without one
   */
  async open(rulesets, onPly, onChange) {
    const known = await api.game(this.id);
    this.ruleset = rulesets.find((it) => it.id === known.ruleset);
    this.players = known.players;
    await new Promise((resolve, reject) => {
      const stream = new EventSource(`/v1/games/${this.id}/events`);
      this.stream = stream;
      const listen = (name, action) =>
        stream.addEventListener(name, (event) => action(JSON.parse(event.data)));
      listen('start', (it) => {
        this.start = it.notation;
        if (known.ply === 0) {
          resolve();
        }
      });
      listen('ply', (ply) => {
        if (ply.ply <= this.plies.length) {
          return; // sent again after the connection was lost
        }
        const before = this.notation;
        this.plies.push(ply);
        if (ply.ply > known.ply) {
          onPly(before, ply);
        } else if (ply.ply === known.ply) {
          resolve();
        }
      });
      listen('end', (it) => {
        stream.close();
        this.outcome = it.outcome;
        resolve();
        onChange();
      });
      stream.addEventListener('error', () => {
        if (stream.readyState === EventSource.CLOSED) {
          reject(new Error('The game cannot be followed.'));
        }
      });
    });
  }

  get notation() {
    return this.plies.at(-1)?.notation ?? this.start;
  }

  get link() {
    return this.match?.link ?? keptLink('game', this.id, this.seat);
  }

  get watchLink() {
    return this.match?.watchLink ?? keptLink('game', this.id, null);
  }

  mayPlay(player) {
    return this.seat?.player === player;
  }

  /** Why this page may not move for the player. */
  whyNot(player) {
    const name = player === 'south' ? 'South' : 'North';
    return this.seat ? `It is ${name}'s turn.` : 'You are watching this game.';
  }

  async look() {
    const { notation } = this;
    const moves = await api.legalMoves(this.ruleset.id, notation);
    const outcome = this.outcome ?? moves.outcome;
    return {
      notation,
      player: moves.player,
      outcome,
      legal: outcome ? [] : moves.legal,
      illegal: outcome ? [] : moves.illegal,
    };
  }

  /** Sends a move; it comes back over the stream, as everybody's does. */
  async play(move) {
    await api.playKept(this.id, this.seat.token, move, crypto.getRandomValues(new Uint32Array(4)).join('-'));
    return null;
  }

  async resign() {
    await api.resign(this.id, this.seat.token);
  }

  close() {
    this.stream?.close();
    this.match?.close();
  }
}
