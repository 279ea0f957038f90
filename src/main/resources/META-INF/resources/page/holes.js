// The holes of the board: names, order, owners and neighbours.

/** In sowing order, counter-clockwise. */
export const SOWING_ORDER = ['A', 'B', 'C', 'D', 'E', 'F', 'a', 'b', 'c', 'd', 'e', 'f'];

/** Each row from left to right, as South sees the board. */
export const ROWS = { north: ['f', 'e', 'd', 'c', 'b', 'a'], south: ['A', 'B', 'C', 'D', 'E', 'F'] };

export const PLAYERS = ['south', 'north'];
export const opponent = (player) => (player === 'south' ? 'north' : 'south');
export const rowOf = (hole) => (hole < 'a' ? 'south' : 'north');
export const rightmost = (player) => (player === 'south' ? 'F' : 'f');

/** Seeds by hole, from the API's two lists in sowing order. */
export function seedsByHole(board) {
  const all = [...board.south, ...board.north];
  return Object.fromEntries(SOWING_ORDER.map((hole, i) => [hole, all[i]]));
}

export function ownerOf(position, hole) {
  return position.bought.includes(hole) ? opponent(rowOf(hole)) : rowOf(hole);
}

export function next(hole) {
  return SOWING_ORDER[(SOWING_ORDER.indexOf(hole) + 1) % SOWING_ORDER.length];
}

/** The hole that a navigation key leads to; the hole itself at the edge, null for another key. */
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
