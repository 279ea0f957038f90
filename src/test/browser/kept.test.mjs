// Two seats and a watcher, each in a browser of its own, play a kept game by its links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  inPage,
  isOver,
  legalHoles,
  notation,
  openElsewhere,
  seriousViolations,
  settled,
} from './browser.mjs';

const plies = (page) => page.locator('#log > ol > li').count();

test(
  'a watcher in a second browser sees every move of a kept game',
  inPage('/#sadeqa-ii', {}, async (south, context) => {
    const [southLink, northLink, watchLink] = await invite(south);
    const others = await Promise.all([northLink, watchLink].map((it) => openElsewhere(context, it)));
    const [north, watcher] = others.map((it) => it.page);
    await south.goto(southLink); // changes the fragment only: the page opens the game by itself
    await south.waitForSelector("#seat h3:text(\"You have South's seat\")");
    assert.match(await watcher.textContent('#seat'), /You are watching/);
    assert.match(await north.textContent('#seat'), /You have North's seat/);
    let seen = 0;
    for (; seen < 300 && !(await isOver(watcher)); seen++) {
      const before = await notation(watcher);
      const mover = before.includes(' s ') ? south : north;
      await mover.waitForFunction((it) => document.querySelector('#notation').value === it, before);
      const holes = await legalHoles(mover);
      assert.equal((await watcher.$$('.hole.selectable')).length, 0, 'a watcher plays nothing');
      await mover.click(`[data-hole=${holes[(seen * 5 + 3) % holes.length]}]`);
      await changed(watcher, before);
      assert.equal(await plies(watcher), seen + 1);
    }
    assert.ok(await isOver(watcher));
    assert.deepEqual(await seriousViolations(watcher), []);
    assert.deepEqual(others.flatMap((it) => it.faults), []);
    await Promise.all(others.map((it) => it.page.context().close()));
  }),
);

test(
  'a seat resigns, and who comes later sees how the game ended',
  inPage('/#adji-kui-ii', {}, async (south, context) => {
    const [, northLink, watchLink] = await invite(south);
    const { page: north } = await openElsewhere(context, northLink);
    await north.hover('[data-hole=A]');
    assert.equal(await north.textContent('.tooltip'), "It is South's turn.");
    await north.click('#resign');
    await north.click('#resign-no');
    assert.equal(await north.evaluate(() => document.activeElement.id), 'resign');
    await north.click('#resign');
    await north.click('#resign-yes');
    const { page: late, faults } = await openElsewhere(context, watchLink);
    await settled(late);
    assert.match(await late.textContent('#status'), /resigned.* South wins/);
    assert.deepEqual(faults, []);
    await north.context().close();
    await late.context().close();
  }),
);

test(
  'the address has no token once the page has it, and a reload keeps the seat',
  inPage('/#sadeqa-ii', {}, async (page) => {
    const [southLink] = await invite(page);
    const token = southLink.split('/').at(-1);
    await page.goto(southLink);
    await page.waitForSelector("#seat h3:text(\"You have South's seat\")");
    assert.equal(await page.title(), 'Your turn – Sadeqa II – Seedlap');
    assert.match(page.url(), /#game\/[^/]+\/south$/);
    await page.reload();
    await page.waitForSelector("#seat h3:text(\"You have South's seat\")");
    await settled(page);
    await page.click('[data-hole=F]');
    await page.waitForFunction(() => document.title === 'Sadeqa II – Seedlap');
    assert.ok(!page.url().includes(token));
  }),
);

async function invite(page) {
  await settled(page);
  await page.click('#invite');
  await page.waitForSelector('#seat input');
  assert.deepEqual(await seriousViolations(page), []);
  return page.$$eval('#seat input', (fields) => fields.map((it) => it.value));
}

const changed = (page, before) =>
  page.waitForFunction((it) => document.querySelector('#notation').value !== it, before);
