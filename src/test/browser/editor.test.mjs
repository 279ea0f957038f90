// Positions set up by clicking.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, legalHoles, notation, seriousViolations, settled } from './browser.mjs';

const click = (page, hole, options) => page.click(`[data-hole=${hole}]`, options);

test(
  'seeds are added and taken by pointer and key, and the captured ones make the total right',
  inPage('/#adji-kui-ii', {}, async (page) => {
    await settled(page);
    await page.click('#edit');
    await page.click('#edit-empty');
    for (let i = 0; i < 5; i++) {
      await click(page, 'C');
    }
    assert.equal(await notation(page), '0,0,5,0,0,0/0,0,0,0,0,0 s 0-43');
    await click(page, 'C', { button: 'right' });
    await page.keyboard.press('b'); // a letter where the focus is a hole
    await page.focus('[data-hole=b]');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Backspace');
    assert.equal(await notation(page), '0,0,4,0,0,0/0,3,0,0,0,0 s 0-41');
    await page.selectOption('#edit-tool', 'take');
    await click(page, 'b');
    await page.selectOption('#edit-tool', 'owner');
    await click(page, 'd');
    await page.selectOption('#edit-turn', 'north');
    await page.fill('#edit-captured', '30');
    await page.press('#edit-captured', 'Tab');
    assert.equal(await notation(page), '0,0,4,0,0,0/0,2,0,0,0,0 n 30-12 bought=d');
    assert.equal(await page.textContent('.store.north .count'), '12');
    assert.match(await page.textContent('#editor'), /by North 12/);
    assert.equal(await page.textContent('[data-hole=d] .mark'), 'S');
    assert.deepEqual(await seriousViolations(page), []);
  }),
);

test(
  'a position set up by clicking is played from; Cancel goes back to the game',
  inPage('/#sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15', {}, async (page) => {
    await settled(page);
    const before = await notation(page);
    await page.click('#edit');
    assert.equal(await page.getAttribute('#edit', 'aria-pressed'), 'true');
    await click(page, 'A');
    await page.click('#edit-cancel');
    await page.waitForSelector('#editor', { state: 'hidden' });
    assert.equal(await notation(page), before);
    assert.equal(await page.textContent('[data-hole=A] .count'), '0');
    assert.ok(await page.evaluate(() => document.activeElement.id === 'edit'));
    await page.click('#edit');
    await click(page, 'A');
    assert.equal(await page.locator('#edit-tool option[value=owner]').count(), 0, 'no holes are sold here');
    await page.click('#edit-play');
    await page.waitForSelector('#editor', { state: 'hidden' });
    assert.deepEqual(await legalHoles(page), ['A', 'C', 'D', 'F']);
    await page.waitForFunction(() => document.activeElement.matches('.hole'));
    assert.equal(await notation(page), '1,0,3,1,0,1/1,2,0,3,0,0 s 10-14');
    assert.match(page.url(), /1,0,3,1,0,1/);
  }),
);

test(
  'what is no position is refused in the words of the service',
  inPage('/#adji-kui-ii', {}, async (page) => {
    await settled(page);
    await page.click('#edit');
    await click(page, 'C'); // 49 seeds
    page.removeAllListeners('console'); // Chromium logs the 422 itself
    await page.click('#edit-play');
    await page.waitForSelector('#editor .problem:not([hidden])');
    assert.match(await page.textContent('#editor .problem'), /must make 48/);
    assert.deepEqual(await seriousViolations(page), []);
    await click(page, 'C', { button: 'right' });
    assert.ok(await page.isHidden('#editor .problem'));
    await page.click('#edit');
    assert.equal((await legalHoles(page)).length, 6);
  }),
);
