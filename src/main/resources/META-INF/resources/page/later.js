// Loads what the first view of the page does without: once it is shown, or when something of it is wanted.
import { unreachable } from './api.js';
import { insist } from './messages.js';

let loading = null;

const load = () =>
  import('./extras.js').catch(() => {
    throw unreachable();
  });

/** The module `extras.js`. */
export const extras = () => (loading ??= insist(load, () => true));
