// The value of a move in words: short for its hole, long for the hole's hint.
import { opponent } from './holes.js';
import { count } from './text.js';

/**
 * @param move a move of the API's analysis
 * @param player who makes it
 */
export function describeValue(move, player) {
  if (move.score) {
    const { south, north } = move.score;
    const lead = move.score[player] - move.score[opponent(player)];
    const sign = lead > 0 ? '+' : lead < 0 ? '−' : '±';
    return {
      short: `${move.exact ? '' : '≈'}${sign}${Math.abs(lead)}`,
      long: `Worth ${move.exact ? '' : 'about '}South ${south}, North ${north}.`,
    };
  }
  if (move.result === 'unknown') {
    return { short: '?', long: 'Nobody knows yet what it is worth.' };
  }
  const plies = move.plies === null ? '' : ` in ${count(move.plies, 'ply', 'plies')}`;
  return { short: move.result, long: `It is a ${move.result}${plies}.` };
}
