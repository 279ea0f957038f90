// Sentences shown on the page: the status of the game, announcements to screen readers, errors.
import { byId } from './dom.js';

/** @param player whose colour stands beside the status; empty for none */
export function setStatus(text, player = '') {
  byId('status').textContent = text;
  byId('status').dataset.player = player;
}

/** Has a screen reader read the text; twice the same text is read twice. */
export function announce(text) {
  byId('announce').textContent = '';
  byId('announce').textContent = text;
}

function showError(text) {
  byId('problem').hidden = !text;
  byId('problem').textContent = text;
}

/**
 * Runs an action and shows the message of its failure, in place of an earlier one.
 *
 * @param keepError keeps the earlier one on the page as long as the action does not fail
 * @returns whether it succeeded
 */
export async function reportErrors(action, { keepError = false } = {}) {
  if (!keepError) {
    showError('');
  }
  try {
    await action();
    return true;
  } catch (failure) {
    showError(failure.message);
    return false;
  }
}
