// What each hole offers to whoever looks at the page.
import { SOWING_ORDER } from './holes.js';
import { t } from './language.js';
import { previewText, refusalText } from './text.js';

/**
 * What a hole offers: whether it can be selected, and a hint, which says what that would do or why
 * it cannot be.
 *
 * @typedef {{selectable: boolean, hint: string, pressed?: boolean, value?: string}} HoleOption
 */

/**
 * The options of all holes while a game is played.
 *
 * @returns {Map<string, HoleOption>}
 */
export function holeOptions({ game, turn, values, engineToMove }) {
  const options = new Map();
  const ownTurn = !engineToMove && game.mayPlay(turn.player);
  for (const legal of turn.legal) {
    const value = values.get(legal.move);
    const hint = ownTurn ? previewText(legal) : waitingHint(game, turn, engineToMove);
    options.set(legal.move, {
      selectable: ownTurn,
      hint: value ? `${hint} ${value.long}` : hint,
      value: value?.short,
    });
  }
  for (const { hole, reason } of turn.illegal) {
    options.set(hole, { selectable: false, hint: refusalText(hole, reason, turn.player) });
  }
  if (turn.outcome) {
    for (const hole of SOWING_ORDER.filter((it) => !options.has(it))) {
      options.set(hole, { selectable: false, hint: refusalText(hole, 'game-over', turn.player) });
    }
  }
  return options;
}

const waitingHint = (game, turn, engineToMove) =>
  engineToMove ? t('waiting.engine') : game.waitingHint(turn.player);
