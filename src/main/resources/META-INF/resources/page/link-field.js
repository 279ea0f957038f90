// A link to be copied or opened.
import { element } from './dom.js';
import { t } from './language.js';
import { announce, reportErrors } from './messages.js';

/**
 * @param name of the field, for its id
 * @param fragment the link's part after the page's address
 */
export function linkField(name, label, fragment) {
  const link = new URL(fragment, location.origin + location.pathname).href;
  const id = `link-${name}`;
  const field = element('input', {
    id,
    readonly: true,
    value: link,
    onfocus: (event) => event.target.select(),
  });
  return element(
    'p',
    { class: 'link' },
    element('label', { for: id }, label),
    field,
    ...copyButton(label, field),
    element('a', { class: 'button', href: link, 'aria-label': t('link.open-what', { link: label }) }, t('link.open')),
  );
}

/** None where the browser lets no page write to the clipboard, as without TLS. */
function copyButton(label, field) {
  if (!navigator.clipboard) {
    return [];
  }
  const copy = async () => {
    await navigator.clipboard.writeText(field.value);
    announce(t('link.copied'));
    button.textContent = t('link.copied');
  };
  const attributes = {
    type: 'button',
    'aria-label': t('link.copy-what', { link: label }),
    onclick: () => reportErrors(copy),
  };
  const button = element('button', attributes, t('link.copy'));
  return [button];
}
