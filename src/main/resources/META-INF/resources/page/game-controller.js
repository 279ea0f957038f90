// Plays the game that is open: moves, undo, what follows a move by itself.
import { Analysis } from './analysis.js';
import { BetweenGames } from './between-games.js';
import { byId } from './dom.js';
import { EngineOpponent } from './engine-opponent.js';
import { GameOpener } from './game-opener.js';
import { holeOptions } from './hole-options.js';
import { t } from './language.js';
import { announce, hideTouch, insist, reportErrors, setStatus } from './messages.js';
import { parsePosition } from './notation.js';
import { showGame, showOptions, showTurn } from './page-view.js';
import { showSeat } from './seat-panel.js';
import { Sound } from './sound.js';
import { Study } from './study.js';

export class GameController {
  #queue = Promise.resolve(); // what the stream of a remote game has brought, in order

  constructor(session, board, animation) {
    Object.assign(this, { session, board, animation });
    this.analysis = new Analysis(session, () => showOptions(session, board));
    this.engine = new EngineOpponent(session, (move) => this.#move(move));
    this.opener = new GameOpener(session, {
      onOpen: (game) => this.#open(game),
      onPly: (game, before, ply) => this.#enqueue(game, () => this.#present(before, ply)),
      onEnd: (game) => this.#enqueue(game, () => this.refresh()),
    });
    this.betweenGames = new BetweenGames(session, board, {
      onNextLocal: (ruleset, notation) => this.opener.openLocal(ruleset, notation),
      onNextRemote: (next) => this.opener.openRemote(next),
      onMatchChange: (game) => this.#enqueue(game, () => this.#rereadMatch(game)),
    });
    this.sound = new Sound(session, byId('sound'));
    this.study = new Study(session, board, animation, {
      onReturn: () => this.betweenGames.showSetup(),
      onPlay: (ruleset, notation) => this.opener.openLocal(ruleset, notation),
    });
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
    this.sound.update();
    this.study.update();
    if (game.isRemote) {
      showSeat(byId('seat'), game, (resigned) => reportErrors(() => resigned.resign()));
    }
    await this.betweenGames.update();
    if (session.game === game) {
      await this.analysis.update();
      // Not awaited: the game is open, and whoever opened it does not wait for its moves.
      reportErrors(() => this.engine.update(), { keepError: true });
    }
  }

  /** Sows a hole or chooses it for the next game; says why where that cannot be. */
  async selectHole(hole) {
    const { session, animation } = this;
    if (session.editing) {
      this.study.editor.select(hole);
    } else if (session.reviewing) {
      setStatus(t('review.earlier'));
      announce(t('review.earlier'));
    } else if (session.setup) {
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
    if (this.session.turn && !this.session.aside) { // else a move is under way
      await reportErrors(() => this.#move(move));
    }
  }

  /** Makes a move; when that fails, the turn goes on. */
  async #move(move) {
    const { session, board } = this;
    const { game, turn, values } = session;
    session.endTurn();
    this.study.hint.update();
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
    this.betweenGames.close();
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
    this.betweenGames.close();
    this.engine.close();
    this.study.editor.close();
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
