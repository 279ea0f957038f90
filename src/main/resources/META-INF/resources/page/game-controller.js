// Plays the game that is open: moves, undo, what follows a move by itself.
import { byId } from './dom.js';
import { GameOpener } from './game-opener.js';
import { holeOptions } from './hole-options.js';
import { t } from './language.js';
import { extras } from './later.js';
import { announce, hideTouch, insist, reportErrors, setStatus } from './messages.js';
import { parsePosition } from './notation.js';
import { showGame, showTurn } from './page-view.js';

export class GameController {
  #queue = Promise.resolve(); // what the stream of a remote game has brought, in order

  constructor(session, board, animation) {
    Object.assign(this, { session, board, animation });
    this.opener = new GameOpener(session, {
      onOpen: (game) => this.#open(game),
      onPly: (game, before, ply) => this.#enqueue(game, () => this.#present(before, ply)),
      onEnd: (game) => this.#enqueue(game, () => this.refresh()),
    });
    this.extras = null; // until they are loaded
  }

  /** Adds what the first view of the page does without, and takes its buttons into use. */
  async loadExtras() {
    const { Extras } = await extras();
    this.extras = new Extras(this, {
      onMove: (move) => this.#move(move),
      onMatchChange: (game) => this.#enqueue(game, () => this.#rereadMatch(game)),
    });
    for (const button of document.querySelectorAll('.later')) {
      button.disabled = false;
    }
    if (this.session.turn) {
      await this.extras.update();
    }
  }

  /** Shows the turn of the game that is open, and starts what follows from it. */
  async refresh() {
    const { session, board } = this;
    const { game } = session;
    const turn = await insist(() => game.readTurn(), () => session.game === game);
    if (session.game !== game) {
      return; // another game was opened meanwhile
    }
    session.startTurn(turn);
    showTurn(session, board);
    await this.extras?.update();
  }

  /** Sows a hole or chooses it for the next game; says why where that cannot be. */
  async selectHole(hole) {
    const { session, animation } = this;
    if (session.editing) {
      this.extras.study.editor.select(hole);
    } else if (session.reviewing) {
      setStatus(t('review.earlier'));
      announce(t('review.earlier'));
    } else if (session.setup) {
      await this.extras.betweenGames.selectHole(hole);
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
    if (this.session.turn && !this.session.aside) { // else a move is under way
      await reportErrors(() => this.#move(move));
    }
  }

  /** Makes a move; when that fails, the turn goes on. */
  async #move(move) {
    const { session, board } = this;
    const { game, turn, values } = session;
    session.endTurn();
    this.extras?.study.hint.update();
    byId('undo').disabled = true;
    let ply;
    try {
      ply = await game.play(move);
    } catch (failure) {
      if (session.game === game && game.notation === turn.notation) {
        session.resumeTurn(turn, values);
        showTurn(session, board);
      }
      throw failure;
    }
    if (ply && session.game === game) {
      await this.#present(turn.notation, ply);
    }
  }

  /** Shows a ply, then the turn after it. */
  async #present(before, ply) {
    this.session.endTurn();
    if (!this.session.aside) {
      const position = parsePosition(before);
      this.board.show(position);
      await this.animation.play(position.board, ply.events);
    }
    await this.refresh();
  }

  async undo() {
    const { session, animation } = this;
    if (animation.running || !session.turn || session.editing || !session.canUndo) {
      return;
    }
    this.extras?.betweenGames.close();
    session.undo();
    await reportErrors(() => this.refresh());
  }

  /** @param players of games on this page, as the API has them */
  async seat(players) {
    this.session.setPlayers(players);
    if (this.session.turn) {
      await reportErrors(() => this.refresh());
    }
  }

  async #open(game) {
    const { board } = this;
    this.animation.skip();
    this.extras?.close();
    this.session.open(game);
    if (game.seat) {
      board.turn(game.seat.player);
    }
    hideTouch();
    showGame(game);
    await this.refresh();
  }

  async #rereadMatch({ match }) {
    await insist(() => match.read(), () => this.session.game.match === match);
    await this.refresh();
  }

  /** Runs an action of a remote game after those before it; not if another game is open by then. */
  #enqueue(game, action) {
    this.#queue = this.#queue.then(() => this.session.game === game && reportErrors(action));
  }
}
