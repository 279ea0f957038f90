// The game in words: sentences for the log, for tips and for screen readers.
import { rightmost } from './holes.js';

export const name = (player) => (player === 'south' ? 'South' : 'North');

export const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const END = {
  'empty-hole': 'The last seed fell into an empty hole: the move ends.',
  casa: 'The last seed made four in a hole of the opponent, a casa: the move ends.',
  'own-four': 'The last seed made four in an own hole: nothing is captured, the move ends.',
  'opposite-capture': 'The last seed fell into an empty hole with seeds opposite: the move ends.',
};

const SHORT_END = {
  'empty-hole': 'ends in an empty hole',
  casa: 'ends with a casa',
  'own-four': 'ends with an own four',
  'opposite-capture': 'ends with an opposite capture',
  pass: 'a pass',
};

const GAME_END = {
  'eight-seeds': 'eight or fewer seeds are in play',
  deadlock: 'nobody can sow',
  'no-move': 'the player to move has no seeds',
  'endless-only': 'every sowing would be endless',
  repetition: 'the same position has come for the third time',
  resignation: 'a player has resigned',
};

const REFUSAL = {
  'not-your-hole': (hole, player) => `${hole} is not ${name(player)}'s hole.`,
  'empty-hole': (hole) => `${hole} is empty: there is nothing to sow.`,
  singleton: (hole) => `${hole} holds one seed, and a single seed cannot be sown.`,
  'opening-hole-required': (hole, player) =>
    `${name(player)}'s first move must start from ${rightmost(player)}.`,
  'endless-sowing': (hole) => `The laps from ${hole} would never end.`,
  'game-over': () => 'The game is over.',
};

/** Why a hole cannot be sown. */
export const refusal = (hole, reason, player) =>
  (REFUSAL[reason] ?? (() => reason))(hole, player);

/** What sowing a hole would do, in a line. */
export const promise = (legal) =>
  `${count(legal.laps, 'lap')}, ${count(legal.sown, 'seed')} sown, ` +
  `${legal.captured === 0 ? 'none' : legal.captured} captured; ${SHORT_END[legal.end]}.`;

/** One event of a move's log. */
export function event(it) {
  switch (it.type) {
    case 'lap':
      return (
        `Lap ${it.lap}: ${count(it.seeds, 'seed')} from ${it.from}, the last into ${it.last}, ` +
        `now ${it.lastCount}.`
      );
    case 'capture':
      return `${name(it.player)} captures ${count(it.seeds, 'seed')} in ${it.hole}.`;
    case 'move-end':
      return END[it.reason];
    case 'pass':
      return `${name(it.player)} can sow no hole and passes.`;
    case 'game-end':
      return gameEnd(it);
    default:
      return '';
  }
}

const MATCH_END = {
  'no-hole': 'the other cannot fill a hole',
  target: 'holes enough are owned',
  resignation: 'the other has resigned',
};

/** How a match ended. */
export const matchEnd = ({ winner, reason }) =>
  `${name(winner)} wins the match: ${MATCH_END[reason] ?? reason}.`;

/** How the game ended. */
export function gameEnd(outcome) {
  const swept = outcome.swept
    ? ` South takes ${outcome.swept.south} from the board, North ${outcome.swept.north}.`
    : '';
  return `The game is over: ${GAME_END[outcome.reason] ?? outcome.reason}.${swept} ${result(outcome)}`;
}

export function result(outcome) {
  const score = `${outcome.score.south} : ${outcome.score.north}`;
  return outcome.winner ? `${name(outcome.winner)} wins, ${score}.` : `A draw, ${score}.`;
}

/** A move in a line. */
export function ply(it) {
  if (it.move === 'pass') {
    return `${name(it.player)} passes.`;
  }
  const captured = it.summary.captured === 0 ? 'nothing' : count(it.summary.captured, 'seed');
  return (
    `${name(it.player)} sows ${it.move}: ${count(it.summary.laps, 'lap')}, ` +
    `${count(it.summary.sown, 'seed')} sown, ${captured} captured.`
  );
}
