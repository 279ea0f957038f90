// Plays the game that is open: moves, undo, what follows a move by itself.
import { Analysis } from './analysis.js';
import { BetweenGames } from './between-games.js';
import { byId } from './dom.js';
import { holeOptions } from './hole-options.js';
import { LocalGame } from './local-game.js';
import { announce, reportErrors, setStatus } from './messages.js';
import { parsePosition } from './notation.js';
import { showGame, showOptions, showTurn, showValuesShown } from './page-view.js';
import { RemoteGame } from './remote-game.js';
import { showSeat } from './seat-panel.js';

export class GameController {
  #queue = Promise.resolve(); // what the stream of a remote game has brought, in order

  constructor(session, board, animation) {
    Object.assign(this, { session, board, animation });
    this.analysis = new Analysis(session, {
      onValues: () => showOptions(session, board),
      onBestMove: (move) => this.play(move),
    });
    this.betweenGames = new BetweenGames(session, board, {
      onNextLocal: (ruleset, notation) => this.openLocal(ruleset, notation),
      onNextRemote: (next) => this.openRemote(next),
      onMatchChange: (game) => this.#enqueue(game, () => this.#rereadMatch(game)),
    });
  }

  /** Shows the turn of the game that is open, and starts what follows from it. */
  async refresh() {
    const { session, board } = this;
    const { game } = session;
    const turn = await game.readTurn();
    if (session.game !== game) {
      return; // another game was opened meanwhile
    }
    session.startTurn(turn);
    showTurn(session, board);
    if (game.isRemote) {
      showSeat(byId('seat'), game, (resigned) => reportErrors(() => resigned.resign()));
    }
    await this.betweenGames.update();
    if (session.game === game) {
      await this.analysis.update();
    }
  }

  /** Sows a hole or chooses it for the next game; says why where that cannot be. */
  async selectHole(hole) {
    const { session, animation } = this;
    if (session.setup) {
      await this.betweenGames.selectHole(hole);
    } else if (!session.turn || animation.running) {
      animation.skip();
    } else {
      const { selectable, hint } = holeOptions(session).get(hole);
      if (selectable) {
        await this.play(hole);
      } else {
        setStatus(hint, session.turn.player);
        announce(hint);
      }
    }
  }

  /** Plays a hole's letter or `pass`. */
  async play(move) {
    const { session } = this;
    if (!session.turn) {
      return; // a move is under way
    }
    const { game, turn } = session;
    session.endTurn();
    byId('undo').disabled = true;
    const played = await reportErrors(async () => {
      const ply = await game.play(move);
      if (ply && session.game === game) {
        await this.#present(turn.notation, ply);
      }
    });
    if (!played) {
      await reportErrors(() => this.refresh(), { keepError: true });
    }
  }

  /** Shows a ply, then the turn after it. */
  async #present(before, ply) {
    this.session.endTurn();
    const position = parsePosition(before);
    this.board.show(position);
    await this.animation.play(position.board, ply.events);
    await this.refresh();
  }

  async undo() {
    const { session, animation } = this;
    if (animation.running || !session.turn || !session.game.canUndo) {
      return;
    }
    this.betweenGames.close();
    session.game.undo();
    await reportErrors(() => this.refresh());
  }

  /** @param player whose moves the engine makes; empty for neither */
  async seatEngine(player) {
    this.session.seatEngine(player);
    if (this.session.turn) {
      await reportErrors(() => this.refresh());
    }
  }

  async toggleValues() {
    const { session, board } = this;
    session.toggleValues();
    showValuesShown(session);
    if (session.turn && !session.setup) {
      showOptions(session, board);
      await reportErrors(() => this.analysis.update());
    }
  }

  /**
   * Opens a game of which both seats are played on this page.
   *
   * @throws if the notation is of no position
   */
  async openLocal(ruleset, notation = ruleset.startNotation) {
    const game = new LocalGame(ruleset, notation);
    await game.readTurn();
    byId('seat').hidden = true;
    await this.#open(game);
  }

  /** Opens a game that the service keeps. */
  async openRemote({ id, seat, match }) {
    const game = new RemoteGame(id, seat, match);
    await game.open(
      this.session.rulesets,
      (before, ply) => this.#enqueue(game, () => this.#present(before, ply)),
      () => this.#enqueue(game, () => this.refresh()),
    );
    await this.#open(game);
  }

  async #open(game) {
    this.animation.skip();
    this.betweenGames.close();
    this.session.open(game);
    showGame(game);
    await this.refresh();
  }

  async #rereadMatch({ match }) {
    await match.read();
    await this.refresh();
  }

  /** Runs an action of a remote game after those before it; not if another game is open by then. */
  #enqueue(game, action) {
    this.#queue = this.#queue.then(() => this.session.game === game && reportErrors(action));
  }
}
