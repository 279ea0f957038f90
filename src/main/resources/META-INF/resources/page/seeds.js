// Draws seeds: one by one while they are few, else a heap with their number.
import { requestJson } from './api.js';
import { svg } from './dom.js';

// The shape and places of seeds are shared with the pictures that the service draws; what the fields
// mean is documented in SeedGeometry.java.
const geometry = await requestJson(new URL('seed-geometry.json', import.meta.url));
const { seed: shape, variant, patterns, heap } = geometry;
const STORE = { step: 15, scale: 0.78, variantStep: 3 };

/** The places of seeds on a circle around the centre of the hole with this index. */
function placesOn(circle, hole) {
  const start = circle.angle + circle.turn * hole;
  return Array.from({ length: circle.seeds }, (_, i) => {
    const angle = start + (2 * Math.PI * i) / circle.seeds;
    return [circle.radius * Math.cos(angle), circle.radius * Math.sin(angle)];
  });
}

/** @param look decides the seed's colour and rotation */
function drawSeed(x, y, look, scale) {
  return svg(
    'g',
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})` },
    svg('ellipse', {
      class: `seed seed-${look % variant.colours}`,
      rx: shape.rx,
      ry: shape.ry,
      transform: `rotate(${(look * shape.rotation) % 180})`,
    }),
    svg('circle', {
      class: 'seed-highlight',
      cx: shape.highlight.x,
      cy: shape.highlight.y,
      r: shape.highlight.r,
    }),
  );
}

/**
 * Draws the seeds of a hole.
 *
 * @param parent an SVG element whose origin is the centre of the hole
 * @param hole its index in sowing order, 0 to 11
 */
export function drawSeeds(parent, seeds, hole) {
  const isHeap = seeds >= patterns.length;
  const circles = isHeap ? heap.circles : patterns[seeds];
  const drawn = circles
    .flatMap((circle) => placesOn(circle, hole))
    .map(([x, y], i) =>
      drawSeed(x, y, hole * variant.perHole + i * variant.perSeed, isHeap ? heap.scale : 1),
    );
  if (isHeap) {
    const label = { class: 'heap', y: heap.number.y, 'font-size': heap.number.size };
    drawn.push(svg('text', label, String(seeds)));
  }
  parent.replaceChildren(...drawn);
}

/** Draws captured seeds in lines of `perLine`. */
export function drawStore(parent, seeds, perLine) {
  const { step, scale, variantStep } = STORE;
  const drawn = Array.from({ length: seeds }, (_, i) => {
    const x = ((i % perLine) + 0.5) * step;
    const y = (Math.floor(i / perLine) + 0.5) * step;
    return drawSeed(x, y, i * variantStep, scale);
  });
  const lines = Math.ceil(Math.max(seeds, 1) / perLine);
  parent.setAttribute('viewBox', `0 0 ${perLine * step} ${lines * step}`);
  parent.replaceChildren(...drawn);
}
