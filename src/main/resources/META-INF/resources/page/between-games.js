// What happens after a game of a match: the set-up of the next game, then its start.
import { byId } from './dom.js';
import { MatchSetup } from './match-setup.js';
import { announce, reportErrors } from './messages.js';
import { NextGameSetup } from './next-game-setup.js';
import { parsePosition } from './notation.js';

export class BetweenGames {
  /**
   * @param onNextLocal called with the ruleset and the notation of the next game on this page
   * @param onNextRemote called with the next game that the service keeps: `{id, seat, match}`
   * @param onMatchChange called when a kept match has changed after this game
   */
  constructor(session, board, { onNextLocal, onNextRemote, onMatchChange }) {
    Object.assign(this, { session, board, onNextLocal, onNextRemote, onMatchChange });
  }

  /** After a game has ended: offers the next one, or opens it. */
  async update() {
    const { game, turn } = this.session;
    if (!turn.outcome) {
      return;
    }
    if (!game.isRemote) {
      await this.offerNextGame();
    } else if (game.match) {
      await this.followMatch();
    }
  }

  async offerNextGame() {
    const { game, turn, setup } = this.session;
    if (!game.ruleset.sellsHoles || setup) {
      return;
    }
    const { score } = turn.outcome;
    const offered = new NextGameSetup(byId('next-game'), {
      ruleset: game.ruleset.id,
      score,
      lastStarter: parsePosition(game.start).turn,
      onChange: () => this.showSetup(),
      onStart: ({ notation }) => reportErrors(() => this.onNextLocal(game.ruleset, notation)),
    });
    this.session.setSetup(offered);
    const allScored = score.south + score.north === game.ruleset.board.seeds;
    if (!allScored || !(await offered.request())) {
      this.close(); // some seeds are nobody's: no next game can be set up
    }
  }

  /** After a game of a kept match: the next one, or the choice that the match waits for. */
  async followMatch() {
    const { game, setup } = this.session;
    const { match } = game;
    match.follow(
      () => this.onMatchChange(game),
      (problem) => reportErrors(() => Promise.reject(problem)),
    );
    if (match.lastGame.id !== game.id) {
      await this.onNextRemote({ id: match.lastGame.id, seat: match.seat, match });
    } else if (!match.state.choice) {
      this.close();
    } else if (setup?.version === match.state.version) {
      this.showSetup();
    } else {
      const offered = new MatchSetup(byId('next-game'), match, {
        ruleset: game.ruleset.id,
        onChange: () => this.showSetup(),
        onChosen: (phase, holes) => reportErrors(() => match.choose(phase, holes)),
      });
      this.session.setSetup(offered);
      await offered.request();
    }
  }

  /** Shows the set-up on the board; until a first hole is chosen, the end of the last game. */
  showSetup() {
    const { setup, turn } = this.session;
    if (!setup?.setUp || this.session.aside) {
      return;
    }
    const isNext = setup.begun && !setup.setUp.over;
    const notation = isNext ? setup.setUp.notation : turn.notation;
    this.board.show(parsePosition(notation), setup.options());
  }

  async selectHole(hole) {
    const { setup } = this.session;
    if (!setup.setUp) {
      return; // not known yet
    }
    const option = setup.options().get(hole);
    if (option.selectable) {
      await setup.select(hole);
      announce(setup.summary);
    } else {
      announce(option.hint);
    }
  }

  close() {
    this.session.setSetup(null);
    byId('next-game').hidden = true;
    byId('next-game').replaceChildren();
  }
}
