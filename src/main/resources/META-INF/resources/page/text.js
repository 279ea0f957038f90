// The game in words: sentences for the log, for hints and for screen readers.
import { rightmost } from './holes.js';
import { isText, t } from './language.js';

export const playerName = (player) => t(player);

/** So many `seeds`, `laps`, `plies` or `holes`. */
export const count = (n, noun) => t(noun, { n });

const countOr = (n, other) => (n === 0 ? t(other) : n);

/** A word of the API in the language of the page. */
const wordText = (group, word) => (isText(`${group}.${word}`) ? t(`${group}.${word}`) : word);

/** The engine's levels. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

export const levelText = (level) => t('players.engine', { level, name: t(`level.${level}`) });

/** A player as the API has them, by name or level; empty where neither is known. */
export const whoText = (player) => (player?.engine ? levelText(player.engine.level) : (player?.name ?? ''));

/** Why a hole cannot be sown. */
export function refusalText(hole, reason, player) {
  const key = `refusal.${reason}`;
  return isText(key) ? t(key, { hole, player: playerName(player), first: rightmost(player) }) : reason;
}

/** What sowing a hole would do. */
export const previewText = (legal) =>
  t('preview', {
    laps: count(legal.laps, 'laps'),
    seeds: count(legal.sown, 'seeds'),
    captured: countOr(legal.captured, 'none'),
    end: wordText('end', legal.end),
  });

/** An event of a move's log. */
export function eventText(logged) {
  const { type, player, hole } = logged;
  switch (type) {
    case 'lap':
      return t('event.lap', { ...logged, seeds: count(logged.seeds, 'seeds'), count: logged.lastCount });
    case 'capture':
      return t('event.capture', { player: playerName(player), seeds: count(logged.seeds, 'seeds'), hole });
    case 'move-end':
      return wordText('move-end', logged.reason);
    case 'pass':
      return t('event.pass', { player: playerName(player) });
    case 'game-end':
      return gameEndText(logged);
    default:
      return '';
  }
}

/** How a match ended. */
export const matchEndText = ({ winner, reason }) =>
  winner
    ? t('match-end', { player: playerName(winner), reason: wordText('match-end', reason) })
    : t('match-end.abandoned');

/** How the game ended. */
export function gameEndText(outcome) {
  const values = { reason: wordText('game-end', outcome.reason), result: resultText(outcome) };
  return outcome.swept ? t('game-end.swept', { ...values, ...outcome.swept }) : t('game-end', values);
}

const DECIDED_BY_SEEDS = ['eight-seeds', 'deadlock', 'repetition'];
const DECIDED_BY_MOVES = ['no-move', 'endless-only'];

// A score stands beside the result only where it decided.
function resultText({ reason, winner, score: { south, north } }) {
  const nobody = t(reason === 'abandoned' ? 'result.nobody' : 'result.draw');
  const result = winner ? t('result.wins', { player: playerName(winner) }) : nobody;
  const leader = [null, 'south', 'north'].at(Math.sign(south - north));
  if (DECIDED_BY_SEEDS.includes(reason) && winner === leader) {
    return t('result.score', { result, south, north });
  }
  return t(DECIDED_BY_MOVES.includes(reason) ? 'result.no-score' : 'result.plain', { result });
}

/** Which position is looked at. */
export function reviewText(shown, plies, ply) {
  return ply
    ? t('review.text', { ply: shown, plies, text: plyText(ply) })
    : t('review.start', { plies: count(plies, 'plies') });
}

/** A ply in a sentence. */
export function plyText({ player, move, summary }) {
  if (move === 'pass') {
    return t('ply.pass', { player: playerName(player) });
  }
  return t('ply.sow', {
    player: playerName(player),
    hole: move,
    laps: count(summary.laps, 'laps'),
    seeds: count(summary.sown, 'seeds'),
    captured: summary.captured === 0 ? t('nothing') : count(summary.captured, 'seeds'),
  });
}

/** How far South is ahead, see southsLead. */
export function leadText({ lead, exact, kind }) {
  if (lead === null) {
    return t('lead.unknown');
  }
  const player = playerName(lead > 0 ? 'south' : 'north');
  const [even, ahead] = kind === 'result' ? ['lead.draw', 'lead.win'] : ['lead.even', 'lead.seeds'];
  const text = lead === 0 ? t(even) : t(ahead, { player, n: Math.abs(lead) });
  return exact ? text : t('lead.about', { lead: text });
}

/** A ply with the values of the positions before and after it. */
export const valuedPlyText = ({ player, move }, values, ply) =>
  t('values.ply', {
    player: playerName(player),
    move,
    before: leadText(values[ply - 1]),
    after: leadText(values[ply]),
  });

export const turningPointText = (played, values, ply) =>
  t('values.better', { ply: valuedPlyText(played, values, ply), move: values[ply - 1].best });

/** The graph of values for who does not see it. */
export const graphText = (values) =>
  t('values.graph', { first: leadText(values[0]), last: leadText(values.at(-1)) });

/**
 * Why a move is the best.
 *
 * @param after the API's answer to the move
 * @param replies the other's legal moves; null when the game is over
 * @param value of the move, in a sentence
 */
export function hintText({ move, after, replies, value, other }) {
  const best = bestText(move, after.summary);
  if (!replies) {
    return t('hint.ends', { best, value });
  }
  const holes = replies.legal.filter((it) => it.move !== 'pass');
  const most = Math.max(0, ...holes.map((it) => it.captured));
  const values = { best, player: playerName(other), holes: count(holes.length, 'holes'), most, value };
  return t(most ? 'hint.leaves' : 'hint.leaves-nothing', values);
}

function bestText(move, { captured, laps }) {
  if (move === 'pass') {
    return t('hint.pass');
  }
  const values = { move, seeds: count(captured, 'seeds'), laps: count(laps, 'laps') };
  return t(captured ? 'hint.captures' : 'hint.captures-nothing', values);
}
