// Two seats and a watcher, each in a browser of its own, are led through a kept match by its links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, legalHoles, openElsewhere, seriousViolations, settled } from './browser.mjs';
import { endGame } from './games.mjs';

test(
  'holes are bought and left empty by clicking them, and the next game starts for all who look on',
  inPage('/#adji-kui-ii', {}, async (page, context) => {
    await settled(page);
    await page.click('#invite-match');
    await page.waitForSelector('#seat input');
    assert.deepEqual(await seriousViolations(page), []);
    const links = await page.$$eval('#seat input', (fields) => fields.map((it) => it.value));
    const all = await Promise.all(links.map((it) => openElsewhere(context, it)));
    const [south, north, watcher] = all.map((it) => it.page);
    assert.match(await south.textContent('#seat'), /You have South's seat.*Game 1 of the match/);
    assert.match(await watcher.textContent('#seat'), /You are watching/);

    const [[id, southToken], [, northToken]] = links.map(idAndToken);
    const { buyer, score } = await endGame({ id, tokens: { south: southToken, north: northToken } });
    const [buying, filling] = buyer === 'south' ? [south, north] : [north, south];
    const wanted = buyer === 'south' ? ['c', 'a', 'b'] : ['C', 'A', 'B']; // bought, then left empty
    await buying.waitForSelector('#choose-next');
    for (const other of [filling, watcher]) {
      await other.waitForSelector('#next-game:not([hidden])');
      assert.match(await other.textContent('#next-game'), /may buy up to \d holes? of/);
      assert.equal(await other.locator('.hole.selectable, #choose-next').count(), 0, 'it is not theirs');
    }
    await choose(buying, wanted[0]);
    await choose(buying, wanted[1]);
    await choose(buying, wanted[1], false); // given back
    assert.deepEqual(await seriousViolations(buying), []);
    assert.equal(await buying.textContent('#choose-next'), `Buy ${wanted[0]}`);
    await buying.click('#choose-next');

    await filling.waitForSelector('#choose-next');
    assert.match(await filling.textContent('#next-game'), new RegExp(`has bought ${wanted[0]}\\.`));
    assert.equal(await filling.getAttribute(`[data-hole=${wanted[0]}]`, 'aria-disabled'), 'true');
    await choose(filling, wanted[1]);
    await choose(filling, wanted[2]);
    assert.deepEqual(await seriousViolations(filling), []);
    await filling.click('#choose-next');

    for (const it of [south, north, watcher]) {
      await it.waitForSelector('#seat p:text("Game 2 of the match")');
      await shows(it, ` n \\d+-\\d+ bought=${wanted[0]}$`); // the game is read when the match is known
      assert.equal(
        await it.textContent('#seat ol li'),
        `South ${score.south}, North ${score.north}`,
      );
      await it.waitForSelector('#next-game', { state: 'hidden' });
    }
    const seeds = (hole) => watcher.textContent(`[data-hole=${hole}] .count`);
    assert.deepEqual(await Promise.all(wanted.map(seeds)), ['4', '0', '0']);
    const [first] = await legalHoles(north);
    await north.click(`[data-hole=${first}]`);
    await watcher.waitForSelector('#log > ol > li');
    assert.match(await watcher.textContent('#log'), new RegExp(`North sows ${first}:`));

    await south.click('#resign-match');
    await south.click('#resign-match-yes');
    for (const it of [south, north, watcher]) {
      await it.waitForSelector('#seat p:text("North wins the match: the other has resigned.")');
      await it.waitForFunction(() => document.querySelector('#status').textContent.includes('wins the match'));
      assert.equal(await it.locator('#resign, #resign-match').count(), 0);
    }
    assert.deepEqual(await seriousViolations(watcher), []);
    assert.deepEqual(all.flatMap((it) => it.faults), []);
    await Promise.all(all.map((it) => it.page.context().close()));
  }),
);

const idAndToken = (link) => {
  const [, id, , token] = new URL(link).hash.split('/');
  return [id, token];
};

const shows = (page, pattern) =>
  page.waitForFunction((it) => new RegExp(it).test(document.querySelector('#notation').value), pattern);

async function choose(page, hole, pressed = true) {
  await page.click(`[data-hole=${hole}]`);
  await page.waitForSelector(`[data-hole=${hole}][aria-pressed=${pressed}]`);
}
