/* The components of a position as the engine tells them: what is drawn, and their moves. */

import type { HeapLook } from '../../boards/heaps';
import type { ComponentShape, Step } from '../../engine/protocol';
import { hasPins } from '../../ruleset/rule';
import { codeOf } from './codes';
import type { Part, PlayMove } from './game';
import { heapMove, heapsOf } from './pairs';

/** A component with the values of its cells, which misère play has none of. */
export type Component = ComponentShape & { values?: number[] };

/** A component as it is drawn; `rows` are the games whose heaps are rows of pins. */
export function partOf(component: Component, name: string, rows: ReadonlySet<string>): Part {
  const { kind, cells, game } = component;
  if (kind === 'row') return { kind: 'coins', name, heads: cells };
  if (kind === 'heaps') {
    const isStrip = game === 'treblecross';
    const look: HeapLook = isStrip ? 'squares' : hasPins(game) ? 'pins' : 'stones';
    const row = isStrip || rows.has(game) ? { rows: true as const, look } : {};
    return { kind: 'heaps', name, cells: cells.map((size) => ({ size })), ...row };
  }
  if (kind === 'cell') return { kind: 'heaps', name, ...heapsOf(component.game, cells) };
  return { kind: 'shape', name, shape: component };
}

/** Adds the games of moves that take from within a heap, and leave a part on each side. */
export function noteRows(rows: Set<string>, components: readonly Component[], moves: Iterable<PlayMove>) {
  for (const { part, from, take, to } of moves) {
    const { kind, game } = components[part] ?? {};
    const [a = 0, b = 0, ...more] = to;
    if (kind === 'heaps' && game && take && a && b && !more.length && a + b + take === from) rows.add(game);
  }
}

/** What a move does in one component; `state` is the position after it. */
export function moveOf(components: readonly Component[], step: Step, state: string): PlayMove {
  const { component, cell, from, move: take, to } = step;
  const shape = components[component];
  const code = codeOf(step, shape?.kind === 'heaps');
  if (shape?.kind === 'cell')
    return { code, state, part: component, ...heapMove(shape.game, shape.cells, to) };
  const back = shape !== undefined && goesBack(shape, step) ? { back: true as const } : {};
  return { code, state, part: component, cell, from, take, to, ...back };
}

function goesBack({ kind, cells, squares }: Component, { cell, from, to }: Step): boolean {
  const [end = 0] = to;
  if (kind === 'heaps') return to.length === 1 && end > from;
  if (kind !== 'strip' || squares === undefined) return false;
  // In Northcott's game two pieces face each other in a row.
  const partner = cells[cell % 2 ? cell - 1 : cell + 1] ?? 0;
  return Math.abs(end - partner) > Math.abs(from - partner);
}
