/* Components that are neither heaps nor rows of coins, by the names of their games. */

import type { ComponentShape } from '../../engine/protocol';
import { BOARD_EXAMPLES } from '../../question/typed/board';

/** The name of a board, without the numbers in its notation: "northcott" of "northcott:8". */
export const boardName = (game: string): string => game.split(':', 1)[0] ?? game;

export const isBoard = (name: string): boolean => Object.hasOwn(BOARD_EXAMPLES, name);

/** A part of a component that has a value of its own. */
export interface ValuedPart {
  kind: 'heap' | 'coin' | 'cell' | 'vertex';
  label: string;
  value: number;
}

/** The parts that add up to a component's value. */
export function valuedParts(
  { kind, cells, heaps, graph }: ComponentShape,
  values: readonly number[],
): ValuedPart[] {
  if (heaps && kind !== 'row')
    return heaps.map((heap) => ({ kind: 'heap', label: String(heap), value: heap }));
  if (kind === 'cell') return [{ kind, label: `(${cells.join(', ')})`, value: values[0] ?? 0 }];
  const part = kind === 'graph' ? 'vertex' : kind === 'row' ? 'coin' : 'heap';
  const label = (cell: number) => (kind === 'graph' ? (graph?.vertices[cell]?.name ?? '') : String(cell));
  return cells.map((cell, at) => ({ kind: part, label: label(cell), value: values[at] ?? 0 }));
}
