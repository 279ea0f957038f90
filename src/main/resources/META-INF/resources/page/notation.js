// Reads the one-line notation that the server writes, to draw a position.

/** `4,4,4,4,4,4/4,4,4,4,4,4 s 0-0[ bought=c,d][ opening=sn]` as a position. */
export function read(notation) {
  const [rows, turn, captured, ...more] = notation.split(/[ _]/);
  const [south, north] = rows.split('/').map((row) => row.split(',').map(Number));
  const [capturedSouth, capturedNorth] = captured.split('-').map(Number);
  const extra = Object.fromEntries(more.map((it) => it.split('=')));
  return {
    board: { south, north },
    turn: turn === 's' ? 'south' : 'north',
    captured: { south: capturedSouth, north: capturedNorth },
    bought: extra.bought ? extra.bought.split(',') : [],
    openingDue: [...(extra.opening ?? '')].map((it) => (it === 's' ? 'south' : 'north')),
  };
}
