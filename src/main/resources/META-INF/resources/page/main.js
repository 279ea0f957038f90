// Starts the page: creates its parts and connects the controls to them.
import { Board } from './board.js';
import { byId } from './dom.js';
import { GameController } from './game-controller.js';
import { opponent } from './holes.js';
import { reportErrors, setStatus } from './messages.js';
import { MoveAnimation } from './move-animation.js';
import { Navigation } from './navigation.js';
import { showTexts } from './page-text.js';
import { PlayersForm } from './players-form.js';
import { connectPositionForm } from './position-form.js';
import { Session } from './session.js';

showTexts();

const session = new Session();
const board = new Board(byId('board'), (hole) => controller.selectHole(hole));
const animation = new MoveAnimation(
  board,
  { pause: byId('pause'), step: byId('step'), skip: byId('skip'), speed: byId('speed') },
  setStatus,
);
const controller = new GameController(session, board, animation);
const players = new PlayersForm(byId('players'), () => controller.seat(players.players));
const navigation = new Navigation(session, controller);

const KEYS = {
  u: () => controller.undo(),
  ',': () => controller.extras?.study.review.step(-1),
  '.': () => controller.extras?.study.review.step(1),
};

const onClick = (id, action) => byId(id).addEventListener('click', action);

onClick('undo', () => controller.undo());
onClick('pass', () => controller.play('pass'));
onClick('values', () => controller.extras.analysis.toggle());
onClick('turn', () => {
  board.turn(opponent(board.below));
  board.root.scrollIntoView({ block: 'nearest' }); // the button is below it, far on a phone
});
onClick('edit', () => controller.extras.study.toggleEditor());
onClick('new-game', () => reportErrors(() => controller.opener.openLocal(session.game.ruleset)));
onClick('invite', () => reportErrors(() => navigation.invite('game', players.players)));
onClick('invite-match', () => reportErrors(() => navigation.invite('match', players.players)));
connectPositionForm((notation) => controller.opener.openLocal(session.game.ruleset, notation));

document.addEventListener('keydown', (event) => {
  const typing = event.target.matches('input, textarea, select');
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (!typing && !modified) {
    KEYS[event.key]?.();
  }
});

window.addEventListener('hashchange', () => navigation.openLink());

session.setPlayers(players.players);
reportErrors(() => navigation.start(), { keepError: true }); // a link may have failed in it
