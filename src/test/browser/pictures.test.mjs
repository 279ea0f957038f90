// Pictures of boards as a browser draws them: every text has room where it stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORIGIN, inPage, settled } from './browser.mjs';

const SEEDS = { 'adji-kui-ii': 48, 'sadeqa-ii': 36 };
const BLANK = '/v1/rulesets'; // a document with no script of its own
const SCENES = [
  'adji-kui-ii/board.svg?position=4,4,4,4,4,4/4,4,4,4,4,4_n_0-0_bought=c,d&theme=dark',
  'adji-kui-ii/board.svg?position=0,0,0,3,5,0/0,0,0,0,0,0_s_26-14',
  'adji-kui-ii/board.svg?position=4,0,0,0,0,0/4,0,0,0,0,0_s_20-20',
  'adji-kui-ii/board.svg?position=1,5,1,0,1,0/7,1,2,1,3,2_s_4-20&move=pass',
  'adji-kui-ii/board.svg?position=2,0,1,8,2,1/2,2,4,2,4,0_s_10-10&move=A',
  'sadeqa-ii/board.svg?position=3,3,3,3,3,3/3,3,3,3,3,3_s_0-0_opening=sn',
  'sadeqa-ii/board.svg?position=4,4,2,3,1,3/1,4,3,4,2,1_s_3-1&move=C',
];

test(
  'no text overflows where all 48 seeds lie in one hole',
  inPage(BLANK, {}, async (page) => {
    const heaps = Array.from({ length: 12 }, (_, hole) => {
      const seeds = Array.from({ length: 12 }, (__, i) => (i === hole ? 48 : 0));
      return link('adji-kui-ii', seeds, 0);
    });
    for (const { texts, faults } of await measured(page, heaps)) {
      assert.equal(texts.filter((it) => it === '48').length, 2, 'in the hole and beside it');
      assert.deepEqual(faults, []);
    }
  }),
);

test(
  'every text has room where holes are bought, openings due, moves drawn and games over',
  inPage(BLANK, {}, async (page) => {
    assert.deepEqual((await measured(page, SCENES)).flatMap((it) => it.faults), []);
  }),
);

test(
  'pictures of 1,000 random positions are well-formed and give every text room',
  inPage(BLANK, {}, async (page) => {
    let state = 20_270_101;
    const random = (below) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    for (let drawn = 0; drawn < 1_000; drawn += 50) {
      const pictures = Array.from({ length: 50 }, (_, i) => {
        const ruleset = Object.keys(SEEDS)[i % 2];
        const onBoard = 1 + random(SEEDS[ruleset]);
        const holes = 1 + random(12);
        const seeds = new Array(12).fill(0);
        for (let seed = 0; seed < onBoard; seed++) {
          seeds[(random(holes) * 5) % 12]++;
        }
        return link(ruleset, seeds, random(SEEDS[ruleset] - onBoard + 1), 'sn'[random(2)]);
      });
      assert.deepEqual((await measured(page, pictures)).flatMap((it) => it.faults), []);
    }
  }),
);

const ANIMATED = 'position=3,3,3,3,3,3/3,3,3,3,3,3_s_0-0_opening=sn&move=F&animated=true';

test(
  'an animated picture shows the move, and rests on the result',
  inPage(`/v1/rulesets/sadeqa-ii/board.svg?${ANIMATED}`, { reducedMotion: 'no-preference' }, async (page) => {
    assert.ok((await seenAt(page, 0)).includes('South sows F: 4 laps, 4 captured'));
    assert.deepEqual(await seenAt(page, 0), await seenAt(page, 1), 'the board before the move stands a moment');
    assert.notDeepEqual(await seenAt(page, 0), await seenAt(page, 3));
    const after = await seenAt(page, 1_000);
    assert.ok(after.includes('North to move') && !after.includes('South sows F: 4 laps, 4 captured'));
    assert.deepEqual(after.filter((it) => it.startsWith('+')), []);
  }),
);

test(
  'where no motion is wanted it is the still picture',
  inPage(`/v1/rulesets/sadeqa-ii/board.svg?${ANIMATED}`, { reducedMotion: 'reduce' }, async (page) => {
    const still = await seenAt(page, 0);
    assert.ok(still.includes('+4'));
    assert.deepEqual(await seenAt(page, 5), still);
  }),
);

