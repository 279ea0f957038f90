// Shows the state of the session on the page: game, turn, controls, list of moves.
import { pictureLink } from './api.js';
import { byId } from './dom.js';
import { holeOptions } from './hole-options.js';
import { t } from './language.js';
import { announce, setStatus } from './messages.js';
import { showMoveLog } from './move-log.js';
import { parsePosition } from './notation.js';
import { showRules, showRulings } from './rules-panel.js';
import { gameEndText, matchEndText, playerName, plyText, reviewText } from './text.js';

/** Shows which game is open: its name, its rules, what can be done with it. */
export function showGame({ ruleset, isRemote }) {
  byId('game-name').textContent = ruleset.name;
  byId('region').textContent = ruleset.region;
  showRules(byId('rules'), ruleset);
  showRulings(byId('rulings'), ruleset);
  byId('players').disabled = isRemote; // its players are known
  byId('seat').hidden ||= !isRemote; // the panel of another game, or an invitation
  byId('invite-match').hidden = !ruleset.sellsHoles;
  for (const button of byId('games').querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.dataset.ruleset === ruleset.id));
  }
}

/** Shows the position and what can be played in it. */
export function showTurn(session, board) {
  const { game, turn, engineToMove } = session;
  showMoveLog(byId('log'), game.plies);
  board.showPlayers(session.players);
  showPosition(session, board);
  const mayPass = mustPass(turn) && game.mayPlay(turn.player) && !engineToMove;
  byId('pass').hidden = !mayPass || session.aside;
  byId('undo').disabled = !session.canUndo;
  const status = statusText(game, turn);
  if (!session.aside) {
    setStatus(status, turn.outcome ? '' : turn.player);
  }
  const lastPly = game.plies.at(-1);
  announce(lastPly ? `${plyText(lastPly)} ${status}` : status);
  document.title = titleText(session);
}

/** Shows the position that is played in, or looked at, and how it is linked; nothing while one is set up. */
export function showPosition(session, board) {
  const { game, shownPly, shownNotation, reviewing } = session;
  if (session.editing) {
    return;
  }
  showOptions(session, board);
  byId('picture').href = pictureLink(game.ruleset.id, shownNotation, theme());
  byId('notation').value = shownNotation;
  if (reviewing) {
    byId('pass').hidden = true;
    setStatus(reviewText(shownPly, game.plies.length, game.plies[shownPly - 1]));
  }
  showMovePictures(session);
  const query = reviewing ? `?ply=${shownPly}` : '';
  history.replaceState(null, '', `${location.pathname}${query}${game.fragment}`);
}

/** Links the pictures of the move that led to the position: the path of its laps, and the move in motion. */
function showMovePictures({ game, shownPly }) {
  byId('move-picture').hidden = shownPly === 0;
  byId('move-animated').hidden = shownPly === 0;
  if (shownPly > 0) {
    const before = game.notationAfter(shownPly - 1);
    const link = pictureLink(game.ruleset.id, before, theme(), game.plies[shownPly - 1].move);
    byId('move-picture').href = link;
    byId('move-animated').href = `${link}&animated=true`;
  }
}

/** Shows the position, with the options and values of its holes where it is played in. */
export function showOptions(session, board) {
  if (session.editing) {
    return;
  }
  const options = session.reviewing ? undefined : holeOptions(session);
  board.show(parsePosition(session.shownNotation), options);
}

export function showValuesShown({ valuesShown }) {
  byId('values').setAttribute('aria-pressed', String(valuesShown));
  byId('values-legend').hidden = !valuesShown;
}

const mustPass = (turn) => turn.legal.some((it) => it.move === 'pass');

function statusText(game, turn) {
  if (!turn.outcome) {
    return t(mustPass(turn) ? 'status.must-pass' : 'status.to-move', { player: playerName(turn.player) });
  }
  const match = game.match?.state;
  const end = gameEndText({ ...turn.outcome, swept: null });
  return match?.reason ? `${end} ${matchEndText(match)}` : end;
}

/** Says whose turn it is where another plays elsewhere: this page may be in a hidden tab. */
function titleText({ game, isYourTurn }) {
  const title = t('title.game', { game: game.ruleset.name });
  return isYourTurn ? t('title.your-turn', { title }) : title;
}

const theme = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
