// The engine on the page: what moves are worth, and playing against it.
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

const shows = (page, wanted) =>
  page.waitForFunction((it) => document.querySelector('#notation').value === it, wanted);

test(
  'the holes show what they are worth when asked',
  inPage('/#adji-kui-ii/0,3,0,1,0,2/1,0,2,0,1,0_s_20-18', {}, async (page) => {
    const holes = await legalHoles(page);
    await page.click('#values');
    await page.waitForSelector('.value:not([hidden])');
    const valued = await page.$$eval('.hole:has(.value:not([hidden]))', (all) =>
      all.map((it) => it.dataset.hole),
    );
    assert.deepEqual(valued, holes);
    assert.match(await page.textContent('#hint-B'), /Worth .*South \d+, North \d+\./);
    assert.deepEqual(await seriousViolations(page), []);
    await page.click('#values');
    await page.waitForSelector('.value:not([hidden])', { state: 'detached' });
  }),
);

test(
  'the engine plays North to the end of a game',
  inPage('/#sadeqa-ii', {}, async (page) => {
    await settled(page);
    await page.selectOption('#north-player', '5');
    const sow = (_, hole) => page.click(`[data-hole=${hole}]`);
    await playToTheEnd(page, sow, assert.fail);
    assert.ok(await isOver(page));
  }),
);

test(
  'undo takes the answer of the engine back and the move before it',
  inPage('/#adji-kui-ii', {}, async (page) => {
    await settled(page);
    const start = await notation(page);
    await page.selectOption('#north-player', '5');
    const positions = [start];
    for (const move of [0, 1]) {
      const holes = await legalHoles(page);
      await page.click(`[data-hole=${holes[move]}]`);
      await page.waitForFunction((it) => document.querySelectorAll('#log > ol > li').length > it, 2 * move + 1);
      await page.waitForSelector('.row.south .hole.selectable');
      positions.push(await notation(page));
    }
    for (const before of positions.slice(0, -1).reverse()) {
      await page.click('#undo');
      await shows(page, before);
      await page.waitForSelector('.row.south .hole.selectable');
    }
    assert.equal(await page.locator('#log > ol > li').count(), 0);
    assert.ok(await page.isDisabled('#undo'));
  }),
);

test(
  'a first move by the engine cannot be taken back',
  inPage('/#adji-kui-ii', {}, async (page) => {
    await settled(page);
    await page.selectOption('#south-player', '5');
    await page.waitForSelector('.row.north .hole.selectable');
    const after = await notation(page);
    assert.ok(await page.isDisabled('#undo'));
    await page.keyboard.press('u');
    assert.equal(await notation(page), after);
  }),
);
