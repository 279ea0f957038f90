// The tokens of the seats whose links were opened in this browser. The page's address names a seat
// without its token, so that it can be shown, bookmarked and reloaded.

const PREFIX = 'seedlap/seat';

const opened = new Map(); // for browsers that keep nothing

const key = ({ kind, id, player }) => `${PREFIX}/${kind}/${id}/${player}`;

/** @param seat `{kind, id, player, token}` */
export function keepToken(seat) {
  opened.set(key(seat), seat.token);
  try {
    localStorage.setItem(key(seat), seat.token);
  } catch {
    // The browser is set to keep nothing, or is full: the token lasts as long as the page.
  }
}

/** The token of a seat `{kind, id, player}`; null where its link was not opened here. */
export function tokenOf(seat) {
  try {
    return opened.get(key(seat)) ?? localStorage.getItem(key(seat));
  } catch {
    return null;
  }
}
