// Pages of other origins use the service: as pictures and by fetch, in any order, from a cache or not.
import assert from 'node:assert/strict';
import http from 'node:http';
import { test } from 'node:test';
import { ORIGIN, inPage } from './browser.mjs';

const PICTURE = `${ORIGIN}/v1/rulesets/adji-kui-ii/board.svg?position=4,4,4,4,4,4/4,4,4,4,4,4_s_0-0`;

test(
  'a picture that a page of another origin has shown can be fetched by it, and the other way round',
  fromOtherOrigins(async (page, [origin]) => {
    await page.goto(`${origin}/?one`);
    assert.equal(await show(page, PICTURE), 860);
    assert.match(await get(page, PICTURE), /^<svg/);
    const other = PICTURE.replace('_s_0-0', '_n_0-0');
    assert.match(await get(page, other), /^<svg/);
    assert.equal(await show(page, other), 860);
  }),
);

test(
  'what a page of one origin has fetched can be fetched by a page of another from the same cache',
  fromOtherOrigins(async (page, origins) => {
    for (const origin of [...origins, origins[0]]) {
      await page.goto(`${origin}/`);
      assert.match(await get(page, PICTURE), /^<svg/);
      assert.equal(await show(page, PICTURE), 860);
    }
  }),
);

test(
  'a page of another origin plays a kept game and reads what the answers have in their headers',
  fromOtherOrigins(async (page, [origin]) => {
    await page.goto(`${origin}/`);
    const played = await page.evaluate(async (service) => {
      const send = (path, body, headers) =>
        fetch(service + path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const created = await send('/v1/games', { ruleset: 'sadeqa-ii' });
      const { game, tokens } = await created.json();
      const headers = { Authorization: `Bearer ${tokens.south}`, 'If-Match': created.headers.get('ETag') };
      const moved = await send(`/v1/games/${game.id}/moves`, { move: 'F' }, headers);
      return [created.headers.get('Location'), moved.status, moved.headers.get('ETag')];
    }, ORIGIN);
    assert.match(played[0], /^\/v1\/games\//);
    assert.deepEqual(played.slice(1), [200, '"2"']);
  }),
);

/** Runs a test with the origins of two other servers, whose pages are empty. */
function fromOtherOrigins(run) {
  return inPage('/v1/rulesets', {}, async (page, _, faults) => {
    const servers = await Promise.all([listen(), listen()]);
    const origins = servers.map((it) => `http://localhost:${it.address().port}`);
    try {
      await run(page, origins);
    } finally {
      servers.forEach((it) => it.close());
      servers.forEach((it) => it.closeAllConnections());
    }
    const own = (fault) => origins.some((it) => fault.includes(it)) && !fault.startsWith('console');
    faults.splice(0, faults.length, ...faults.filter((it) => !own(it)));
  });
}

function listen() {
  const server = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><link rel="icon" href="data:,"><p>empty</p>');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

const get = (page, link) => page.evaluate(async (it) => (await fetch(it)).text(), link);

/** Shows a picture; its width in pixels, or 0 where it cannot be shown. */
const show = (page, link) =>
  page.evaluate(
    (it) =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve(picture.naturalWidth);
        picture.onerror = () => resolve(0);
        picture.src = it;
      }),
    link,
  );
