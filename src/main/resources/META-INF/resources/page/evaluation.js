// Values of moves and positions, from the API's analysis: in words, and compared.
import { opponent } from './holes.js';
import { t } from './language.js';
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
      long: t(move.exact ? 'value.worth' : 'value.worth-about', { south, north }),
    };
  }
  if (move.result === 'unknown') {
    return { short: '?', long: t('value.unknown') };
  }
  const long =
    move.plies === null
      ? t(`value.is-${move.result}`)
      : t(`value.is-${move.result}-in`, { plies: count(move.plies, 'plies') });
  return { short: t(`value.${move.result}`), long };
}

const SIGN = { win: 1, draw: 0, loss: -1 };
const LOST_FOR_SURE = { margin: 4, result: 1 }; // what makes a ply a turning point: seeds, or a result
const LOST_BY_A_GUESS = { margin: 8, result: 1 };
const MOST_TURNING_POINTS = { margin: 8, result: Infinity };

/**
 * How far South is ahead: by seeds where the game is scored, else 1 for a win, 0 for a draw, -1 for a
 * loss; `lead` is null where nobody knows.
 */
export function southsLead({ player, result, margin, exact }) {
  if (margin !== null) {
    return { lead: margin, exact, kind: 'margin' };
  }
  const lead = result in SIGN ? SIGN[result] * (player === 'south' ? 1 : -1) : null;
  return { lead, exact, kind: 'result' };
}

/**
 * The plies, from 1 on, by which a player lost most, though a better move was there; in order.
 *
 * @param values of the positions, by plies before each: `{lead, exact, kind, best}`
 */
export function turningPoints(values, plies) {
  return values
    .slice(1)
    .map((after, i) => ({ ply: i + 1, lost: lostBy(plies[i], values[i], after) }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost)
    .slice(0, MOST_TURNING_POINTS[values[0].kind])
    .map(({ ply }) => ply)
    .sort((one, other) => one - other);
}

/** What a ply has lost for its player; 0 where that is little, or not known. */
function lostBy({ player, move }, before, after) {
  if (before.lead === null || after.lead === null || before.best === move) {
    return 0;
  }
  const lost = (before.lead - after.lead) * (player === 'south' ? 1 : -1);
  const least = before.exact && after.exact ? LOST_FOR_SURE : LOST_BY_A_GUESS;
  return lost >= least[before.kind] ? lost : 0;
}
