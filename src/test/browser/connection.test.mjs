// What the page does while the server cannot be reached, and when it is back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORIGIN, inPage, legalHoles, notation, settled, throughProxy } from './browser.mjs';
import { ask, createGame, createMatch, endGame, playMoves } from './games.mjs';

const HARMS = {
  'its connections were cut': (proxy) => proxy.cut(),
  'it was answered 429': (proxy) => proxy.failWith(429),
  'it was answered 502': (proxy) => proxy.failWith(502),
  'it was answered 503': (proxy) => proxy.failWith(503),
};

const shows = (page, wanted) =>
  page.waitForFunction((it) => document.querySelector('#notation').value === it, wanted);
const says = (page, id, pattern) =>
  page.waitForFunction(
    ([element, text]) => new RegExp(text).test(document.getElementById(element).textContent),
    [id, pattern],
  );

for (const [harm, inflict] of Object.entries(HARMS)) {
  test(
    `a kept game says that touch is lost, and comes back by itself with what it missed: ${harm}`,
    throughProxy(async (proxy, open) => {
      const game = await createGame('adji-kui-ii');
      const { page } = await open(game.watch);
      await page.waitForSelector('#seat h3:text("You are watching")');
      inflict(proxy);
      await says(page, 'touch', 'connection to the server is lost');
      const { notation: after } = await playMoves(game, 3);
      const tried = proxy.requests.length;
      await waitUntil(() => proxy.requests.length > tried + 1);
      assert.equal(await page.locator('#log > ol > li').count(), 0);
      proxy.mend();
      await says(page, 'touch', 'connection is back');
      await shows(page, after);
      assert.equal(await page.locator('#log > ol > li').count(), 3);
    }),
  );
}

test(
  'a kept match comes back by itself between two games, and opens the next one',
  throughProxy(async (proxy, open) => {
    const match = await createMatch();
    const { page } = await open(match.watch);
    await page.waitForSelector('#seat h3:text("You are watching")');
    const { buyer } = await endGame(match);
    await page.waitForSelector('#next-game:not([hidden])');
    proxy.failWith(503);
    await says(page, 'touch', 'connection to the server is lost');
    const bought = await ask(`/v1/matches/${match.id}/purchases`, match.tokens[buyer], '{"buy":[]}');
    if (bought.phase === 'filling') {
      const leaveEmpty = bought.choice.holes.slice(0, bought.choice.atMost);
      const filler = match.tokens[bought.choice.player];
      await ask(`/v1/matches/${match.id}/fillings`, filler, JSON.stringify({ leaveEmpty }));
    }
    proxy.mend();
    await page.waitForSelector('#seat p:text("Game 2 of the match")');
    assert.doesNotMatch(await page.textContent('#touch'), /lost/);
  }),
);

test(
  'a move whose answer is lost is sent again, and made once',
  throughProxy(async (proxy, open) => {
    const game = await createGame('adji-kui-ii');
    const { page } = await open(game.south);
    await settled(page);
    proxy.loseAnswers();
    await page.click('[data-hole=A]');
    await waitUntil(() => proxy.requests.filter((it) => it.startsWith('POST')).length >= 2);
    proxy.mend();
    await shows(page, '2,7,1,6,1,6/6,6,0,1,6,6 n 0-0');
    await page.waitForSelector('#problem', { state: 'hidden' });
    assert.equal((await ask(`/v1/games/${game.id}`)).ply, 1);
  }),
);

test(
  'a seat whose link is opened while the server is away is taken when it is back',
  throughProxy(async (proxy, open) => {
    const game = await createGame('sadeqa-ii');
    const { page } = await open('/');
    await settled(page);
    proxy.failWith(502);
    await page.evaluate((it) => {
      location.hash = it;
    }, game.south.slice(1));
    await says(page, 'problem', 'Trying again');
    proxy.mend();
    await page.waitForSelector('#seat h3:text("You have South\'s seat")');
    assert.ok(page.url().endsWith(`#game/${game.id}/south`));
    await page.waitForSelector('#problem', { state: 'hidden' });
  }),
);

for (const [harm, inflict] of Object.entries(HARMS)) {
  test(
    `free play says that the server is away until a move is made: ${harm}`,
    throughProxy(async (proxy, open) => {
      const { page } = await open('/#adji-kui-ii');
      await settled(page);
      const start = await notation(page);
      inflict(proxy);
      for (const hole of ['A', 'B']) {
        await page.click(`[data-hole=${hole}]`);
        await page.waitForSelector('#problem:not([hidden])');
        await says(page, 'problem', 'The server can');
        assert.equal(await notation(page), start);
        assert.equal((await legalHoles(page)).length, 6);
      }
      proxy.mend();
      await page.click('[data-hole=A]');
      await shows(page, '2,7,1,6,1,6/6,6,0,1,6,6 n 0-0');
      await page.waitForSelector('#problem', { state: 'hidden' });
    }),
  );
}

test(
  'the engine moves when the server is back',
  throughProxy(async (proxy, open) => {
    const { page } = await open('/#adji-kui-ii');
    await settled(page);
    proxy.cut();
    await page.selectOption('#south-player', '5');
    await says(page, 'problem', 'Trying again');
    proxy.mend();
    await page.waitForSelector('.row.north .hole.selectable');
    await page.waitForSelector('#problem', { state: 'hidden' });
  }),
);

test(
  'pauses between attempts grow up to a limit, and differ',
  inPage('/', {}, async (page) => {
    const pauses = await page.evaluate(async () => {
      const { pauseAfter } = await import('/page/attempts.js');
      return Array.from({ length: 60 }, (_, i) => Array.from({ length: 50 }, () => pauseAfter(i + 1)));
    });
    const most = pauses.map((it) => Math.max(...it));
    assert.ok(most[4] > 4 * most[0]);
    assert.ok(Math.max(...most) <= 15_000);
    assert.ok(pauses.every((it) => new Set(it).size > 1 && Math.min(...it) >= 250));
  }),
);

for (const fragment of [
  '%E0%A4%A',
  'adji-kui-ii/%E0%A4%A',
  'adji-kui-ii/4,4,4&x=%zz#',
  'game/%E0%A4%A',
  'match/%E0%A4%A/south/%zz',
  'game/00000000-0000-4000-8000-000000000000/south/none',
  '/////',
]) {
  test(
    `a link with the fragment ${fragment} leaves the page usable`,
    throughProxy(async (proxy, open) => {
      const { page } = await open(`/#${fragment}`);
      const [first] = await legalHoles(page);
      const start = await notation(page);
      await page.click(`[data-hole=${first}]`);
      await settled(page, start);
      await page.click('[data-ruleset=sadeqa-ii]');
      await page.waitForSelector('[data-hole=F].selectable');
      await page.waitForFunction(() => document.title.startsWith('Sadeqa II'));
      assert.equal(new URL(page.url()).origin, proxy.origin);
    }),
  );
}

async function waitUntil(condition) {
  while (!condition()) {
    await fetch(`${ORIGIN}/q/health/live`);
  }
}
