// Every game that the server plays is played on the page: the page itself knows none of them. Runs on
// the packaged service, and by EveryGameOnPageTest on one that has the games of the tests as well.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORIGIN, inPage, isOver, legalHoles, notation, seriousViolations, settled } from './browser.mjs';

const PLIES = 8;
const { rulesets } = await ask('/v1/rulesets');

for (const ruleset of rulesets) {
  const another = `/#${rulesets.find((it) => it !== ruleset).id}`;

  test(
    `${ruleset.name}: moves on the page are those of the API, and undo takes them back`,
    inPage(another, {}, async (page) => {
      await choose(page, ruleset);
      assert.equal(await notation(page), ruleset.startNotation);
      assert.equal(await page.isVisible('#invite-match'), ruleset.sellsHoles);
      const shown = [ruleset.startNotation];
      while (shown.length <= PLIES && !(await isOver(page))) {
        const move = await pickMove(page, ruleset, shown.at(-1), shown.length);
        const { position, notation: after } = await ask(`/v1/rulesets/${ruleset.id}/move`, {
          notation: shown.at(-1),
          move,
        });
        await play(page, move);
        await settled(page, shown.at(-1));
        assert.equal(await notation(page), after);
        await assertShown(page, position);
        shown.push(after);
      }
      assert.ok(shown.length > 2, 'some moves were played');
      assert.equal(await page.locator('#log > ol > li').count(), shown.length - 1);
      assert.deepEqual(await seriousViolations(page), []);
      for (const before of shown.slice(0, -1).reverse()) {
        await page.click('#undo');
        await page.waitForFunction((it) => document.querySelector('#notation').value === it, before);
      }
      assert.ok(await page.isDisabled('#undo'));
    }),
  );

  test(
    `${ruleset.name}: every hole that can be sown has a value when asked`,
    inPage(another, {}, async (page) => {
      await choose(page, ruleset);
      const holes = await legalHoles(page);
      await page.click('#values');
      await page.waitForSelector('.value:not([hidden])');
      const valued = await page.$$eval('.hole:has(.value:not([hidden]))', (all) =>
        all.map((it) => it.dataset.hole),
      );
      assert.deepEqual(valued, holes);
      assert.ok(await page.isHidden('#problem'));
    }),
  );

  test(
    `${ruleset.name}: the engine answers the moves of a player`,
    inPage(another, {}, async (page) => {
      await choose(page, ruleset);
      await page.selectOption('#north-player', '5');
      for (let move = 0; move < 3 && !(await isOver(page)); move++) {
        const before = await notation(page);
        const [first] = await legalHoles(page);
        await play(page, first ?? 'pass');
        await page.waitForFunction(souths, before);
        await settled(page, before);
      }
      assert.ok((await page.locator('#log > ol > li').count()) >= 2);
      assert.match(await page.textContent('#log'), /North (sows|passes)/);
    }),
  );

  test(
    `${ruleset.name}: a game that the server keeps is played from a seat`,
    inPage(another, {}, async (page) => {
      await choose(page, ruleset);
      await page.click('#invite');
      await page.waitForSelector('#seat input');
      await page.goto(await page.inputValue('#seat input'));
      await page.waitForSelector('#resign');
      await settled(page);
      const [hole] = await legalHoles(page);
      await play(page, hole);
      await page.waitForFunction((it) => document.querySelector('#notation').value !== it, ruleset.startNotation);
      const { notation: after } = await ask(`/v1/rulesets/${ruleset.id}/move`, {
        notation: ruleset.startNotation,
        move: hole,
      });
      assert.equal(await notation(page), after);
    }),
  );
}

async function ask(path, body) {
  const headers = { 'Content-Type': 'application/json' };
  const request = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(ORIGIN + path, request);
  assert.ok(response.ok, `${path}: ${response.status}`);
  return response.json();
}

/** Chooses the game in the list of games, while another one is open. */
async function choose(page, { id, name }) {
  await settled(page);
  await page.click(`[data-ruleset=${id}]`);
  await page.waitForFunction((it) => location.hash.startsWith(it), `#${id}/`);
  await settled(page);
  assert.equal(await page.title(), `${name} – Seedlap`);
  assert.equal(await page.getAttribute(`[data-ruleset=${id}]`, 'aria-pressed'), 'true');
}

const play = (page, move) => page.click(move === 'pass' ? '#pass' : `[data-hole=${move}]`);

/** A legal move; fails unless the page offers just those of the API. */
async function pickMove(page, ruleset, position, ply) {
  const query = position.replaceAll(' ', '_');
  const { legal } = await ask(`/v1/rulesets/${ruleset.id}/legal-moves?position=${query}`);
  const moves = legal.map((it) => it.move);
  const offered = await legalHoles(page);
  assert.deepEqual([...offered].sort(), moves.filter((it) => it !== 'pass').sort());
  return moves[(ply * 5 + 3) % moves.length];
}

/** Fails unless the board shows the position. */
async function assertShown(page, { board, captured, turn }) {
  const seeds = await page.$$eval('.hole', (holes) =>
    Object.fromEntries(holes.map((it) => [it.dataset.hole, Number(it.querySelector('.count').textContent)])),
  );
  assert.deepEqual([...'ABCDEF'].map((it) => seeds[it]), board.south);
  assert.deepEqual([...'abcdef'].map((it) => seeds[it]), board.north);
  for (const player of ['south', 'north']) {
    assert.equal(Number(await page.textContent(`.store.${player} .count`)), captured[player]);
  }
  assert.equal(await page.getAttribute('.board', 'data-turn'), turn);
}

/** Whether the position shown is another one, and South's turn or the end; runs in the page. */
function souths(before) {
  const shown = document.querySelector('#notation').value;
  const over = document.querySelector('#status').textContent.startsWith('The game is over');
  return shown !== before && (over || shown.includes(' s '));
}
