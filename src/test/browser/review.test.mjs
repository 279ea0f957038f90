// Going through the plies of a game: one's own, and one that others play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, legalHoles, notation, seriousViolations, settled } from './browser.mjs';
import { createGame, playMoves } from './games.mjs';

const PLIES = 6;

test(
  'slider, buttons, list and keys show the positions of a game, and it is played on at its end',
  inPage('/#sadeqa-ii', {}, async (page) => {
    const positions = await play(page, PLIES);
    await page.focus('#ply');
    for (let ply = PLIES - 1; ply >= 0; ply--) {
      await page.keyboard.press('ArrowLeft');
      await assertShown(page, positions, ply);
    }
    assert.ok(await page.isDisabled('#review-back'));
    await page.click('#review-on');
    await assertShown(page, positions, 1);
    await page.click('[data-ply="4"]');
    await assertShown(page, positions, 4);
    assert.match(await page.textContent('#status'), /^Ply 4 of 6: \w+ sows/);
    assert.ok(await page.evaluate(() => document.activeElement.matches('[data-ply="4"]')));
    assert.match(await page.getAttribute('#ply', 'aria-valuetext'), /^Ply 4 of 6/);
    assert.match(await page.getAttribute('#picture', 'href'), new RegExp(positions[4].split(' ')[0]));
    assert.deepEqual(await seriousViolations(page), []);
    await page.click('[data-hole=A]', { force: true });
    assert.match(await page.textContent('#announce'), /earlier position/);
    await page.keyboard.press(',');
    await assertShown(page, positions, 3);
    await page.keyboard.press('.');
    await page.click('#review-last');
    await assertShown(page, positions, PLIES);
    await play(page, 1);
    assert.equal(await page.inputValue('#ply'), String(PLIES + 1));
  }),
);

test(
  'undo during a review goes back to the game',
  inPage('/#sadeqa-ii', {}, async (page) => {
    const positions = await play(page, 3);
    await page.click('#review-first');
    await page.click('#undo');
    await page.waitForFunction((it) => document.querySelector('#notation').value === it, positions[2]);
    assert.equal((await legalHoles(page)).length > 0, true);
    assert.equal(await page.textContent('#ply-shown'), 'Ply 2 of 2');
  }),
);

test(
  'a link leads to a ply of a kept game, which others play on meanwhile',
  inPage('/', {}, async (page) => {
    const kept = await createGame('adji-kui-ii');
    const { start } = await playMoves(kept, 4);
    await page.goto(new URL(`/?ply=2${kept.watch.slice(1)}`, page.url()).href);
    await page.waitForFunction(() => document.querySelector('#ply-shown').textContent === 'Ply 2 of 4');
    assert.match(page.url(), /\?ply=2#game\//);
    const shown = await notation(page);
    await playMoves(kept, 1);
    await page.waitForFunction(() => document.querySelector('#ply-shown').textContent === 'Ply 2 of 5');
    assert.equal(await notation(page), shown, 'nothing happens to what is looked at');
    const { href } = new URL(await page.inputValue('#seat input'));
    assert.ok(!href.includes('ply='), 'the link to watch leads to the game as it is');
    await page.click('#review-first');
    assert.equal((await notation(page)).split(' ')[1], start.turn[0]);
    assert.match(page.url(), /\?ply=0#game\//);
    await page.click('#review-last');
    await page.waitForFunction(() => document.querySelector('#ply-shown').textContent === 'Ply 5 of 5');
    assert.ok(!page.url().includes('?'));
  }),
);

/** Plays so many moves; returns the positions before each and after the last. */
async function play(page, moves) {
  await settled(page);
  const positions = [await notation(page)];
  for (let i = 0; i < moves; i++) {
    const holes = await legalHoles(page);
    await page.click(`[data-hole=${holes[(i * 5 + 3) % holes.length]}]`);
    await settled(page, positions.at(-1));
    positions.push(await notation(page));
  }
  return positions;
}

async function assertShown(page, positions, ply) {
  assert.equal(await notation(page), positions[ply]);
  assert.equal(await page.textContent('#ply-shown'), `Ply ${ply} of ${positions.length - 1}`);
  const [row] = positions[ply].split('/');
  const counts = await page.$$eval('.row.south .count', (all) => all.map((it) => it.textContent).join(','));
  assert.equal(counts, row);
  assert.equal(await page.locator('.hole.selectable').count() > 0, ply === positions.length - 1);
}
