// Plays on the page, as people do.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  inPage,
  isOver,
  legalHoles,
  notation,
  playToTheEnd,
  seriousViolations,
  settled,
} from './browser.mjs';

const click = (page, hole) => page.click(`[data-hole=${hole}]`);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };
const MOVING = { reducedMotion: 'no-preference' };
const NEARLY_OVER = '/#adji-kui-ii/2,0,3,1,0,0/3,0,1,1,0,0_s_25-12';
const BOUGHT = '/#adji-kui-ii/1,0,0,2,0,0/0,2,1,0,0,2_s_30-10';

test(
  'a whole game of Adji Kui II is played with the pointer',
  inPage('/', {}, async (page) => {
    const plies = await playToTheEnd(page, click, () => page.click('#pass'));
    assert.ok(plies > 4);
    assert.match(await page.textContent('#status'), /wins, \d+ : \d+\.$|A draw, 24 : 24\.$/);
    assert.equal(await page.locator('#log > ol > li').count(), plies);
    assert.deepEqual(await seriousViolations(page), []);
  }),
);

test(
  'a whole game of Sadeqa II is played by keyboard alone',
  inPage('/', {}, async (page) => {
    await settled(page);
    await focusByTab(page, '[data-ruleset=sadeqa-ii]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.title.startsWith('Sadeqa II'));
    await focusByTab(page, '.hole');
    let moves = 0;
    const sow = async (_, hole) => {
      moves++;
      if (moves % 2 === 0) {
        await page.keyboard.press(hole);
      } else {
        await arrowTo(page, hole);
        await page.keyboard.press('Enter');
      }
    };
    const plies = await playToTheEnd(page, sow, () => assert.fail('no pass in Sadeqa II'));
    assert.ok(plies > 3);
    assert.ok(await isOver(page));
    await page.keyboard.press('u');
    await page.waitForFunction(
      (all) => document.querySelectorAll('#log > ol > li').length === all - 1,
      plies,
    );
  }),
);

test(
  'a whole game of Sadeqa II is played on a phone, by touch',
  inPage('/#sadeqa-ii', PHONE, async (page) => {
    await settled(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 360, 'nothing lies beside the screen');
    for (const box of await page.locator('.hole').all()) {
      const { width, height } = await box.boundingBox();
      assert.ok(width >= 44 && height >= 44, `a hole of ${width} by ${height} is hard to hit`);
    }
    await playToTheEnd(page, (_, hole) => page.tap(`[data-hole=${hole}]`), assert.fail);
    assert.deepEqual(await seriousViolations(page), []);
  }),
);

test(
  'a hole is bought by clicking it, and the next game starts with it',
  inPage(BOUGHT, {}, async (page) => {
    await page.waitForSelector('#start-next');
    assert.match(await page.textContent('#next-game'), /South has 33 seeds and may buy up to 2/);
    await click(page, 'c');
    await page.waitForSelector('[data-hole=c][aria-pressed=true]');
    await click(page, 'a');
    await page.waitForSelector('[data-hole=a][aria-pressed=true]');
    assert.equal(await page.getAttribute('[data-hole=b]', 'aria-disabled'), 'true');
    assert.match(await page.textContent('#hint-b'), /can buy no more than 2/);
    assert.deepEqual(await seriousViolations(page), []);
    await click(page, 'a');
    await page.waitForSelector('[data-hole=a][aria-pressed=false]');
    await page.click('#leave-d');
    await page.waitForFunction(() => document.querySelector('#next-game').textContent.includes('d'));
    await page.click('#start-next');
    await page.waitForSelector('#next-game', { state: 'hidden' });
    await settled(page);
    assert.match(await notation(page), / n 5-3 bought=c$/);
    assert.equal(await page.textContent('[data-hole=c] .mark'), 'S');
    assert.match(await page.textContent('[data-hole=c]'), /c 4 seeds, owned by South/);
    assert.match(await page.textContent('#hint-c'), /not North's hole/);
  }),
);

test(
  'holes that may be sown are marked, the others say why not',
  inPage('/#adji-kui-ii/2,3,2,0,2,4/3,2,16,2,1,3_s_0-8', {}, async (page) => {
    assert.ok(!(await legalHoles(page)).includes('C'));
    const reasons = {
      C: 'The laps from C would never end.',
      D: 'D is empty: there is nothing to sow.',
      a: "a is not South's hole.",
    };
    for (const [hole, reason] of Object.entries(reasons)) {
      await page.hover(`[data-hole=${hole}]`);
      assert.equal(await page.textContent('.tooltip'), reason);
      assert.ok(await page.isVisible('.tooltip'));
      const described = await page.getAttribute(`[data-hole=${hole}]`, 'aria-describedby');
      assert.equal(await page.textContent(`#${described}`), reason);
      assert.equal(await page.getAttribute(`[data-hole=${hole}]`, 'aria-disabled'), 'true');
    }
    await page.click('[data-hole=C]', { force: true }); // though it says that it is disabled
    assert.equal(await page.textContent('#announce'), reasons.C);
  }),
);

test(
  'a move is shown lap by lap: it can be paused, stepped and skipped',
  inPage('/', MOVING, async (page) => {
    await settled(page);
    await page.fill('#speed', '2');
    await click(page, 'A');
    await page.waitForSelector('.hand:not([hidden])');
    await page.click('#pause');
    assert.equal(await page.textContent('#pause'), 'Go on');
    await page.click('#step');
    await page.waitForFunction(() => document.querySelector('[data-hole=E] .count').textContent === '5');
    await page.waitForFunction(() => document.querySelector('#pause').textContent === 'Go on');
    await page.click('#step');
    await page.waitForFunction(() => document.querySelector('#status').textContent.startsWith('Lap 2'));
    assert.deepEqual(await seriousViolations(page), []);
    await page.click('#skip');
    await page.waitForSelector('[data-hole=a].selectable');
    assert.equal(await notation(page), '2,7,1,6,1,6/6,6,0,1,6,6 n 0-0');
    assert.ok(await page.isHidden('.hand'));
  }),
);

test(
  'a move is shown to its end when nobody interferes',
  inPage('/#sadeqa-ii', MOVING, async (page) => {
    await settled(page);
    await page.fill('#speed', '5');
    await click(page, 'F');
    await page.waitForSelector('[data-hole=f].selectable');
    assert.equal(await notation(page), '0,4,4,0,0,1/5,5,1,4,4,4 n 4-0 opening=n');
  }),
);

test(
  'nothing moves where the system asks for it',
  inPage('/', { reducedMotion: 'reduce' }, async (page) => {
    await settled(page);
    await page.evaluate(() => {
      window.seen = 0;
      new MutationObserver(() => window.seen++).observe(document.querySelector('.hand'), {
        attributes: true,
      });
    });
    await click(page, 'A');
    await page.waitForSelector('[data-hole=a].selectable');
    assert.equal(await page.evaluate(() => window.seen), 0);
  }),
);

test(
  'the log has the move in words, and undo takes it back',
  inPage('/#sadeqa-ii', {}, async (page) => {
    await settled(page);
    const start = await notation(page);
    await click(page, 'F');
    await page.waitForSelector('[data-hole=f].selectable');
    const log = await page.textContent('#log');
    assert.match(log, /South sows F: 4 laps, 15 seeds sown, 4 seeds captured\./);
    assert.match(log, /Lap 1: 3 seeds from F, the last into c, now 4\./);
    assert.match(log, /South captures 4 seeds in D\./);
    await page.click('#undo');
    await page.waitForSelector('[data-hole=F].selectable');
    assert.equal(await notation(page), start);
    assert.ok(await page.isDisabled('#undo'));
  }),
);

test(
  'a player who can sow no hole passes',
  inPage('/#adji-kui-ii/1,5,1,0,1,0/7,1,2,1,3,2_s_4-20', {}, async (page) => {
    await settled(page);
    if ((await legalHoles(page)).length === 0) {
      await page.click('#pass');
      await page.waitForSelector('.row.north .hole.selectable');
      assert.match(await page.textContent('#log'), /South can sow no hole and passes\./);
    } else {
      assert.fail('this position should leave nothing but a pass');
    }
  }),
);

test(
  'a position that breaks the rules is refused in words',
  inPage('/', {}, async (page) => {
    await settled(page);
    await page.fill('#notation', '4,4,4,4,4,4/4,4,4,4,4,4 s 0-4');
    page.removeAllListeners('console'); // Chromium logs the 422 itself
    await page.click('#set-up button');
    await page.waitForSelector('#set-up-problem:not([hidden])');
    assert.match(await page.textContent('#set-up-problem'), /must make 48/);
    assert.deepEqual(await seriousViolations(page), []);
  }),
);

for (const colorScheme of ['light', 'dark']) {
  test(
    `axe finds nothing serious at the start, ${colorScheme}`,
    inPage('/', { colorScheme }, async (page) => {
      await settled(page);
      assert.deepEqual(await seriousViolations(page), []);
      await page.focus('[data-hole=A]');
      assert.deepEqual(await seriousViolations(page), []);
    }),
  );
}

test(
  'a game ends on the page and offers the next one',
  inPage(NEARLY_OVER, {}, async (page) => {
    await playToTheEnd(page, click, () => page.click('#pass'));
    await page.waitForSelector('#start-next');
    await page.click('#start-next');
    await page.waitForSelector('#next-game', { state: 'hidden' });
    await settled(page);
    assert.ok(!(await isOver(page)));
  }),
);

async function focusByTab(page, selector) {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((it) => document.activeElement.matches(it), selector)) {
      return;
    }
  }
  assert.fail(`${selector} is not reached by Tab`);
}

async function arrowTo(page, hole) {
  const rows = { north: 'fedcba', south: 'ABCDEF' };
  const row = hole < 'a' ? 'south' : 'north';
  await page.keyboard.press(row === 'south' ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Home');
  for (let i = 0; i < rows[row].indexOf(hole); i++) {
    await page.keyboard.press('ArrowRight');
  }
}
