// The page and the pictures of the service draw the same seeds: shape, places and colours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORIGIN, inPage, settled } from './browser.mjs';

const ROUNDING = 0.11; // both write coordinates with one decimal, of different origins
const ROWS = [
  '1,2,3,4,5,6/7,8,9,3,0,0', // fewer than a heap, each in another hole
  '10,11,12,0,0,0/13,0,0,0,2,0',
];

for (const theme of ['light', 'dark']) {
  for (const rows of ROWS) {
    test(
      `seeds lie alike on the page and in pictures, ${theme}: ${rows}`,
      inPage('/', { colorScheme: theme }, async (page) => {
        await settled(page);
        await page.fill('#notation', `${rows} s 0-0`);
        await page.click('#set-up button');
        await page.waitForFunction((it) => document.querySelector('#picture').href.includes(it), rows);
        const onPage = await page.evaluate(seedsOfPage);
        const link = await page.getAttribute('#picture', 'href');
        assert.match(link, new RegExp(`theme=${theme}`));
        const picture = await (await fetch(ORIGIN + link)).text();
        const inPicture = await page.evaluate(seedsOfPicture, picture);
        assert.equal(onPage.length, inPicture.length);
        for (const [i, seed] of inPicture.entries()) {
          const { numbers, ...rest } = onPage[i];
          assert.deepEqual(rest, { hole: seed.hole, fill: seed.fill, edge: seed.edge });
          for (const [name, value] of Object.entries(seed.numbers)) {
            assert.ok(
              Math.abs(numbers[name] - value) <= ROUNDING,
              `seed ${i}, in ${seed.hole}: ${name} is ${numbers[name]} and ${value}`,
            );
          }
        }
      }),
    );
  }
}

/** The seeds on the board, hole by hole; runs in the page. */
function seedsOfPage() {
  return [...'ABCDEFabcdef'].flatMap((hole) =>
    [...document.querySelectorAll(`[data-hole=${hole}] .well g`)].map((seed) => {
      const [x, y, scale] = seed.getAttribute('transform').match(/-?[\d.]+/g).map(Number);
      const body = seed.querySelector('ellipse');
      const rotation = Number(body.getAttribute('transform').match(/\d+/)[0]);
      const { fill, stroke: edge } = getComputedStyle(body);
      const [rx, ry] = ['rx', 'ry'].map((it) => scale * body.getAttribute(it));
      return { hole, fill, edge, numbers: { x, y, rx, ry, rotation } };
    }),
  );
}

/** The same of a picture; runs in the page, too. */
function seedsOfPicture(source) {
  const root = document.importNode(
    new DOMParser().parseFromString(source, 'image/svg+xml').documentElement,
    true,
  );
  document.body.append(root);
  const number = (node, name) => Number(node.getAttribute(name));
  const wells = [...root.querySelectorAll('circle[fill$="-well)"]')];
  return wells.flatMap((well, i) => {
    const group = well.nextElementSibling;
    const seeds = group.tagName === 'g' ? [...group.querySelectorAll('ellipse')] : [];
    return seeds.map((seed) => {
      const { fill, stroke: edge } = getComputedStyle(seed);
      const numbers = {
        x: number(seed, 'cx') - number(well, 'cx'),
        y: number(seed, 'cy') - number(well, 'cy'),
        rx: number(seed, 'rx'),
        ry: number(seed, 'ry'),
        rotation: Number(seed.getAttribute('transform').match(/\d+/)[0]),
      };
      return { hole: 'ABCDEFabcdef'[i], fill, edge, numbers };
    });
  });
}
