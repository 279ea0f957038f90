// What the browser tests share: Chromium, pages whose faults are recorded, axe, moves.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before } from 'node:test';
import { startProxy } from './proxy.mjs';

const require = createRequire(`${process.env.SEEDLAP_BROWSER_TOOLS}/`);
const { chromium } = require('playwright-core');
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const ORIGIN = process.env.SEEDLAP_ORIGIN;
const PATIENCE = 20_000;

let browser;

before(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  });
});

after(() => browser?.close());

/**
 * Runs a test in a page of its own; fails it for any console error, uncaught exception, failed
 * request, or request to another origin.
 *
 * @param options of the browser context: viewport, colorScheme, reducedMotion, ...
 */
export function inPage(path, options, test) {
  return async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: false, ...options });
    context.setDefaultTimeout(PATIENCE);
    try {
      const { page, faults } = await watched(context);
      await page.goto(ORIGIN + path);
      await test(page, context, faults);
      assert.deepEqual(faults, []);
    } finally {
      await context.close();
    }
  };
}

/**
 * Runs a test of pages that reach the service through a proxy of its own, see startProxy. Its network is
 * broken on purpose, so that errors on the console fail nothing.
 *
 * @param test is called with the proxy, with a function that opens a path in a browser of its own, and
 *     with the context of the test
 */
export function throughProxy(test) {
  return async (t) => {
    const proxy = await startProxy(ORIGIN);
    const contexts = [];
    const open = async (path) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      const opened = await watched(context, proxy.origin);
      await opened.page.goto(proxy.origin + path);
      return opened;
    };
    try {
      await test(proxy, open, t);
    } finally {
      await Promise.all(contexts.map((it) => it.close()));
      proxy.close();
    }
  };
}

/** A new page of the context, with the list of what has gone wrong in it. */
export async function watched(context, origin = ORIGIN) {
  const page = await context.newPage();
  const faults = [];
  page.on('console', (it) => {
    if (['error', 'warning'].includes(it.type())) {
      faults.push(`console: ${it.text()}`);
    }
  });
  page.on('pageerror', (it) => faults.push(`exception: ${it.message}`));
  page.on('request', (it) => {
    const url = it.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) {
      faults.push(`left the origin: ${url}`);
    }
  });
  return { page, faults };
}

/** A link to a kept game or match, opened in a browser of its own. */
export async function openElsewhere(context, link) {
  const elsewhere = await context.browser().newContext({ reducedMotion: 'reduce' });
  elsewhere.setDefaultTimeout(PATIENCE);
  const it = await watched(elsewhere);
  await it.page.goto(link);
  await it.page.waitForSelector('#seat:not([hidden])');
  return it;
}

/** What axe finds serious or critical; runs in an isolated world, so the page's policy holds. */
export async function seriousViolations(page) {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  });
  const run = (expression) =>
    session.send('Runtime.evaluate', {
      contextId: executionContextId,
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
  await run(axe);
  const { result } = await run(
    `axe.run(document).then(it => it.violations
      .filter(v => ['serious', 'critical'].includes(v.impact))
      .map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).join(', ')))`,
  );
  await session.detach();
  return result.value;
}

/** The holes that can be sown, once the page waits for a move; empty when the game is over. */
export async function legalHoles(page) {
  await settled(page);
  return page.$$eval('.hole.selectable', (holes) => holes.map((it) => it.dataset.hole));
}

/** Waits until the page has shown the last move and knows what is legal. */
export async function settled(page, notation) {
  await page.waitForFunction((not) => {
    const shown = document.getElementById('notation').value;
    const busy = document.querySelectorAll('.hole.selectable').length === 0;
    const over = document.getElementById('status').textContent.startsWith('The game is over');
    const pass = !document.getElementById('pass').hidden;
    return shown !== '' && shown !== not && (!busy || over || pass);
  }, notation);
}

export const notation = (page) => page.inputValue('#notation');

export const isOver = async (page) =>
  (await page.textContent('#status')).startsWith('The game is over');

/**
 * Plays to the end of the game.
 *
 * @param sow does a move: called with the page and a hole
 * @param pass does a pass
 * @returns plies played
 */
export async function playToTheEnd(page, sow, pass) {
  await settled(page);
  for (let ply = 0; ply < 1_000; ply++) {
    if (await isOver(page)) {
      return ply;
    }
    const shown = await notation(page);
    const holes = await legalHoles(page);
    if (holes.length === 0) {
      await pass(page);
    } else {
      await sow(page, holes[(ply * 5 + 3) % holes.length]);
    }
    await settled(page, shown);
  }
  throw new Error('the game does not end');
}
