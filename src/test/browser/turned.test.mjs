// The board turned, with North below.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, notation, openElsewhere, seriousViolations, settled } from './browser.mjs';
import { createGame } from './games.mjs';

const shownRows = (page) =>
  page.$$eval('.row', (rows) => rows.map((row) => [...row.children].map((it) => it.dataset.hole).join('')));

test(
  'a button turns the board: rows, stores, labels and keys follow',
  inPage('/', {}, async (page) => {
    await settled(page);
    assert.deepEqual(await shownRows(page), ['fedcba', 'ABCDEF']);
    await page.click('#turn');
    assert.deepEqual(await shownRows(page), ['FEDCBA', 'abcdef']);
    const stores = await page.$$eval('.store', (all) => all.map((it) => it.className));
    assert.deepEqual(stores, ['store south', 'store north']);
    await page.focus('[data-hole=a]');
    for (const [key, hole] of Object.entries({ ArrowRight: 'b', End: 'f', ArrowUp: 'A', Home: 'F', ArrowDown: 'a' })) {
      await page.keyboard.press(key);
      assert.equal(await page.evaluate(() => document.activeElement.dataset.hole), hole);
    }
    const [label, well] = await Promise.all(
      ['.label', '.well'].map((it) => page.locator(`[data-hole=a] ${it}`).boundingBox()),
    );
    assert.ok(label.y > well.y, 'labels stand outside');
    assert.deepEqual(await seriousViolations(page), []);
    await page.click('#turn');
    assert.deepEqual(await shownRows(page), ['fedcba', 'ABCDEF']);
  }),
);

test(
  'a move is shown on the turned board, the hand over its holes',
  inPage('/', { reducedMotion: 'no-preference' }, async (page) => {
    await settled(page);
    await page.click('#turn');
    await page.fill('#speed', '1');
    await page.click('[data-hole=A]');
    await page.waitForSelector('.hand:not([hidden])');
    await page.click('#pause');
    await page.waitForTimeout(200); // the hand glides
    const [hand, active] = await Promise.all(
      ['.hand', '.active .well'].map((it) => page.locator(it).boundingBox()),
    );
    const middle = hand.x + hand.width / 2;
    assert.ok(middle > active.x && middle < active.x + active.width);
    assert.ok(hand.y + hand.height / 2 > active.y + active.height / 2, 'towards the middle of the board');
    await page.click('#skip');
    await page.waitForSelector('[data-hole=a].selectable');
    assert.equal(await notation(page), '2,7,1,6,1,6/6,6,0,1,6,6 n 0-0');
  }),
);

test(
  'who plays North by a link has North below',
  inPage('/', {}, async (page, context) => {
    const game = await createGame('sadeqa-ii');
    const { page: north, faults } = await openElsewhere(context, new URL(game.north, page.url()).href);
    await north.waitForFunction(() => document.title.startsWith('Sadeqa II'));
    assert.deepEqual(await shownRows(north), ['FEDCBA', 'abcdef']);
    assert.deepEqual(faults, []);
    await north.context().close();
  }),
);
