// Where things stand on phones, and what the page says of results, values and rules.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, legalHoles, playToTheEnd, seriousViolations, settled } from './browser.mjs';

const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true };
const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true };
const click = (page, hole) => page.click(`[data-hole=${hole}]`);

for (const link of ['adji-kui-ii', 'sadeqa-ii']) {
  test(
    `nothing jumps on a phone when moves are made: ${link}`,
    inPage(`/#${link}`, { ...UPRIGHT, reducedMotion: 'no-preference' }, async (page) => {
      await legalHoles(page);
      await page.fill('#speed', '5');
      await page.evaluate(watchPlaces);
      for (let move = 0; move < 4; move++) {
        const holes = await legalHoles(page);
        const shown = await page.inputValue('#notation');
        await page.tap(`[data-hole=${holes.at(-1)}]`);
        await settled(page, shown);
      }
      const places = await page.evaluate(() => [...window.places]);
      assert.equal(places.length, 1, places.join('; '));
    }),
  );

  for (const colorScheme of ['light', 'dark']) {
    test(
      `a phone that lies on its side shows the whole board, ${colorScheme}: ${link}`,
      inPage(`/#${link}`, { ...LYING, colorScheme }, async (page) => {
        await settled(page);
        const board = await page.locator('.board').boundingBox();
        assert.ok(board.y >= 0 && board.y + board.height <= 390, `${board.y} + ${board.height}`);
        assert.ok(board.x >= 0 && board.x + board.width <= 844);
        for (const well of await page.locator('.well').all()) {
          const { width, height } = await well.boundingBox();
          assert.ok(width >= 44 && Math.abs(width - height) < 1, `${width} by ${height}`);
        }
        assert.deepEqual(await seriousViolations(page), []);
      }),
    );
  }
}

for (const colorScheme of ['light', 'dark']) {
  test(
    `axe finds nothing serious with everything open on a phone, ${colorScheme}`,
    inPage('/#sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15', { ...UPRIGHT, colorScheme }, async (page) => {
      await settled(page);
      await page.click('#values');
      await page.waitForSelector('.value:not([hidden])');
      await page.click('#hint');
      await page.waitForSelector('#hint-text:text("Best")');
      assert.deepEqual(await seriousViolations(page), []);
      await page.click('#values');
      await playToTheEnd(page, click, assert.fail);
      await page.click('#game-values-start');
      await page.waitForSelector('.turning li');
      await page.waitForSelector('#game-values-start');
      await page.click('#game-values summary');
      await page.click('#edit');
      assert.deepEqual(await seriousViolations(page), []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    }),
  );
}

test(
  'a game that seeds do not decide ends with what decided, and without a score',
  inPage('/#sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15', {}, async (page) => {
    await playToTheEnd(page, click, assert.fail);
    assert.match(
      await page.textContent('#status'),
      /^The game is over: the player to move has no seeds\. (South|North) wins; captured seeds do not count\.$/,
    );
  }),
);

test(
  'values have a legend, and how to move stands first in the rules',
  inPage('/', {}, async (page) => {
    await settled(page);
    assert.ok(await page.isHidden('#values-legend'));
    await page.click('#values');
    assert.match(await page.textContent('#values-legend'), /\+4.*under best play/s);
    await page.click('#values');
    assert.ok(await page.isHidden('#values-legend'));
    assert.equal(await page.textContent('#rules > :first-child'), 'How to move');
    assert.equal(await page.locator('#rules > :nth-child(2)').evaluate((it) => it.tagName), 'OL');
  }),
);

/** Notes where the board and what is below it stand, at every frame; runs in the page. */
function watchPlaces() {
  window.places = new Set();
  const top = (selector) => Math.round(document.querySelector(selector).getBoundingClientRect().top + scrollY);
  const look = () => {
    window.places.add(`${top('.rows')} ${top('#pause')} ${top('#players')}`);
    requestAnimationFrame(look);
  };
  look();
}
