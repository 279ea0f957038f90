// The engine on the page: what moves are worth, and playing against it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, isOver, legalHoles, playToTheEnd, seriousViolations, settled } from './browser.mjs';

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
    await page.selectOption('#engine', 'north');
    const sow = (_, hole) => page.click(`[data-hole=${hole}]`);
    await playToTheEnd(page, sow, assert.fail);
    assert.ok(await isOver(page));
  }),
);
