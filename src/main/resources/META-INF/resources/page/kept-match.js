// A match that the server keeps: games that follow one another, and the choices between two of them.
import * as api from './api.js';
import { keptLink } from './links.js';

const EVENTS = ['game-start', 'game-end', 'purchase', 'filling', 'match-end'];

export class KeptMatch {
  /** @param seat `{player, token}`, or null for a watcher */
  constructor(id, seat) {
    this.id = id;
    this.seat = seat;
    this.stream = null;
  }

  async read() {
    this.state = await api.match(this.id);
  }

  get lastGame() {
    return this.state.games.at(-1);
  }

  get link() {
    return keptLink('match', this.id, this.seat);
  }

  get watchLink() {
    return keptLink('match', this.id, null);
  }

  /**
   * Follows the match from the end of a game on; while one is played its own stream tells all.
   *
   * @param onChange called when the match has changed: read it
   */
  follow(onChange) {
    if (this.stream || this.state.winner) {
      return;
    }
    this.stream = new EventSource(`/v1/matches/${this.id}/events`);
    for (const name of EVENTS) {
      this.stream.addEventListener(name, (event) => {
        if (JSON.parse(event.data).version > this.state.version) {
          onChange();
        }
        if (name === 'match-end') {
          this.close();
        }
      });
    }
  }

  /** Sends holes bought, or holes left empty; what comes of it is told over the stream. */
  async choose(phase, holes) {
    await (phase === 'buying'
      ? api.buy(this.id, this.seat.token, holes)
      : api.leaveEmpty(this.id, this.seat.token, holes));
  }

  async resign() {
    await api.resignMatch(this.id, this.seat.token);
  }

  close() {
    this.stream?.close();
    this.stream = null;
  }
}
