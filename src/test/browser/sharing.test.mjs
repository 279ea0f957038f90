// What is shared and kept: links with the moves of free play, pictures of moves, the sound of one's turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, isOver, legalHoles, notation, playToTheEnd, seriousViolations, settled } from './browser.mjs';

const click = (page, hole) => page.click(`[data-hole=${hole}]`);
const LATE = 'sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15';

test(
  'a link to a ply of free play has the moves, shows the ply, and is played on',
  inPage(`/#${LATE}`, {}, async (page) => {
    await settled(page);
    for (let ply = 0; ply < 3; ply++) {
      const shown = await notation(page);
      await click(page, (await legalHoles(page))[0]);
      await settled(page, shown);
    }
    const last = await notation(page);
    await page.click('#review-back');
    const shown = await notation(page);
    assert.match(page.url(), /\?ply=2#sadeqa-ii\/0,0,3,1,0,1\/1,2,0,3,0,0_s_10-15\/[A-Fa-f]{3}$/);
    await page.reload();
    await page.waitForFunction((it) => document.getElementById('notation').value === it, shown);
    assert.equal(await page.textContent('#ply-shown'), 'Ply 2 of 3');
    assert.equal(await page.locator('#log [data-ply]').count(), 3);
    await page.click('#review-last');
    assert.equal(await notation(page), last);
    await page.click('#undo');
    await page.waitForFunction((it) => document.getElementById('notation').value === it, shown);
  }),
);

test(
  'a reload in free play loses no move, passes included',
  inPage('/#adji-kui-ii/1,1,1,1,1,1/0,3,0,1,2,2_s_20-14', {}, async (page) => {
    await settled(page);
    const shown = await notation(page);
    await page.click('#pass');
    await settled(page, shown);
    assert.match(page.url(), /\/-$/);
    await page.reload();
    await legalHoles(page);
    assert.match(await page.textContent('#log'), /South passes/);
  }),
);

test(
  'a link with a move that is not legal says so',
  inPage(`/#${LATE}/AA`, {}, async (page, context, faults) => {
    await page.waitForSelector('#problem:not([hidden])');
    assert.match(await page.textContent('#problem'), /Ply 1: /);
    faults.splice(0); // the refusal shows on the console
  }),
);

test(
  'the graph of values marks the ply that is shown',
  inPage(`/#${LATE}`, {}, async (page) => {
    await playToTheEnd(page, (it, hole) => click(it, hole), assert.fail);
    assert.ok(await isOver(page));
    await page.click('#game-values-start');
    await page.waitForSelector('#game-values-start');
    const mark = () => page.locator('.graph-shown').getAttribute('x1');
    const end = await mark();
    await page.click('#review-first');
    assert.ok(Number(await mark()) < Number(end));
    await page.click('#review-last');
    assert.equal(await mark(), end);
  }),
);

test(
  'the last move can be saved or shared as a picture with the path of its laps',
  inPage(`/#${LATE}`, {}, async (page) => {
    await settled(page);
    assert.ok(await page.isHidden('#move-picture'));
    await click(page, 'C');
    await page.waitForSelector('#move-picture:not([hidden])');
    const link = await page.getAttribute('#move-picture', 'href');
    assert.equal(await page.getAttribute('#move-animated', 'href'), `${link}&animated=true`);
    assert.match(link, /position=0,0,3,1,0,1\/1,2,0,3,0,0_s_10-15&theme=light&move=C$/);
    const picture = await page.request.get(new URL(link, page.url()).href);
    assert.match(picture.headers()['content-type'], /image\/svg\+xml/);
    assert.deepEqual(await seriousViolations(page), []);
  }),
);

test(
  'the sound of one\'s turn is off until it is switched on, which is kept; the title says it always',
  inPage('/', {}, async (page) => {
    await page.addInitScript(() => {
      window.notes = 0;
      const { start } = OscillatorNode.prototype;
      OscillatorNode.prototype.start = function count(...when) {
        window.notes++;
        return start.apply(this, when);
      };
    });
    const played = () => page.evaluate(() => window.notes);
    await page.reload();
    await settled(page);
    await page.selectOption('#north-player', '1');
    await page.waitForFunction(() => document.title.startsWith('Your turn – '));
    await click(page, 'A');
    await page.waitForSelector('[data-ply="2"]');
    await settled(page);
    assert.equal(await played(), 0);
    await page.click('#sound');
    assert.equal(await page.getAttribute('#sound', 'aria-pressed'), 'true');
    const sample = await played();
    assert.ok(sample > 0, 'a sample, when it is switched on');
    await click(page, (await legalHoles(page))[0]);
    await page.waitForFunction((it) => window.notes > it, sample);
    await page.reload();
    await page.waitForSelector('#sound:enabled');
    assert.equal(await page.getAttribute('#sound', 'aria-pressed'), 'true');
  }),
);
