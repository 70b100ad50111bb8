/* Fibonacci nim in a question of this room: its link, and its positions. Pure functions. */

import type { Cell } from '../../grid/cell';
import { type Question, toHash } from '../../question/question';

/** The view parameters of the game. */
const GAME = ['limit', 'moves', 'first', 'hints'] as const;

/** The link of the game with n stones. */
export function gameLink({ problem, view }: Question, n: string): string {
  const game = GAME.flatMap((name) => (view[name] ? [[name, view[name]]] : []));
  return toHash({ problem, arguments: { n }, view: Object.fromEntries(game) });
}

/** Whether a link begins a game, or goes on with one. */
export const hasGame = ({ view }: Question): boolean => GAME.some((name) => view[name]);

/** The positions of a game, heap and limit, up to the first illegal move. */
export function positionsOf(heap: number, { limit, moves = '' }: Record<string, string>): Cell[] {
  const positions = [{ row: heap, column: Math.min(Number(limit ?? heap - 1), heap) }];
  for (const move of moves.split('.').filter(Boolean)) {
    const { row, column } = positions.at(-1) as Cell;
    const taken = Number(move);
    if (!(taken >= 1 && taken <= column)) break;
    positions.push({ row: row - taken, column: Math.min(2 * taken, row - taken) });
  }
  return positions;
}
