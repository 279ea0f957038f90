// A match that the service keeps: a series of games, and the choices between two of them.
import * as api from './api.js';
import { EventStream } from './event-stream.js';
import { keptFragment } from './links.js';
import { showTouch } from './messages.js';

export class RemoteMatch {
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

  get fragment() {
    return keptFragment('match', this.id, this.seat?.player);
  }

  get watchFragment() {
    return keptFragment('match', this.id, null);
  }

  /**
   * Subscribes to the match's events, from the end of a game on; while a game is played, its own
   * stream has all events that matter.
   *
   * @param onChange called when the match has changed: read it
   * @param onProblem called with the Problem when the server refuses the events for good
   */
  follow(onChange, onProblem) {
    if (this.stream || this.state.reason) {
      return;
    }
    this.stream = new EventStream(`/v1/matches/${this.id}/events`, {
      onEvent: (name, { version }) => {
        if (version > this.state.version) {
          onChange();
        }
        if (name === 'match-end') {
          this.close();
        }
      },
      onTouch: showTouch,
      onRefused: onProblem,
    });
  }

  /** Sends the holes bought or left empty; the change of the match comes over the stream. */
  async choose(phase, holes) {
    const send = phase === 'buying' ? api.buyHoles : api.leaveHolesEmpty;
    await send(this.id, this.seat.token, holes);
  }

  async resign() {
    await api.resignMatch(this.id, this.seat.token);
  }

  close() {
    this.stream?.close();
    this.stream = null;
  }
}
