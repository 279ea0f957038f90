// The page speaks the language that the browser or the menu asks for, and says nothing in another one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPage, seriousViolations, settled } from './browser.mjs';

const SHOWN = { es: /^Juega Sur\.$/, om: /^Kibba haa sochoosu\.$/, am: /^ተረኛው ደቡብ ነው።$/ };

for (const [language, status] of Object.entries(SHOWN)) {
  for (const [name, viewport] of Object.entries({
    'a desktop': { width: 1280, height: 800 },
    'a phone': { width: 390, height: 844 },
  })) {
    test(
      `a browser that asks for ${language} gets it, and nothing is cut on ${name}`,
      inPage('/', { locale: `${language}-ET`, viewport }, async (page) => {
        await settled(page);
        assert.equal(await page.getAttribute('html', 'lang'), language);
        assert.match(await page.textContent('#status'), status);
        assert.equal(await page.inputValue('#language'), language);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        assert.deepEqual(await seriousViolations(page), []);
      }),
    );
  }
}

test(
  'a language that the page has not is answered in English',
  inPage('/', { locale: 'fr-FR' }, async (page) => {
    await settled(page);
    assert.equal(await page.getAttribute('html', 'lang'), 'en');
    assert.equal(await page.textContent('#status'), 'South to move.');
  }),
);

test(
  'the menu changes the language, which is kept, and the position stays',
  inPage('/#sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15', {}, async (page) => {
    await settled(page);
    await page.selectOption('#language', 'es');
    await page.waitForSelector('html[lang=es]');
    await settled(page);
    assert.equal(await page.inputValue('#notation'), '0,0,3,1,0,1/1,2,0,3,0,0 s 10-15');
    await page.goto(page.url().split('#')[0]);
    await settled(page);
    assert.equal(await page.textContent('#undo'), 'Deshacer');
    await page.selectOption('#language', 'en');
    await page.waitForSelector('html[lang=en]');
  }),
);

/** Marks all texts of the file, so that a text from elsewhere shows. */
const marked = (texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? `«${text}»` : { one: `«${text.one}»`, other: `«${text.other}»` },
    ]),
  );

test(
  'whatever the page says comes from the file of its language',
  inPage('/', {}, async (page) => {
    await page.route('**/page/text-en.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: marked(await answer.json()) });
    });
    await page.goto(`${page.url().split('#')[0]}#sadeqa-ii/0,0,3,1,0,1/1,2,0,3,0,0_s_10-15`);
    await page.reload();
    await page.waitForSelector('.hole.selectable');
    assert.deepEqual(await unmarked(page), [], 'at the start');
    await page.click('#values');
    await page.waitForSelector('.value:not([hidden])');
    await page.click('#hint');
    await page.waitForSelector('#hint-text:text("Best")');
    assert.deepEqual(await unmarked(page), [], 'with values and a hint');
    await page.click('#edit');
    assert.deepEqual(await unmarked(page), [], 'in the editor');
    await page.click('#edit-cancel');
    await page.click('#invite');
    await page.waitForSelector('#seat input');
    assert.deepEqual(await unmarked(page), [], 'with an invitation');
    for (let i = 0; i < 40 && (await page.locator('.hole.selectable').count()) > 0; i++) {
      const shown = await page.inputValue('#notation');
      await page.locator('.hole.selectable').first().click();
      await page.waitForFunction((it) => document.getElementById('notation').value !== it, shown);
      await page.waitForSelector('.hole.selectable:visible, #game-values-start:visible');
    }
    await page.click('#game-values-start');
    await page.waitForSelector('.graph');
    await page.waitForSelector('#game-values-start');
    await page.click('[data-ply="1"]');
    assert.deepEqual(await unmarked(page), [], 'at the end');
  }),
);

/** Texts of the page, seen or read out, with words that come neither from the file nor from the API. */
const unmarked = (page) =>
  page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isMarked = (text) => {
      const outside = text.replace(/«[^«»]*»/g, '');
      return outside === text ? !/[a-z]{2}/i.test(text) : isMarked(outside);
    };
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      if (!parentElement.closest('noscript, :not(html)[lang], h1, .api a, #games, #game-name, #region, .store-who')) {
        const whole = parentElement.closest('p, button')?.textContent ?? data;
        if (!isMarked(data) && !isMarked(whole)) {
          found.push(data.trim());
        }
      }
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) {
        const text = element.getAttribute(name);
        if (text && !element.closest('.store-who') && !isMarked(text)) {
          found.push(`${name}: ${text}`);
        }
      }
    }
    return found;
  });
