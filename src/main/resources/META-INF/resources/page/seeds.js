// Seeds in a hole: side by side up to a dozen, more as a ring around their number.
import { svg } from './dom.js';

const MOST = 12;
const RING = 14;
const INNER = [0, 1, 2, 3, 4, 5, 1, 1, 1, 2, 3, 3, 4]; // in the inner circle, by the number of all
const INNER_RADIUS = [0, 0, 10, 11.5, 13, 15];
const COLOURS = ['#efe6d2', '#d9d6c3', '#f0d9ae', '#e3cfb4'];

function circle(number, radius, turn) {
  return Array.from({ length: number }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / number;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function places(seeds, variety) {
  if (seeds > MOST) {
    return circle(RING, 33, variety * 0.4);
  }
  const inner = INNER[seeds];
  return [
    ...circle(inner, INNER_RADIUS[inner] * (seeds > 5 ? 0.92 : 1), variety * 0.9 + 0.4),
    ...circle(seeds - inner, 27, variety * 0.7),
  ];
}

export function seed(x, y, variety, scale = 1) {
  return svg(
    'g',
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})` },
    svg('ellipse', {
      rx: 8.2,
      ry: 6.9,
      fill: COLOURS[variety % COLOURS.length],
      stroke: '#4b3320',
      transform: `rotate(${(variety * 37) % 180})`,
    }),
    svg('circle', { cx: -2, cy: -2.3, r: 2, fill: '#fffdf7' }),
  );
}

/** Draws this many seeds into an SVG element whose origin is the middle of the hole. */
export function drawSeeds(into, seeds, variety) {
  const heap = seeds > MOST;
  const drawn = places(seeds, variety).map(([x, y], i) =>
    seed(x, y, variety * 5 + i * 7, heap ? 0.82 : 1),
  );
  if (heap) {
    drawn.push(svg('text', { y: 10.5, class: 'heap' }, String(seeds)));
  }
  into.replaceChildren(...drawn);
}

/** Captured seeds, packed in lines. */
export function drawStore(into, seeds, perLine) {
  const step = 15;
  const drawn = Array.from({ length: seeds }, (_, i) =>
    seed((i % perLine) * step + step / 2, Math.floor(i / perLine) * step + step / 2, i * 3, 0.78),
  );
  into.setAttribute('viewBox', `0 0 ${perLine * step} ${Math.ceil(Math.max(seeds, 1) / perLine) * step}`);
  into.replaceChildren(...drawn);
}
