// Two pages play kept games while the network between them and the service is cut, delayed and answered
// by 502 at random. OUTAGE_SECONDS says for how long: 15 where it says nothing, 60 for the record.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { throughProxy } from './browser.mjs';
import { ask, createGame } from './games.mjs';

const SECONDS = Number(process.env.OUTAGE_SECONDS ?? 15);
const RULESETS = ['adji-kui-ii', 'sadeqa-ii'];
const HARMS = [
  (proxy) => proxy.cut(),
  (proxy) => proxy.failWith(502),
  (proxy, random) => proxy.delay(50 + 400 * random()),
  (proxy) => proxy.loseAnswers(),
];

test(
  `two pages end with the board of the API after ${SECONDS} s of a broken network`,
  { timeout: (3 * SECONDS + 120) * 1000 },
  throughProxy(async (proxy, open, t) => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    t.diagnostic(`seed ${seed}`);
    const random = numbersFrom(seed);
    const end = Date.now() + SECONDS * 1000;
    let plies = 0;
    let games = 0;
    while (Date.now() < end) {
      plies += await playGame(proxy, open, RULESETS[games++ % RULESETS.length], random, end);
    }
    t.diagnostic(`${games} games, ${plies} plies, ${proxy.requests.length} requests`);
    assert.ok(plies > 0, 'something was played');
  }),
);

/** Plays a game to its end, or the end of the time; returns its plies. */
async function playGame(proxy, open, ruleset, random, end) {
  const game = await createGame(ruleset);
  const pages = await Promise.all([open(game.south), open(game.north)]);
  await Promise.all(pages.map(({ page }) => page.waitForSelector('#resign')));
  let over = false;
  const harming = harm(proxy, random, () => over);
  while (!over) {
    await Promise.all(pages.map(({ page }) => page.evaluate(sowSomething)));
    await sleep(50);
    over = (await ask(`/v1/games/${game.id}`)).outcome !== null || Date.now() >= end;
  }
  await harming;
  const { ply } = await allShow(pages, game.id);
  const exceptions = pages.flatMap(({ faults }) => faults.filter((it) => it.startsWith('exception')));
  assert.deepEqual(exceptions, []);
  await Promise.all(pages.map(({ page }) => page.context().close()));
  return ply;
}

/** Does one harm after another, each for a while, and mends after each. */
async function harm(proxy, random, isOver) {
  while (!isOver()) {
    HARMS[Math.floor(random() * HARMS.length)](proxy, random);
    await sleep(100 + 1_100 * random());
    proxy.mend();
    await sleep(100 + 1_100 * random());
  }
}

/** Waits until both pages show the state of the API; a move may be under way until then. */
async function allShow(pages, id) {
  for (;;) {
    const before = await ask(`/v1/games/${id}`);
    const shown = await Promise.all(pages.map(({ page }) => page.inputValue('#notation')));
    const after = await ask(`/v1/games/${id}`);
    if (before.ply === after.ply && shown.every((it) => it === after.notation)) {
      return after;
    }
    await sleep(100);
  }
}

/** Clicks a hole that can be sown, or Pass, if there is one to click; runs in the page. */
function sowSomething() {
  const choices = document.querySelectorAll('.hole.selectable, #pass:not([hidden])');
  choices[Math.floor(Math.random() * choices.length)]?.click();
}

/** Random numbers from 0 to 1 (mulberry32). */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
