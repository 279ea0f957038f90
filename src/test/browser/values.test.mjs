// What positions are worth: a hint for one, and the values of a whole game when it is over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ORIGIN,
  inPage,
  legalHoles,
  notation,
  openElsewhere,
  playToTheEnd,
  seriousViolations,
  settled,
} from './browser.mjs';
import { createGame, playMoves } from './games.mjs';

const click = (page, hole) => page.click(`[data-hole=${hole}]`);
const GAMES = {
  'Sadeqa II': 'sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15',
  'Adji Kui II': 'adji-kui-ii/0,3,0,1,0,2/1,2,2,0,1,0_s_20-16',
};

for (const [name, link] of Object.entries(GAMES)) {
  test(
    `${name}: the values of a game are those of the API, position by position`,
    inPage(`/#${link}`, {}, async (page) => {
      const ruleset = link.split('/')[0];
      assert.ok(await page.isHidden('#game-values'), 'only when the game is over');
      const plies = await playToTheEnd(page, click, () => page.click('#pass'));
      assert.ok(plies > 1);
      assert.equal(await page.locator('#log [data-ply]').count(), plies, `plies listed, of ${page.url()}`);
      await page.click('#game-values-start');
      await page.waitForSelector('#game-values-start');
      await page.waitForSelector('.graph');
      await page.click('#game-values summary');
      const lines = await page.$$eval('#game-values details li', (all) => all.map((it) => it.textContent));
      assert.equal(lines.length, plies);
      assert.equal(await page.locator('.graph circle').count(), plies + 1);
      const positions = [];
      for (const i of lines.keys()) {
        await page.click(`[data-ply="${i + 1}"]`);
        positions.push(await notation(page));
      }
      const values = (await analyse(ruleset, positions)).map(expected);
      for (const [i, line] of lines.entries()) {
        const [before, after] = line.split(': ')[1].split(' → ');
        assert.equal(after, values[i]);
        assert.ok(i === 0 || before === values[i - 1]);
      }
      assert.match(await page.textContent('#game-values'), /Turning points|Nobody gave anything away/);
      assert.deepEqual(await seriousViolations(page), []);
    }),
  );
}

test(
  'a turning point names the better move, and leads to the position',
  inPage('/#sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15', {}, async (page) => {
    await settled(page);
    await click(page, 'F'); // only C wins
    await playToTheEnd(page, click, assert.fail);
    await page.click('#game-values-start');
    await page.waitForSelector('.turning li');
    await page.waitForSelector('#game-values-start');
    assert.match(
      await page.textContent('.turning li'),
      /South F: a win for South → a win for North; C would have been better\./,
    );
    await page.click('.turning button');
    assert.equal(await notation(page), '0,0,3,1,0,1/1,2,0,3,0,0 s 10-15');
  }),
);

test(
  'the values of a game that others have played can be stopped',
  inPage('/', {}, async (page, context) => {
    const kept = await createGame('adji-kui-ii');
    const { outcome } = await playMoves(kept, 500);
    assert.ok(outcome);
    const { page: watcher, faults } = await openElsewhere(context, new URL(kept.watch, page.url()).href);
    await watcher.click('#game-values-start');
    await watcher.waitForFunction(() => document.querySelectorAll('.graph circle').length > 2);
    await watcher.click('#stop-values');
    await watcher.waitForSelector('#game-values-start');
    const known = await watcher.locator('.graph circle').count();
    await watcher.waitForTimeout(700);
    assert.equal(await watcher.locator('.graph circle').count(), known);
    assert.deepEqual(await seriousViolations(watcher), []);
    assert.deepEqual(faults, []);
    await watcher.context().close();
  }),
);

test(
  'a hint names the best move and why, when asked only, and goes with the turn',
  inPage('/#sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15', {}, async (page) => {
    await legalHoles(page);
    assert.ok(await page.isHidden('#hint-text'));
    await page.click('#hint');
    await page.waitForSelector('#hint-text:text("Best: C.")');
    assert.match(
      await page.textContent('#hint-text'),
      /^Best: C\. It captures .* in \d+ laps? and leaves North \d+ holes? to sow, .*\. It is a win in \d+ pl/,
    );
    assert.equal(await page.locator('.hinted').getAttribute('data-hole'), 'C');
    assert.deepEqual(await seriousViolations(page), []);
    await click(page, 'C');
    await page.waitForSelector('#hint-text', { state: 'hidden' });
    assert.equal(await page.locator('.hinted').count(), 0);
  }),
);

async function analyse(ruleset, positions) {
  const lines = positions.map((it) => JSON.stringify({ op: 'analysis', notation: it, limits: { timeMs: 1000 } }));
  const response = await fetch(`${ORIGIN}/v1/rulesets/${ruleset}/batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson' },
    body: lines.map((it) => `${it}\n`).join(''),
  });
  const answers = await response.text();
  return answers.trim().split('\n').map((it) => JSON.parse(it));
}

/** The value in the words of the page. */
function expected({ player, result, margin, exact }) {
  assert.ok(exact, 'positions with few seeds are certain');
  if (margin !== null) {
    return margin === 0 ? 'even' : `${margin > 0 ? 'South' : 'North'} +${Math.abs(margin)}`;
  }
  return `a win for ${(result === 'win') === (player === 'south') ? 'South' : 'North'}`;
}
