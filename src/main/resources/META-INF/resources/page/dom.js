// Builds elements. Text is always set as text, never parsed as markup.

export const byId = (id) => document.getElementById(id);

/** An element with attributes (`class`, `onclick`, ...) and children (elements or strings). */
export function element(name, attributes = {}, ...children) {
  return withContent(document.createElement(name), attributes, children);
}

/** An element in the SVG namespace. */
export function svg(name, attributes = {}, ...children) {
  return withContent(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
}

function withContent(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) {
      node.addEventListener(name.slice(2), value);
    } else if (value === true) {
      node.setAttribute(name, '');
    } else if (value !== false && value !== null && value !== undefined) {
      node.setAttribute(name, value);
    }
  }
  node.append(...children);
  return node;
}
