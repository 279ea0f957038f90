// Swagger UI is a place to try things: every operation executes as it stands, and so does every example.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORIGIN, inPage } from './browser.mjs';

const document = await (await fetch(`${ORIGIN}/q/openapi?format=json`)).json();
const operations = new Map(
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .filter((it) => it.operationId)
    .map((it) => [it.operationId, it]),
);

test(
  'every operation of Swagger UI executes unedited, and so does every example of it',
  inPage('/q/swagger-ui/', {}, async (page, _, faults) => {
    page.setDefaultTimeout(60_000); // it is a slow page
    await page.waitForSelector('.opblock-tag');
    assert.equal(await page.locator('.opblock').count(), 0, 'it begins with the groups only');
    assert.equal(await page.locator('.topbar').count(), 0, 'no address of another contract is asked for');
    assert.equal(await page.locator('.info a[href$="/q/openapi"]').innerText(), '/q/openapi');
    for (const group of await page.locator('.opblock-tag').all()) {
      await group.click();
    }
    await page.waitForSelector('.opblock');
    const ids = await page.$$eval('.opblock', (blocks) => blocks.map((it) => it.id));
    assert.equal(ids.length, operations.size);
    for (const id of ids) {
      await tryOut(page, id, operations.get(id.replace(/^operations-.*-/, '')));
    }
    const refusal = /^console: Failed to load resource: the server responded with a status of 4\d\d/;
    faults.splice(0, faults.length, ...faults.filter((it) => !refusal.test(it)));
  }),
);

async function tryOut(page, id, operation) {
  const block = page.locator(`[id="${id}"]`);
  await block.locator('.opblock-summary-control').click();
  await block.locator('.try-out__btn').click();
  await execute(page, block, `${id} as it stands`, operation.security ? '401' : /^20[01]$/);
  const request = block.locator('.parameters-container, .opblock-section-request-body');
  const lists = request.locator('.examples-select select');
  for (const key of await keysOf(lists)) {
    for (const list of await lists.all()) {
      if ((await optionsOf(list)).includes(key)) {
        await list.selectOption(key);
      }
    }
    await execute(page, block, `${id} ${key}`, operation.security ? '401' : statusOf(operation, key));
  }
  await block.locator('.opblock-summary-control').click();
}

async function keysOf(lists) {
  const keys = new Set();
  for (const list of await lists.all()) {
    (await optionsOf(list)).forEach((it) => keys.add(it));
  }
  return keys;
}

async function optionsOf(list) {
  const values = await list.locator('option').evaluateAll((options) => options.map((it) => it.value));
  return values.filter((it) => it !== '__MODIFIED__VALUE__');
}

/** The status of the answer that has an example of this key. */
function statusOf(operation, key) {
  const [status] = Object.entries(operation.responses).find(([, answer]) =>
    Object.values(answer.content ?? {}).some((it) => key in (it.examples ?? {})),
  );
  return status;
}

async function execute(page, block, what, expected) {
  const [answer] = await Promise.all([
    page.waitForResponse((it) => new URL(it.url()).pathname.startsWith('/v1/')),
    block.locator('.execute').click(),
  ]);
  assert.match(String(answer.status()), new RegExp(expected), `${what}: ${answer.status()}`);
}
