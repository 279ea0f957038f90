// The puzzle of the day: the same as the API's, and the page knows its one move.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORIGIN, inPage, legalHoles, notation, seriousViolations, settled } from './browser.mjs';

const ask = async (path) => (await fetch(`${ORIGIN}/v1/rulesets/${path}`)).json();

for (const [ruleset, start] of Object.entries({
  'adji-kui-ii': '4,4,4,4,4,4/4,4,4,4,4,4_s_0-0',
  'sadeqa-ii': '3,3,3,3,3,3/3,3,3,3,3,3_s_0-0_opening=sn',
})) {
  test(
    `the puzzle of the day is solved by one move alone: ${ruleset}`,
    inPage(`/#${ruleset}/${start}`, {}, async (page) => {
      await settled(page);
      await page.click('#values');
      await page.click('#puzzle');
      await page.waitForSelector('#puzzle-text:not([hidden])');
      const puzzle = await ask(`${ruleset}/puzzle`);
      const { best } = await ask(`${ruleset}/analysis?position=${puzzle.notation.replaceAll(' ', '_')}`);
      assert.equal(await notation(page), puzzle.notation);
      assert.equal(await page.getAttribute('#values', 'aria-pressed'), 'false', 'they are the solution');
      assert.match(await page.textContent('#puzzle-text'), new RegExp(`^Puzzle of ${puzzle.date}: `));
      assert.deepEqual(await seriousViolations(page), []);

      const wrong = (await legalHoles(page)).find((it) => it !== best);
      await page.click(`[data-hole=${wrong}]`);
      await page.waitForSelector('#puzzle-text:text("gives something away")');
      await page.click('#undo');
      await page.waitForSelector('#puzzle-text:text("Puzzle of")');
      await page.click(`[data-hole=${best}]`);
      await page.waitForSelector('#puzzle-text:text("is right")');

      await page.click('#new-game');
      await page.waitForSelector('#puzzle-text', { state: 'hidden' });
    }),
  );
}
