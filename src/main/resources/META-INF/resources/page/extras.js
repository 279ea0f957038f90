// What the first view of the page does without, see later.js.
import { Analysis } from './analysis.js';
import { BetweenGames } from './between-games.js';
import { byId } from './dom.js';
import { EngineOpponent } from './engine-opponent.js';
import { reportErrors } from './messages.js';
import { showOptions } from './page-view.js';
import { showSeat } from './seat-panel.js';
import { Sound } from './sound.js';
import { Study } from './study.js';

export { showInvitation } from './invitation.js';
export { RemoteGame } from './remote-game.js';
export { RemoteMatch } from './remote-match.js';

/** What goes with the game that is open: the engine, values, what there is to study, its seat and match. */
export class Extras {
  /**
   * @param opener a GameOpener
   * @param onMove called with the move that the engine makes
   * @param onMatchChange called when a kept match has changed after this game
   */
  constructor({ session, board, animation, opener }, { onMove, onMatchChange }) {
    this.session = session;
    this.analysis = new Analysis(session, () => showOptions(session, board));
    this.engine = new EngineOpponent(session, onMove);
    this.betweenGames = new BetweenGames(session, board, {
      onNextLocal: (ruleset, notation) => opener.openLocal(ruleset, notation),
      onNextRemote: (next) => opener.openRemote(next),
      onMatchChange,
    });
    this.sound = new Sound(session, byId('sound'));
    this.study = new Study(session, board, animation, {
      onReturn: () => this.betweenGames.showSetup(),
      onPlay: (ruleset, notation) => opener.openLocal(ruleset, notation),
    });
  }

  /** Follows a turn that has been shown, and starts what follows from it. */
  async update() {
    const { session } = this;
    const { game } = session;
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

  /** Ends what goes with a game: another is opened. */
  close() {
    this.betweenGames.close();
    this.engine.close();
    this.study.editor.close();
  }
}
