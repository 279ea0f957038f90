// Two seats and a watcher, each in a browser of its own, are led through a kept match by its links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORIGIN, inPage, legalHoles, openElsewhere, seriousViolations, settled } from './browser.mjs';

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

    const { buyer, score } = await endGame(links);
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

/**
 * Plays until a player has captured enough to fill two holes, and resigns the game for that player.
 *
 * @returns who may buy now, and the score
 */
async function endGame(links) {
  const [id] = new URL(links[2]).hash.split('/').slice(1);
  const tokens = links.map((it) => new URL(it).hash.split('/')[3]);
  const tokenOf = (player) => tokens[player === 'south' ? 0 : 1];
  for (let game = await ask(`/v1/games/${id}`); ; game = await ask(`/v1/games/${id}`)) {
    const { captured, turn } = game.position;
    const loser = ['south', 'north'].find((it) => captured[it] >= 8);
    if (loser) {
      await ask(`/v1/games/${id}/resignation`, tokenOf(loser), '');
      const { choice, games } = await ask(`/v1/matches/${id}`);
      return { buyer: choice.player, score: games[0].score };
    }
    const move = game.legal[game.ply % game.legal.length];
    await ask(`/v1/games/${id}/moves`, tokenOf(turn), JSON.stringify({ move }));
  }
}

const shows = (page, pattern) =>
  page.waitForFunction((it) => new RegExp(it).test(document.querySelector('#notation').value), pattern);

async function ask(path, token, body) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(ORIGIN + path, token && { method: 'POST', headers, body });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

async function choose(page, hole, pressed = true) {
  await page.click(`[data-hole=${hole}]`);
  await page.waitForSelector(`[data-hole=${hole}][aria-pressed=${pressed}]`);
}
