// Draws the expected result over the plies of a game: South's lead upwards, North's downwards.
import { svg } from './dom.js';
import { graphText } from './text.js';

const WIDTH = 480;
const HEIGHT = 150;
const MARGIN = 12;

/**
 * @param values by plies before the position, see GameValues; perhaps not all yet
 * @param plies of the game
 * @param turning the plies that are turning points
 */
export function valueGraph(values, plies, turning) {
  const most = Math.max(1, ...values.map(({ lead }) => Math.abs(lead ?? 0)));
  const x = (ply) => placeOf(ply, plies);
  const y = (lead) => (HEIGHT / 2 - (lead * (HEIGHT / 2 - MARGIN)) / most).toFixed(1);
  const lines = runs(values).map((run) =>
    svg('polyline', { class: 'graph-line', points: run.map(([ply, lead]) => `${x(ply)},${y(lead)}`).join(' ') }),
  );
  const dots = values.flatMap(({ lead }, ply) => (lead === null ? [] : [dot(x(ply), y(lead), turning.includes(ply))]));
  return svg(
    'svg',
    { class: 'graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': graphText(values) },
    svg('line', { class: 'graph-shown', y1: 0, y2: HEIGHT }),
    svg('line', { class: 'graph-zero', x1: MARGIN, x2: WIDTH - MARGIN, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
    ...lines,
    ...dots,
  );
}

const placeOf = (ply, plies) => (MARGIN + (ply * (WIDTH - 2 * MARGIN)) / plies).toFixed(1);

/** Marks the ply that is shown on the board. */
export function markPly(graph, ply, plies) {
  const mark = graph.querySelector('.graph-shown');
  mark.setAttribute('x1', placeOf(ply, plies));
  mark.setAttribute('x2', placeOf(ply, plies));
}

const dot = (cx, cy, isTurn) =>
  svg('circle', { class: isTurn ? 'graph-turn' : 'graph-dot', cx, cy, r: isTurn ? 7 : 3 });

/** The known values in lists of neighbours, `[ply, lead]` each: a line crosses no unknown value. */
function runs(values) {
  const all = [[]];
  values.forEach(({ lead }, ply) => {
    if (lead === null) {
      all.push([]);
    } else {
      all.at(-1).push([ply, lead]);
    }
  });
  return all.filter((it) => it.length > 1);
}
