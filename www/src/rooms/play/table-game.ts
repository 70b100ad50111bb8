/* Wythoff's nim, Euclid's game and Fibonacci nim as games to play. */

import type { CellExplanation, CellOption } from '../../engine/protocol';
import type { Ask } from '../../engine/task';
import {
  type HeapsPart,
  type Look,
  listed,
  type PairGame,
  type PlayableGame,
  type PlayMove,
  type Reason,
  tooManyMoves,
} from './game';

/** The heap of each kind of move; "both" is drawn as a third row. */
const CELLS = { row: 0, column: 1, both: 2, limit: 0, rule: 0 } as const;
/** The first letter of a move in links. */
const LETTERS = { row: 'a', column: 'b', both: 'c', limit: '', rule: '' } as const;

export function tableGame(game: PairGame, row: number, column: number): PlayableGame {
  return {
    start: `${row},${column}`,
    misere: false,
    kind: game,
    async look(ask: Ask, state: string): Promise<Look> {
      const [row = 0, column = 0] = state.split(',').map(Number);
      // A heap of Euclid's game that is gone ends the game; its table begins at 1.
      if (game === 'euclid' && Math.min(row, column) === 0) return over(state, game, [row, column]);
      const { answer } = await ask('tableExplain', { game, row, column });
      if (answer.options.length < answer.optionCount) throw tooManyMoves();
      return lookOf(game, state, answer, await reasonOf(ask, game, answer));
    },
  };
}

function lookOf(
  game: PairGame,
  state: string,
  { row, column, value, options }: CellExplanation,
  reason: Reason,
): Look {
  const moves = options.map((option) => moveOf(option, row, column));
  const winning = moves.filter((_, at) => options[at]?.value === 0);
  return {
    state,
    outcome: value === 0 ? 'P' : 'N',
    count: moves.length,
    winningCount: winning.length,
    winning,
    undecided: [],
    parts: [heapsOf(game, row, column)],
    reason,
    ...listed(moves),
  };
}

function over(state: string, game: PairGame, pair: [number, number]): Look {
  return {
    ...{ state, outcome: 'P', count: 0, winningCount: 0, winning: [], undecided: [] },
    parts: [heapsOf(game, ...pair)],
    reason: { kind: 'table', value: 0, pair },
    ...listed([]),
  };
}

function heapsOf(game: PairGame, row: number, column: number): HeapsPart {
  const heaps: HeapsPart['cells'] = [{ size: row }];
  if (game !== 'fibonacci-nim') heaps.push({ size: column });
  if (game === 'wythoff' && Math.min(row, column) > 0)
    heaps.push({ size: Math.min(row, column), both: true });
  return { kind: 'heaps', name: '', cells: heaps };
}

function moveOf({ from, move, to }: CellOption, row: number, column: number): PlayMove {
  const size = from === 'column' ? column : from === 'both' ? Math.min(row, column) : row;
  return {
    code: `${LETTERS[from]}${move}`,
    state: to.join(','),
    part: 0,
    cell: CELLS[from],
    from: size,
    take: move,
    to: [size - move],
  };
}

async function reasonOf(ask: Ask, game: PairGame, { row, column, value }: CellExplanation): Promise<Reason> {
  if (game !== 'fibonacci-nim' || row === 0) return { kind: 'table', value, pair: [row, column] };
  const { answer } = await ask('zeckendorf', { n: row });
  return { kind: 'limit', heap: row, limit: Math.min(row, column), least: Number(answer.terms.at(-1)) };
}
