// A game that the service keeps, played or watched by its link. Moves come over an event stream.
import * as api from './api.js';
import { EventStream } from './event-stream.js';
import { Game } from './game.js';
import { t } from './language.js';
import { keptFragment } from './links.js';
import { insist, showTouch } from './messages.js';
import { playerName } from './text.js';

const MOST_ATTEMPTS = 6;

export class RemoteGame extends Game {
  isRemote = true;

  /**
   * @param id the game's id
   * @param seat `{player, token}`, or null for a watcher
   * @param match the RemoteMatch that it is a game of, or null
   */
  constructor(id, seat, match = null) {
    super();
    this.id = id;
    this.seat = seat;
    this.match = match;
    this.outcome = null;
  }

  /**
   * Reads the game and subscribes to its events; returns when all plies so far are known.
   *
   * @param onPly called for each later ply, with the notation before it and the ply
   * @param onEnd called when the game has ended, by a ply or without one
   */
  async open(rulesets, onPly, onEnd) {
    const known = await api.game(this.id);
    this.players = known.players;
    this.ruleset = rulesets.find((it) => it.id === known.ruleset);
    await new Promise((resolve, reject) => {
      const seen = (ply) => ply >= known.ply && resolve();
      this.stream = new EventStream(`/v1/games/${this.id}/events`, {
        onEvent: (name, data) => this.#receive(name, data, known.ply, { onPly, onEnd, seen }),
        onTouch: showTouch,
        onRefused: reject,
      });
    });
  }

  #receive(name, data, known, { onPly, onEnd, seen }) {
    if (name === 'start') {
      this.start = data.notation;
    } else if (name === 'ply' && data.ply === this.plies.length + 1) {
      const before = this.notation;
      this.plies.push(data);
      if (data.ply > known) {
        onPly(before, data);
      }
    } else if (name === 'end') {
      this.stream.close();
      this.outcome = data.outcome;
      onEnd();
    }
    seen(name === 'end' ? known : this.plies.length);
  }

  get fragment() {
    return this.match?.fragment ?? keptFragment('game', this.id, this.seat?.player);
  }

  get watchFragment() {
    return this.match?.watchFragment ?? keptFragment('game', this.id, null);
  }

  /** Whether this page moves for the player. */
  mayPlay(player) {
    return this.seat?.player === player;
  }

  /** Why this page does not move for the player. */
  waitingHint(player) {
    return this.seat ? t('waiting.turn', { player: playerName(player) }) : t('waiting.watching');
  }

  /** Asks the service what can be played now: `{notation, player, outcome, legal, illegal}`. */
  async readTurn() {
    const { notation } = this;
    const { player, legal, illegal, ...moves } = await api.legalMoves(this.ruleset.id, notation);
    const outcome = this.outcome ?? moves.outcome;
    return outcome
      ? { notation, player, outcome, legal: [], illegal: [] }
      : { notation, player, outcome, legal, illegal };
  }

  /**
   * Sends a move, again where no answer comes: it takes effect once. Its ply comes over the stream, as
   * those of the opponent do: this returns none.
   */
  async play(move) {
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const plies = this.plies.length;
    await insist(
      () => api.playInGame(this.id, this.seat.token, move, key),
      () => this.plies.length === plies, // else the move has come over the stream
      MOST_ATTEMPTS,
    );
    return null;
  }

  async resign() {
    await api.resignGame(this.id, this.seat.token);
  }

  close() {
    this.stream?.close();
    this.match?.close();
  }
}
