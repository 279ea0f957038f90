// Sentences shown on the page: the status of the game, announcements to screen readers, errors.
import { untilAnswered } from './attempts.js';
import { byId } from './dom.js';
import { t } from './language.js';

const BACK_SHOWN_MS = 8_000;

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

/** A failure in words: all that is wrong with what was sent, else its message. */
export function problemText({ violations = [], message }) {
  return violations.map((it) => it.message).join(' ') || message;
}

function showError(text) {
  byId('problem').hidden = !text;
  byId('problem').textContent = text;
}

/**
 * Runs an action and shows the message of its failure, which stays until an action succeeds.
 *
 * @param keepError keeps an earlier message though this action succeeds
 * @returns whether it succeeded
 */
export async function reportErrors(action, { keepError = false } = {}) {
  try {
    await action();
    if (!keepError) {
      showError('');
    }
    return true;
  } catch (failure) {
    showError(failure.message);
    return false;
  }
}

/**
 * Asks until the server answers, and says meanwhile that it does not.
 *
 * @param isWanted whether an answer is still of use
 * @param most attempts
 * @returns the answer; undefined when it is not wanted any more
 */
export async function insist(ask, isWanted, most) {
  let failed = false;
  const onFailure = (failure) => {
    failed = true;
    showError(t('error.again', { text: failure.message }));
  };
  const answer = await untilAnswered(ask, { onFailure, isWanted, most });
  if (failed) {
    showError('');
  }
  return answer;
}

/** Says that the events of a kept game have ceased to come, and later that they come again. */
export function showTouch(inTouch) {
  const place = byId('touch');
  if (!inTouch) {
    place.textContent = t('touch.lost');
    place.dataset.lost = 'true';
  } else if (place.dataset.lost) {
    delete place.dataset.lost;
    place.textContent = t('touch.back');
    setTimeout(() => place.dataset.lost || hideTouch(), BACK_SHOWN_MS);
  }
}

/** Says nothing more of the connection: another game is opened. */
export function hideTouch() {
  byId('touch').textContent = '';
  delete byId('touch').dataset.lost;
}
