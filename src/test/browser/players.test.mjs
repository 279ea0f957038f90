// Who plays, on the page: engines by level and persons by name, here and in kept games and matches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, legalHoles, notation, seriousViolations, settled } from './browser.mjs';
import { ask } from './games.mjs';

const moves = (page) => page.locator('#log > ol > li').count();

test(
  'each seat is offered to a person or to the engine at eight levels with names',
  inPage('/', {}, async (page) => {
    await settled(page);
    for (const player of ['south', 'north']) {
      const offered = await page.$$eval(`#${player}-player option`, (all) => all.map((it) => it.textContent));
      assert.equal(offered.length, 9);
      assert.equal(offered[0], 'a person');
      assert.equal(offered[8], 'Engine 8, master');
    }
    await page.fill('#south-name', 'Ann');
    await page.selectOption('#north-player', '3');
    await page.waitForSelector('.store.north .store-who:text("Engine 3, learner")');
    assert.equal(await page.textContent('.store.south .store-who'), 'Ann');
    assert.ok(await page.isHidden('#north-name'));
    assert.deepEqual(await seriousViolations(page), []);
  }),
);

test(
  'an engine that meets a new position after undo answers in it',
  inPage('/#sadeqa-ii', {}, async (page) => {
    await settled(page);
    await page.selectOption('#north-player', '1');
    await page.click('[data-hole=F]');
    await page.waitForFunction(() => document.querySelectorAll('#log > ol > li').length === 2);
    const holes = await legalHoles(page);
    const before = await notation(page);
    for (const hole of [holes[0], holes.at(-1)]) {
      await page.click(`[data-hole=${hole}]`);
      await page.waitForFunction(() => document.querySelectorAll('#log > ol > li').length === 4);
      await legalHoles(page);
      assert.match(await notation(page), / s /);
      await page.click('#undo');
      await page.waitForFunction((it) => document.querySelector('#notation').value === it, before);
      assert.equal(await moves(page), 2);
      await legalHoles(page);
    }
  }),
);

test(
  'two engines play each other',
  inPage('/#sadeqa-ii', {}, async (page) => {
    await settled(page);
    await page.selectOption('#south-player', '2');
    await page.selectOption('#north-player', '1');
    await page.waitForFunction(() => document.querySelectorAll('#log > ol > li').length >= 3);
    assert.ok(await page.isDisabled('#undo'));
  }),
);

test(
  'where no games are kept the page says so, and persons play on',
  inPage('/', {}, async (page) => {
    await settled(page);
    page.removeAllListeners('console'); // Chromium logs the 503 itself
    const body = JSON.stringify({ code: 'persistence-off', detail: 'No games are kept here.' });
    await page.route('**/v1/games', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body }),
    );
    await page.selectOption('#south-player', '4');
    await page.waitForSelector('#problem:text("No games are kept here.")');
    await page.click('#new-game');
    await page.waitForSelector('#problem:text("No games are kept here.")');
    await page.selectOption('#south-player', '0');
    await page.click('[data-hole=A]');
    await page.waitForSelector('[data-hole=a].selectable');
    await page.waitForSelector('#problem', { state: 'hidden' });
  }),
);

for (const [button, kind, kinds] of [['#invite', 'game', 'games'], ['#invite-match', 'match', 'matches']]) {
  test(
    `a kept ${kind} against an engine is made on the page, with names`,
    inPage('/#adji-kui-ii', {}, async (page) => {
      await settled(page);
      await page.fill('#south-name', 'Ann');
      await page.selectOption('#north-player', '2');
      await page.click(button);
      await page.waitForSelector('#seat input');
      const links = await page.$$eval('#seat input', (fields) => fields.map((it) => it.value));
      assert.equal(links.length, 2, 'the engine has no link');
      const [, id] = new URL(links[0]).hash.split('/');
      const { players } = await ask(`/v1/${kinds}/${id}`);
      assert.equal(players.south.name, 'Ann');
      assert.equal(players.north.engine.level, 2);
      await page.goto(links[0]);
      await page.waitForSelector('#resign');
      assert.equal(await page.textContent('.store.south .store-who'), 'Ann');
      assert.equal(await page.textContent('.store.north .store-who'), 'Engine 2, beginner');
      assert.ok(await page.isDisabled('#north-player'));
      const [hole] = await legalHoles(page);
      await page.click(`[data-hole=${hole}]`);
      await page.waitForFunction(() => document.querySelectorAll('#log > ol > li').length >= 2);
      assert.deepEqual(await seriousViolations(page), []);
    }),
  );
}