test(
  'it moves in an img, too',
  inPage('/', { reducedMotion: 'no-preference' }, async (page) => {
    await settled(page);
    await page.evaluate((query) => {
      const picture = document.createElement('img');
      picture.src = `/v1/rulesets/sadeqa-ii/board.svg?${query}`;
      picture.id = 'animated';
      document.body.prepend(picture);
    }, ANIMATED);
    const picture = page.locator('#animated');
    await picture.evaluate((it) => it.decode());
    const first = await picture.screenshot();
    for (let looks = 0; first.equals(await picture.screenshot()); looks++) {
      assert.ok(looks < 200, 'nothing moves');
    }
  }),
);

/** The texts that a picture shows at a moment, in seconds. */
function seenAt(page, seconds) {
  return page.evaluate((at) => {
    const picture = document.documentElement;
    picture.pauseAnimations();
    picture.setCurrentTime(at);
    const isSeen = (it) => !it || (getComputedStyle(it).display !== 'none' && isSeen(it.parentElement));
    return [...picture.querySelectorAll('text')].filter(isSeen).map((it) => it.textContent);
  }, seconds);
}

/** The link of a position; what is not on the board is captured. */
function link(ruleset, seeds, souths, turn = 's') {
  const taken = SEEDS[ruleset] - seeds.reduce((sum, it) => sum + it);
  const rows = `${seeds.slice(0, 6)}/${seeds.slice(6)}`;
  return `${ruleset}/board.svg?position=${rows}_${turn}_${souths}-${taken - souths}`;
}

/** Draws pictures in the page; returns the texts of each, and the faults of those without room. */
async function measured(page, pictures) {
  const sources = await Promise.all(
    pictures.map(async (picture) => {
      const answer = await fetch(`${ORIGIN}/v1/rulesets/${picture}`);
      assert.equal(answer.status, 200, picture);
      return answer.text();
    }),
  );
  const all = await page.evaluate(`(${JSON.stringify(sources)}).map(${measure})`);
  return all.map(({ texts, faults }, i) => ({ texts, faults: faults.map((it) => `${pictures[i]}: ${it}`) }));
}

function measure(source) {
  const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
  if (parsed.querySelector('parsererror')) {
    return { texts: [], faults: ['it is not well-formed'] };
  }
  const root = document.importNode(parsed.documentElement, true);
  document.body.replaceChildren(root);
  const picture = root.viewBox.baseVal;
  const inside = (a, b) =>
    a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
  const apart = (a, b) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  const texts = [...root.querySelectorAll('text')].map((it) => {
    const { x, y, width, height } = it.getBBox(); // of whole lines: ink is between these shares
    const ink = { x, y: y + height * 0.22, width, height: height * 0.56 };
    return { text: it.textContent, ink, before: it.previousElementSibling };
  });
  const faults = [];
  for (const [i, { text, ink, before }] of texts.entries()) {
    const x = ink.x + ink.width / 2;
    const y = ink.y + ink.height / 2;
    const sign = before.getBBox();
    const onSign = before.tagName === 'rect' && inside({ x, y, width: 0, height: 0 }, sign);
    if (!inside(ink, picture)) {
      faults.push(`${text} leaves the picture`);
    }
    if (onSign && !inside(ink, sign)) {
      faults.push(`${text} leaves its sign`);
    }
    if (before.tagName === 'g' && /^\d/.test(text)) {
      const hole = before.previousElementSibling.getBBox();
      const away = Math.hypot(hole.x + hole.width / 2 - x, hole.y + hole.height / 2 - y);
      if (away + Math.hypot(ink.width, ink.height) / 2 > hole.width / 2 - 14) {
        faults.push(`${text} leaves the ring of seeds in its hole`);
      }
    }
    const others = root.querySelector('[marker-end]') ? [] : texts.slice(i + 1); // signs of laps may meet
    others.filter((it) => !apart(ink, it.ink)).forEach((it) => faults.push(`${text} lies on ${it.text}`));
  }
  return { texts: texts.map((it) => it.text), faults };
}
