// Parses the one-line notation of a position.

const PLAYER = { s: 'south', n: 'north' };

/** Parses `4,4,4,4,4,4/4,4,4,4,4,4 s 0-0[ bought=c,d][ opening=sn]`, as the API writes it. */
export function parsePosition(notation) {
  const [rows, turn, captured, ...optional] = notation.split(/[ _]/);
  const [south, north] = rows.split('/').map((row) => row.split(',').map(Number));
  const [capturedBySouth, capturedByNorth] = captured.split('-').map(Number);
  const { bought, opening } = Object.fromEntries(optional.map((field) => field.split('=')));
  return {
    board: { south, north },
    turn: PLAYER[turn],
    captured: { south: capturedBySouth, north: capturedByNorth },
    bought: bought ? bought.split(',') : [],
    openingDue: [...(opening ?? '')].map((letter) => PLAYER[letter]),
  };
}

/** Writes what parsePosition reads. */
export function formatPosition({ board, turn, captured, bought, openingDue }) {
  const rows = [board.south, board.north].map((it) => it.join(',')).join('/');
  const fields = [rows, turn[0], `${captured.south}-${captured.north}`];
  if (bought.length > 0) {
    fields.push(`bought=${[...bought].sort().join(',')}`);
  }
  if (openingDue.length > 0) {
    fields.push(`opening=${openingDue.map((it) => it[0]).join('')}`);
  }
  return fields.join(' ');
}
