// Reads the game that is to be opened; of several asked for in a row, the last is opened.
import { extras } from './later.js';
import { LocalGame } from './local-game.js';
import { insist } from './messages.js';

export class GameOpener {
  #opening = null; // the game that is to be opened, or was opened last

  /**
   * @param onOpen called with a game that has been read
   * @param onPly called with an open game for each ply of somebody elsewhere, the notation before it
   *     and the ply
   * @param onEnd called with an open game when it has ended
   */
  constructor(session, { onOpen, onPly, onEnd }) {
    Object.assign(this, { session, onOpen, onPly, onEnd });
  }

  /**
   * Opens a game of which both seats are played on this page.
   *
   * @param moves that have been played from there
   * @throws if the notation is of no position, or a move illegal
   */
  async openLocal(ruleset, notation = ruleset.startNotation, moves = []) {
    const game = new LocalGame(ruleset, notation);
    this.#opening = game;
    await game.replay(moves);
    await game.readTurn();
    if (this.#opening === game) {
      await this.onOpen(game);
    }
  }

  /** Opens a game that the service keeps. */
  async openRemote({ id, seat, match }) {
    const asked = {};
    this.#opening = asked;
    const { RemoteGame } = await extras();
    if (this.#opening !== asked) {
      return; // another game was asked for meanwhile
    }
    const game = new RemoteGame(id, seat, match);
    const isWanted = () => this.#opening === game;
    this.#opening = game;
    const open = () =>
      game.open(
        this.session.rulesets,
        (before, ply) => this.onPly(game, before, ply),
        () => this.onEnd(game),
      );
    await insist(open, isWanted);
    await (isWanted() ? this.onOpen(game) : game.close());
  }
}
