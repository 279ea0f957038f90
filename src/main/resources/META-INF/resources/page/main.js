// The page: which game is played, what is shown, what the player does.
import * as api from './api.js';
import { Animation } from './animation.js';
import { Board } from './board.js';
import { byId, element } from './dom.js';
import { FreeGame } from './free-game.js';
import { SOWING } from './holes.js';
import { showLog } from './log.js';
import { NextGame } from './next-game.js';
import { KeptGame } from './kept-game.js';
import { KeptMatch } from './kept-match.js';
import { readKeptLink } from './links.js';
import { MatchChoice } from './match-choice.js';
import { read } from './notation.js';
import { showRules, showRulings } from './rules.js';
import { showLinks, showSeat } from './together.js';
import * as words from './words.js';
import { worth } from './worth.js';

const board = new Board(byId('board'), (hole) => choose(hole));
const animation = new Animation(
  board,
  { pause: byId('pause'), step: byId('step'), skip: byId('skip'), speed: byId('speed') },
  (sentence) => status(sentence),
);

let rulesets = [];
let game; // what is played: FreeGame or KeptGame
let view; // what may be done now: the game's look(), null while a move is on its way
let values = new Map(); // what moves are worth, by move, when asked for
let queue = Promise.resolve(); // plies of a kept game, shown one after the other
let nextGame; // choices between two games of a match, or null

// --- What is shown

function status(sentence, player = '') {
  byId('status').textContent = sentence;
  byId('status').dataset.player = player;
}

function announce(sentence) {
  byId('announce').textContent = sentence;
}

function problem(sentence) {
  byId('problem').hidden = !sentence;
  byId('problem').textContent = sentence ?? '';
}

function offers() {
  const all = new Map();
  const engine = engineMoves();
  const mine = !engine && game.mayPlay(view.player);
  for (const it of view.legal) {
    const value = values.get(it.move);
    const why = engine ? 'The engine moves.' : mine ? words.promise(it) : game.whyNot(view.player);
    all.set(it.move, {
      can: mine,
      why: value ? `${why} ${value.long}` : why,
      value: value?.short,
    });
  }
  for (const it of view.illegal) {
    all.set(it.hole, { can: false, why: words.refusal(it.hole, it.reason, view.player) });
  }
  for (const hole of SOWING.filter((it) => view.outcome && !all.has(it))) {
    all.set(hole, { can: false, why: words.refusal(hole, 'game-over', view.player) });
  }
  return all;
}

/** Shows the game as it stands, and what may be done. */
async function show() {
  const shown = game;
  const seen = await game.look();
  if (game !== shown) {
    return; // another game was opened meanwhile
  }
  view = seen;
  values = new Map();
  board.show(read(view.notation), offers());
  const mustPass = view.legal.some((it) => it.move === 'pass');
  byId('pass').hidden = !(mustPass && game.mayPlay(view.player) && !engineMoves());
  byId('undo').disabled = !game.canUndo;
  byId('picture').href = api.pictureLink(game.ruleset.id, view.notation, theme());
  byId('notation').value = view.notation;
  showLog(byId('log'), game.plies);
  const turn = view.outcome
    ? ending()
    : `${words.name(view.player)} ${mustPass ? 'can sow no hole and must pass' : 'to move'}.`;
  status(turn, view.outcome ? '' : view.player);
  const last = game.plies.at(-1);
  announce(last ? `${words.ply(last)} ${turn}` : turn);
  history.replaceState(null, '', game.link);
  if (game instanceof KeptGame) {
    showSeat(byId('together'), game, (it) => guarded(() => it.resign()));
    await goOn();
  } else {
    await offerNextGame();
  }
  if (game === shown) {
    await think();
  }
}

function ending() {
  const match = game.match?.state;
  const end = words.gameEnd({ ...view.outcome, swept: null });
  return match?.winner ? `${end} ${words.matchEnd(match)}` : end;
}

// --- The engine

const engineMoves = () => game instanceof FreeGame && byId('engine').value === view.player;

