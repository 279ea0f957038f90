// A link to be copied or opened.
import { element } from './dom.js';

/** @param fragment the link's part after the page's address */
export function linkField(label, fragment) {
  const id = `link-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`;
  const field = element('input', {
    id,
    readonly: true,
    value: new URL(fragment, location.href).href,
    onfocus: (event) => event.target.select(),
  });
  return element(
    'p',
    { class: 'link' },
    element('label', { for: id }, label),
    field,
    element('a', { class: 'button', href: fragment, 'aria-label': `Open: ${label}` }, 'Open'),
  );
}
