/* A sum of heaps and rows of coins as a game to play. */

import type { ComponentShape, MisereMove, MisereMovesAnswer, Move, MovesAnswer } from '../../engine/protocol';
import type { Ask } from '../../engine/task';
import type { TypedSum } from '../../question/typed/sum';
import { codeOf } from './codes';
import {
  type HeapsPart,
  type Look,
  listed,
  MOST_MOVES,
  type Part,
  type PlayableGame,
  type PlayMove,
  type Term,
  tooManyMoves,
} from './game';

/** What a game is called: as it was typed, with a capital letter, or by its notation. */
export function nameIn(names: ReadonlyMap<string, string>, game: string): string {
  const name = names.get(game) ?? game;
  return /[:.]/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

export function sumGame({ position, names }: TypedSum, misere: boolean): PlayableGame {
  return {
    start: position,
    misere,
    kind: 'sum',
    async look(ask: Ask, state: string): Promise<Look> {
      const request: object = {
        position: state,
        list: MOST_MOVES,
        ...(misere ? { play: 'misere' } : {}),
      };
      const { answer } = await ask('moves', request as { position: string });
      return lookOf(answer as MovesAnswer | MisereMovesAnswer, names);
    },
  };
}

function lookOf(answer: MovesAnswer | MisereMovesAnswer, names: ReadonlyMap<string, string>): Look {
  const undecidedCount = 'play' in answer ? answer.undecidedCount : 0;
  const count = answer.winningCount + answer.losingCount + undecidedCount;
  const several = answer.components.length > 1;
  const name = (game: string) => (several ? nameIn(names, game) : '');
  const read = (moves: readonly (Move | MisereMove)[]) => moves.map((move) => moveOf(answer, move));
  const winning = read(answer.winning);
  const undecided = read('play' in answer ? answer.undecided : []);
  const all = [...winning, ...undecided, ...read(answer.losing)].sort(
    (a, b) => a.part - b.part || a.cell - b.cell || a.take - b.take,
  );
  if (all.length < count) throw tooManyMoves();
  return {
    state: answer.position,
    outcome: answer.outcome,
    count,
    winningCount: answer.winningCount,
    winning,
    undecided,
    parts: answer.components.map((component) => partOf(component, name(component.game))),
    reason:
      'play' in answer
        ? { kind: 'misere', by: answer.decidedBy }
        : {
            kind: 'sum',
            value: answer.value,
            terms: answer.components.flatMap((component) => termsOf(component, name(component.game))),
          },
    ...listed(all),
  };
}

/** A component with the values of its cells, which misère play has none of. */
type Component = ComponentShape & { values?: number[] };

function partOf(component: Component, name: string): Part {
  const { kind, cells } = component;
  if (kind === 'row') return { kind: 'coins', name, heads: cells };
  if (kind === 'heaps') return { kind: 'heaps', name, cells: cells.map((size) => ({ size })) };
  if (kind === 'cell') return { kind: 'heaps', name, cells: pairOf(component) };
  return { kind: 'shape', name, shape: component, values: component.values ?? [] };
}

/** The heaps of a game on two numbers; of Fibonacci nim the second one is the limit. */
function pairOf({ cells, game }: Component): HeapsPart['cells'] {
  const [row = 0, column = 0] = cells;
  if (game.startsWith('fibonacci-nim')) return [{ size: row }];
  const both = game.startsWith('wythoff') && Math.min(row, column) > 0;
  return [
    { size: row },
    { size: column },
    ...(both ? [{ size: Math.min(row, column), both: true as const }] : []),
  ];
}

function moveOf(answer: MovesAnswer | MisereMovesAnswer, move: Move | MisereMove): PlayMove {
  const { component, cell, from, move: take, to, position: state } = move;
  const shape: Component | undefined = answer.components[component];
  const code = codeOf(move, shape?.kind === 'heaps');
  if (shape?.kind === 'cell') return { code, state, part: component, ...inPair(shape, move) };
  const back = shape !== undefined && goesBack(shape, move) ? { back: true as const } : {};
  return { code, state, part: component, cell, from, take, to, ...back };
}

/** A move in a game on two numbers as one in its heaps. */
function inPair(
  { cells, game }: Component,
  { to }: Move | MisereMove,
): Omit<PlayMove, 'code' | 'state' | 'part'> {
  const [row = 0, column = 0] = cells;
  const [a, b] = [row - (to[0] ?? 0), column - (to[1] ?? 0)];
  if (game.startsWith('fibonacci-nim')) return { cell: 0, from: row, take: a, to: [row - a] };
  if (a !== 0 && b !== 0) {
    const size = Math.min(row, column);
    // Any other change of both numbers is no move of a heap, and told in words.
    return { cell: 2, from: size, take: a, to: a === b ? [size - a] : to };
  }
  const [size, taken] = a === 0 ? [column, b] : [row, a];
  return { cell: a === 0 ? 1 : 0, from: size, take: taken, to: [size - taken] };
}

function goesBack({ kind, cells, squares }: Component, { cell, from, to }: Move | MisereMove): boolean {
  const [end = 0] = to;
  if (kind === 'heaps') return to.length === 1 && end > from;
  if (kind !== 'strip' || squares === undefined) return false;
  // In Northcott's game two pieces face each other in a row.
  const partner = cells[cell % 2 ? cell - 1 : cell + 1] ?? 0;
  return Math.abs(end - partner) > Math.abs(from - partner);
}

/** The values that add up to that of a component. */
function termsOf({ kind, cells, heaps, graph, values = [] }: Component, name: string): Term[] {
  if (heaps && kind !== 'row') return heaps.map((heap) => ({ name, cell: String(heap), value: heap }));
  if (kind === 'cell') return [{ name, cell: cells.join(', '), value: values[0] ?? 0 }];
  const label = (cell: number) => (kind === 'graph' ? (graph?.vertices[cell]?.name ?? '') : String(cell));
  return cells.map((cell, at) => ({ name, cell: label(cell), value: values[at] ?? 0 }));
}