/** Shows what the moves are worth, and moves for the engine, where either is asked for. */
async function think() {
  const wanted = byId('values').getAttribute('aria-pressed') === 'true';
  const engine = engineMoves();
  if (view.outcome || !(wanted || engine)) {
    return;
  }
  const asked = view;
  const answer = await api.analysis(game.ruleset.id, view.notation);
  if (asked !== view || animation.running) {
    return; // somebody was faster
  }
  if (wanted) {
    values = new Map(answer.moves.map((it) => [it.move, worth(it, answer.player)]));
    board.show(read(view.notation), offers());
  }
  if (engine) {
    await play(answer.best);
  }
}

async function toggleValues() {
  const button = byId('values');
  button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  if (view && !nextGame) {
    values = new Map();
    board.show(read(view.notation), offers());
    await think();
  }
}

const theme = () =>
  window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

// --- What the player does

async function choose(hole) {
  if (nextGame) {
    await chooseInShop(hole);
  } else if (!view || animation.running) {
    animation.skip();
  } else {
    const offer = offers().get(hole);
    if (offer.can) {
      await play(hole);
    } else {
      announce('');
      status(offer.why, view.player);
      announce(offer.why);
    }
  }
}

async function play(move) {
  const before = view.notation;
  const played = game;
  view = null;
  byId('undo').disabled = true;
  await guarded(async () => {
    const ply = await game.play(move);
    if (ply && played === game) {
      await present(before, ply);
    }
  });
  if (!view && game instanceof FreeGame) {
    await guarded(show);
  } else if (!byId('problem').hidden) {
    await show(); // a kept game refused the move: all stands as it was
  }
}

/** Shows a ply, then what may be done after it. */
async function present(before, ply) {
  view = null;
  const position = read(before);
  board.show(position);
  await animation.show(position.board, ply.events, words.event);
  await show();
}

async function undo() {
  if (animation.running || !view || !game.canUndo) {
    return;
  }
  closeShop();
  game.undo();
  await guarded(show);
}

/** Starts a game for both seats of this page. */
async function start(ruleset, notation = ruleset.startNotation) {
  const begun = new FreeGame(ruleset, notation);
  await begun.look(); // refuses what is no position
  byId('together').hidden = true;
  await change(begun);
}

/** Opens a game that the server keeps. */
async function openKept({ id, seat, match }) {
  const kept = new KeptGame(id, seat, match);
  await kept.open(
    rulesets,
    (before, ply) => inTurn(kept, () => present(before, ply)),
    () => inTurn(kept, show),
  );
  await change(kept);
}

/** Does something in a kept game after all that came before; nothing once another game is open. */
function inTurn(kept, action) {
  queue = queue.then(() => game === kept && guarded(action));
}

/** Opens a match that the server keeps, at its last game. */
async function openMatch({ id, seat }) {
  const match = new KeptMatch(id, seat);
  await match.read();
  await openKept({ id: match.lastGame.id, seat, match });
}

async function change(to) {
  animation.skip();
  closeShop();
  game?.close();
  game = to;
  const { ruleset } = game;
  byId('game-name').textContent = ruleset.name;
  byId('region').textContent = ruleset.region;
  document.title = `${ruleset.name} – Seedlap`;
  showRules(byId('rules'), ruleset);
  showRulings(byId('rulings'), ruleset);
  byId('engine').disabled = game instanceof KeptGame;
  byId('invite-match').hidden = ruleset.id !== 'adji-kui-ii';
  for (const tab of byId('games').querySelectorAll('button')) {
    tab.setAttribute('aria-pressed', String(tab.dataset.ruleset === ruleset.id));
  }
  await show();
}

/** Makes a game of the position on the board, or a match, and shows the links to it. */
async function invite(kind) {
  const { ruleset, start } = game;
  const made = await (kind === 'match'
    ? api.createMatch()
    : api.createGame(ruleset.id, start === ruleset.startNotation ? undefined : start));
  showLinks(byId('together'), kind, made[kind].id, made.tokens);
  byId('together').querySelector('input').focus();
}

// --- Between two games of a match

