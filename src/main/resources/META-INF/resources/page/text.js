// The game in words: sentences for the log, for hints and for screen readers.
import { rightmost } from './holes.js';

export const playerName = (player) => (player === 'south' ? 'South' : 'North');

export const count = (number, noun, plural = `${noun}s`) =>
  `${number} ${number === 1 ? noun : plural}`;

/** The engine's levels, from 1 on. */
export const LEVELS = ['newcomer', 'beginner', 'learner', 'casual', 'steady', 'strong', 'expert', 'master'];

export const levelText = (level) => `Engine ${level}, ${LEVELS[level - 1]}`;

/** A player as the API has them, by name or level; empty where neither is known. */
export const whoText = (player) => (player?.engine ? levelText(player.engine.level) : (player?.name ?? ''));

export const EARLIER_POSITION = 'This is an earlier position: go to the last ply to play on.';

const MOVE_END = {
  'empty-hole': 'The last seed fell into an empty hole: the move ends.',
  casa: 'The last seed made four in a hole of the opponent, a casa: the move ends.',
  'own-four': 'The last seed made four in an own hole: nothing is captured, the move ends.',
  'opposite-capture': 'The last seed fell into an empty hole with seeds opposite: the move ends.',
};

const SHORT_MOVE_END = {
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
  abandoned: 'it was given up',
};

const REFUSAL = {
  'not-your-hole': (hole, player) => `${hole} is not ${playerName(player)}'s hole.`,
  'empty-hole': (hole) => `${hole} is empty: there is nothing to sow.`,
  singleton: (hole) => `${hole} holds one seed, and a single seed cannot be sown.`,
  'opening-hole-required': (hole, player) =>
    `${playerName(player)}'s first move must start from ${rightmost(player)}.`,
  'endless-sowing': (hole) => `The laps from ${hole} would never end.`,
  'game-over': () => 'The game is over.',
};

/** Why a hole cannot be sown. */
export const refusalText = (hole, reason, player) =>
  (REFUSAL[reason] ?? (() => reason))(hole, player);

/** What sowing a hole would do. */
export const previewText = (legal) =>
  `${count(legal.laps, 'lap')}, ${count(legal.sown, 'seed')} sown, ` +
  `${legal.captured === 0 ? 'none' : legal.captured} captured; ${SHORT_MOVE_END[legal.end]}.`;

/** An event of a move's log. */
export function eventText(logged) {
  switch (logged.type) {
    case 'lap':
      return (
        `Lap ${logged.lap}: ${count(logged.seeds, 'seed')} from ${logged.from}, ` +
        `the last into ${logged.last}, now ${logged.lastCount}.`
      );
    case 'capture':
      return `${playerName(logged.player)} captures ${count(logged.seeds, 'seed')} in ${logged.hole}.`;
    case 'move-end':
      return MOVE_END[logged.reason];
    case 'pass':
      return `${playerName(logged.player)} can sow no hole and passes.`;
    case 'game-end':
      return gameEndText(logged);
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
export const matchEndText = ({ winner, reason }) =>
  winner
    ? `${playerName(winner)} wins the match: ${MATCH_END[reason] ?? reason}.`
    : 'The match was given up: nobody wins.';

/** How the game ended. */
export function gameEndText(outcome) {
  const swept = outcome.swept
    ? ` South takes ${outcome.swept.south} from the board, North ${outcome.swept.north}.`
    : '';
  return `The game is over: ${GAME_END[outcome.reason] ?? outcome.reason}.${swept} ${resultText(outcome)}`;
}

const DECIDED_BY_SEEDS = ['eight-seeds', 'deadlock', 'repetition'];
const DECIDED_BY_MOVES = ['no-move', 'endless-only'];

// A score stands beside the result only where it decided.
function resultText({ reason, winner, score: { south, north } }) {
  const nobody = reason === 'abandoned' ? 'Nobody wins' : 'A draw';
  const result = winner ? `${playerName(winner)} wins` : nobody;
  const leader = [null, 'south', 'north'].at(Math.sign(south - north));
  if (DECIDED_BY_SEEDS.includes(reason) && winner === leader) {
    return `${result}, ${south} : ${north}.`;
  }
  return DECIDED_BY_MOVES.includes(reason) ? `${result}; captured seeds do not count.` : `${result}.`;
}

/** Which position is looked at. */
export function reviewText(shown, plies, ply) {
  return ply ? `Ply ${shown} of ${plies}: ${plyText(ply)}` : `The start, before ${count(plies, 'ply', 'plies')}.`;
}

/** A ply in a sentence. */
export function plyText(ply) {
  if (ply.move === 'pass') {
    return `${playerName(ply.player)} passes.`;
  }
  const captured = ply.summary.captured === 0 ? 'nothing' : count(ply.summary.captured, 'seed');
  return (
    `${playerName(ply.player)} sows ${ply.move}: ${count(ply.summary.laps, 'lap')}, ` +
    `${count(ply.summary.sown, 'seed')} sown, ${captured} captured.`
  );
}

/** How far South is ahead, see southsLead. */
export function leadText({ lead, exact, kind }) {
  if (lead === null) {
    return 'unknown';
  }
  const about = exact ? '' : 'about ';
  const leader = playerName(lead > 0 ? 'south' : 'north');
  if (kind === 'result') {
    return lead === 0 ? `${about}a draw` : `${about}a win for ${leader}`;
  }
  return lead === 0 ? `${about}even` : `${about}${leader} +${Math.abs(lead)}`;
}

/** A ply with the values of the positions before and after it. */
export const valuedPlyText = ({ player, move }, values, ply) =>
  `${playerName(player)} ${move}: ${leadText(values[ply - 1])} → ${leadText(values[ply])}`;

export const turningPointText = (played, values, ply) =>
  `${valuedPlyText(played, values, ply)}; ${values[ply - 1].best} would have been better.`;

/** The graph of values for who does not see it. */
export const graphText = (values) =>
  `Expected result over the plies: ${leadText(values[0])} at the start, ${leadText(values.at(-1))} in the last.`;

/**
 * Why a move is the best.
 *
 * @param after the API's answer to the move
 * @param replies the other's legal moves; null when the game is over
 * @param value of the move, in a sentence
 */
export function hintText({ move, after, replies, value, other }) {
  const { captured, laps } = after.summary;
  const does = `${captured ? `captures ${count(captured, 'seed')}` : 'captures nothing'} in ${count(laps, 'lap')}`;
  const best = `Best: ${move}. ${move === 'pass' ? 'Nothing else is left' : `It ${does}`}`;
  if (!replies) {
    return `${best} and ends the game. ${value}`;
  }
  const holes = replies.legal.filter((it) => it.move !== 'pass');
  const most = Math.max(0, ...holes.map((it) => it.captured));
  const leaves = `leaves ${playerName(other)} ${count(holes.length, 'hole')} to sow`;
  return `${best} and ${leaves}, ${most ? `to capture ${most} at most` : 'with nothing to capture'}. ${value}`;
}
