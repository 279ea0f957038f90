// Fills in the texts of index.html, which has their keys only, and the menu of languages.
import { byId, element } from './dom.js';
import { LANGUAGES, chooseLanguage, language, t } from './language.js';

/** Texts of elements by `data-text`, and of their attributes by `data-label`. */
export function showTexts() {
  document.documentElement.lang = language;
  document.querySelector('meta[name=description]').content = t('page.description');
  for (const place of document.querySelectorAll('[data-text]')) {
    place.prepend(...withKeys(t(place.dataset.text)));
  }
  for (const place of document.querySelectorAll('[data-label]')) {
    place.setAttribute('aria-label', t(place.dataset.label));
  }
  const menu = byId('language');
  menu.append(...Object.entries(LANGUAGES).map(([value, name]) => element('option', { value, lang: value }, name)));
  menu.value = language;
  menu.addEventListener('change', () => chooseLanguage(menu.value));
  document.body.classList.remove('without-text');
}

/** Keys of a keyboard stand in brackets. */
const withKeys = (text) =>
  text.split(/\[([^\]]+)\]/).map((part, i) => (i % 2 === 1 ? element('kbd', {}, part) : part));
