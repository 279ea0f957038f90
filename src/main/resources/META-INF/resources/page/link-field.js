// A link to be copied or opened.
import { element } from './dom.js';
import { announce, reportErrors } from './messages.js';

/** @param fragment the link's part after the page's address */
export function linkField(label, fragment) {
  const link = new URL(fragment, location.origin + location.pathname).href;
  const id = `link-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`;
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
    element('a', { class: 'button', href: link, 'aria-label': `Open: ${label}` }, 'Open'),
  );
}

/** None where the browser lets no page write to the clipboard, as without TLS. */
function copyButton(label, field) {
  if (!navigator.clipboard) {
    return [];
  }
  const copy = async () => {
    await navigator.clipboard.writeText(field.value);
    announce('Copied.');
    button.textContent = 'Copied';
  };
  const attributes = { type: 'button', 'aria-label': `Copy: ${label}`, onclick: () => reportErrors(copy) };
  const button = element('button', attributes, 'Copy');
  return [button];
}
