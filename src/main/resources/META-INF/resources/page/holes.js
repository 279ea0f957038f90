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

/** The holes of a player's row from left to right, as they lie when `below` sits below the board. */
export const rowFrom = (player, below) => (below === 'south' ? ROWS[player] : [...ROWS[player]].reverse());

/**
 * The hole that a navigation key leads to; the hole itself at the edge, null for another key.
 *
 * @param below who sits below the board
 */
export function neighbour(hole, key, below) {
  const row = rowFrom(rowOf(hole), below);
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
      return rowFrom(opponent(below), below)[column];
    case 'ArrowDown':
      return rowFrom(below, below)[column];
    default:
      return null;
  }
}
