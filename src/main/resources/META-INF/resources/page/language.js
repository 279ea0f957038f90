// The texts of the page: one file a language. Which one is chosen by the menu, else by the browser.
import { untilAnswered } from './attempts.js';

/** The languages by their codes, as they call themselves. */
export const LANGUAGES = { en: 'English', es: 'Español', om: 'Afaan Oromoo', am: 'አማርኛ' };

const KEY = 'seedlap/language';

function chosen() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // the browser is set to keep nothing
  }
}

/** The code of the language that the page is shown in. */
export const language =
  [chosen(), ...navigator.languages].map((it) => it?.split('-')[0]).find((it) => it in LANGUAGES) ?? 'en';

/** Shows the page in another language: it is loaded anew, and opens what its link names. */
export function chooseLanguage(code) {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    return; // else it were forgotten at once
  }
  location.reload();
}

async function load() {
  const answer = await fetch(new URL(`text-${language}.json`, import.meta.url)).catch(() => null);
  if (!answer?.ok) {
    throw Object.assign(new Error(), { code: 'unreachable' });
  }
  return answer.json();
}

const texts = await untilAnswered(load, { onFailure: () => {}, isWanted: () => true });
const plurals = new Intl.PluralRules(language);

/**
 * A text in the language of the page.
 *
 * @param key of the files of texts
 * @param values of its placeholders; `n` chooses between the forms of a text that has several
 */
export function t(key, values = {}) {
  const text = texts[key];
  const form = typeof text === 'string' ? text : (text[plurals.select(values.n)] ?? text.other);
  return form.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** Whether there is such a text: words of the API are shown as they are where it is newer than the page. */
export const isText = (key) => key in texts;
