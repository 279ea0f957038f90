// Swagger UI is a place to try things: every operation executes as it stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage } from './browser.mjs';

test(
  'every operation of Swagger UI executes unedited',
  inPage('/q/swagger-ui/', {}, async (page) => {
    await page.waitForSelector('.opblock');
    const ids = await page.$$eval('.opblock', (blocks) => blocks.map((it) => it.id));
    assert.ok(ids.length >= 8);
    for (const id of ids) {
      const block = page.locator(`[id="${id}"]`);
      await block.locator('.opblock-summary-control').click();
      await block.locator('.try-out__btn').click();
      await block.locator('.execute').click();
      const status = block.locator('.live-responses-table .response-col_status').nth(1);
      const code = parseInt(await status.textContent(), 10);
      assert.ok(code >= 200 && code < 300, `${id} was answered with ${code}`);
      await block.locator('.opblock-summary-control').click();
    }
  }),
);
