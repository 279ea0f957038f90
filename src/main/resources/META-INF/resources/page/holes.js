// The board's geometry: names, order, neighbours.

/** Counter-clockwise: the order of sowing. */
export const SOWING = ['A', 'B', 'C', 'D', 'E', 'F', 'a', 'b', 'c', 'd', 'e', 'f'];

/** As they lie before South: North's row from left to right, then South's. */
export const ROWS = { north: ['f', 'e', 'd', 'c', 'b', 'a'], south: ['A', 'B', 'C', 'D', 'E', 'F'] };

export const PLAYERS = ['south', 'north'];
export const other = (player) => (player === 'south' ? 'north' : 'south');
export const rowOf = (hole) => (hole < 'a' ? 'south' : 'north');
export const rightmost = (player) => (player === 'south' ? 'F' : 'f');

/** Counts by hole from the API's two lists, each in sowing order. */
export function counts(board) {
  const all = [...board.south, ...board.north];
  return Object.fromEntries(SOWING.map((hole, i) => [hole, all[i]]));
}

export function owner(position, hole) {
  const bought = (position.bought ?? []).includes(hole);
  return bought ? other(rowOf(hole)) : rowOf(hole);
}

export function next(hole) {
  return SOWING[(SOWING.indexOf(hole) + 1) % SOWING.length];
}

/** The hole that lies in this direction as one sees the board; the hole itself at the edge. */
export function neighbour(hole, key) {
  const row = ROWS[rowOf(hole)];
  const column = row.indexOf(hole);
  switch (key) {
    case 'ArrowLeft':
      return row[Math.max(0, column - 1)];
    case 'ArrowRight':
      return row[Math.min(row.length - 1, column + 1)];
    case 'Home':
      return row[0];
    case 'End':
      return row[row.length - 1];
    case 'ArrowUp':
      return ROWS.north[column];
    case 'ArrowDown':
      return ROWS.south[column];
    default:
      return null;
  }
}
