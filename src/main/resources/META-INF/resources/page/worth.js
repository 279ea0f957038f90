// What analysis says of moves, short for a hole and long for its tip.
import { other } from './holes.js';
import { count } from './words.js';

/** @param value a move of the API's analysis */
export function worth(value, player) {
  const about = value.exact ? '' : '≈';
  if (value.score) {
    const lead = value.score[player] - value.score[other(player)];
    const sign = lead > 0 ? '+' : lead < 0 ? '−' : '±';
    return {
      short: `${about}${sign}${Math.abs(lead)}`,
      long: `Worth ${value.exact ? '' : 'about '}South ${value.score.south}, North ${value.score.north}.`,
    };
  }
  if (value.result === 'unknown') {
    return { short: '?', long: 'Nobody knows yet what it is worth.' };
  }
  const plies = value.plies === null ? '' : ` in ${count(value.plies, 'ply').replace(/plys$/, 'plies')}`;
  return { short: value.result, long: `It is a ${value.result}${plies}.` };
}
