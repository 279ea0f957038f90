// Repeats requests that fail because the server cannot be reached for a while, or has too much to do.

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const TEMPORARY = [408, 429, 502, 503, 504];

/**
 * The pause after so many failures in a row. It doubles up to a limit; a random part of it keeps many
 * pages from coming back at the same moment.
 */
export function pauseAfter(failures) {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

export const sleep = (ms) => new Promise((resolve) => {
  setTimeout(resolve, ms);
});

/** Whether the same request may succeed later. */
export const isTemporary = ({ code, status }) =>
  code === 'unreachable' || (TEMPORARY.includes(status) && code !== 'persistence-off');

/**
 * Asks until there is an answer, with growing pauses.
 *
 * @param ask sends a request
 * @param onFailure called with each temporary failure
 * @param isWanted whether an answer is still of use
 * @param most attempts
 * @returns the answer; undefined when it is not wanted any more
 * @throws a failure that is not temporary, or the last one
 */
export async function untilAnswered(ask, { onFailure, isWanted, most = Infinity }) {
  for (let failures = 1; ; failures++) {
    try {
      return await ask();
    } catch (failure) {
      if (!isTemporary(failure) || failures >= most) {
        throw failure;
      }
      onFailure(failure);
    }
    await sleep(pauseAfter(failures));
    if (!isWanted()) {
      return undefined;
    }
  }
}