async function offerNextGame() {
  if (!view.outcome || game.ruleset.id !== 'adji-kui-ii' || nextGame) {
    return;
  }
  nextGame = new NextGame(byId('next-game'), {
    score: view.outcome.score,
    lastStarter: read(game.start).turn,
    onChange: () => showShop(),
    onStart: (setUp) => guarded(() => start(game.ruleset, setUp.notation)),
  });
  const { south, north } = view.outcome.score;
  if (south + north !== game.ruleset.board.seeds || !(await nextGame.ask())) {
    closeShop(); // seeds that are nobody's: no match goes on from here
  }
}

/** After a game of a kept match: the next one, or the choice that it waits for. */
async function goOn() {
  const { match } = game;
  if (!match || !view.outcome) {
    return;
  }
  const over = game;
  match.follow(() =>
    inTurn(over, async () => {
      await match.read();
      await show();
    }),
  );
  if (match.lastGame.id !== game.id) {
    await openKept({ id: match.lastGame.id, seat: match.seat, match });
  } else if (!match.state.choice) {
    closeShop();
  } else if (nextGame?.version === match.state.version) {
    showShop();
  } else {
    nextGame = new MatchChoice(byId('next-game'), match, {
      onChange: () => showShop(),
      onChosen: (phase, holes) => guarded(() => match.choose(phase, holes)),
    });
    await nextGame.ask();
  }
}

// The last game stays on the board until a first hole is chosen.
function showShop() {
  if (!nextGame?.setUp) {
    return;
  }
  const shown = nextGame.begun && !nextGame.setUp.over;
  const notation = shown ? nextGame.setUp.notation : view.notation;
  board.show(read(notation), nextGame.offers());
}

async function chooseInShop(hole) {
  const offer = nextGame.offers().get(hole);
  if (offer.can) {
    await nextGame.choose(hole);
    announce(nextGame.told);
  } else {
    announce(offer.why);
  }
}

function closeShop() {
  nextGame = null;
  byId('next-game').hidden = true;
  byId('next-game').replaceChildren();
}

// --- Wiring

/** Runs what asks the server, and tells when it fails. */
async function guarded(action) {
  problem(null);
  try {
    await action();
  } catch (failure) {
    problem(failure.message);
  }
}

byId('undo').addEventListener('click', undo);
byId('pass').addEventListener('click', () => play('pass'));
byId('new-game').addEventListener('click', () => guarded(() => start(game.ruleset)));
byId('values').addEventListener('click', () => guarded(toggleValues));
byId('engine').addEventListener('change', () => view && guarded(show));
byId('invite').addEventListener('click', () => guarded(() => invite('game')));
byId('invite-match').addEventListener('click', () => guarded(() => invite('match')));
byId('set-up').addEventListener('submit', async (event) => {
  event.preventDefault();
  const shown = byId('set-up-problem');
  shown.hidden = true;
  byId('notation').removeAttribute('aria-invalid');
  try {
    await start(game.ruleset, byId('notation').value.trim());
  } catch (failure) {
    const faults = (failure.violations ?? []).map((it) => it.message);
    shown.textContent = faults.length > 0 ? faults.join(' ') : failure.message;
    shown.hidden = false;
    byId('notation').setAttribute('aria-invalid', 'true');
  }
});
document.addEventListener('keydown', (event) => {
  const typing = event.target.matches('input, textarea, select');
  if (event.key === 'u' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
    undo();
  }
});

async function begin() {
  rulesets = await api.rulesets();
  byId('games').replaceChildren(
    ...rulesets.map((it) =>
      element(
        'button',
        {
          type: 'button',
          'data-ruleset': it.id,
          'aria-pressed': 'false',
          onclick: () => guarded(() => start(it)),
        },
        it.name,
      ),
    ),
  );
  await openLink();
}

/** Opens what the link names: a position or a kept game. */
async function openLink() {
  const kept = readKeptLink(location.hash);
  const [id, ...rest] = decodeURIComponent(location.hash.slice(1)).split('/');
  const linked = rulesets.find((it) => it.id === id) ?? rulesets[0];
  try {
    if (kept) {
      await (kept.kind === 'match' ? openMatch(kept) : openKept(kept));
    } else {
      await start(linked, rest.length > 0 ? rest.join('/').replaceAll('_', ' ') : undefined);
    }
  } catch (failure) {
    await start(linked);
    problem(failure.message);
  }
}

window.addEventListener('hashchange', () => guarded(openLink));
guarded(begin);
