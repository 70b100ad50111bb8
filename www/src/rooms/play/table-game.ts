/* Games on two numbers that have a name, such as Wythoff's nim, as games to play. */

import type { CellExplanation, CellOption } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { familyOf } from '../../grid/table-games';
import {
  type Look,
  listed,
  MOST_OPTIONS,
  type PlayableGame,
  type PlayMove,
  type Reason,
  tooManyMoves,
} from './game';
import { hasLimit, heapMove, heapsOf } from './pairs';

/** The first letter of a move in links. */
const LETTERS = { row: 'a', column: 'b', both: 'c', limit: '', rule: '' } as const;

/** `game`: the canonical notation. */
export function tableGame(game: string, row: number, column: number): PlayableGame {
  return {
    start: `${row},${column}`,
    components: [{ game, cells: (hasLimit(game) ? [row] : [row, column]).map(String) }],
    misere: false,
    kind: 'table',
    notation: game,
    async look(ask: Ask, state: string): Promise<Look> {
      const [row = 0, column = 0] = state.split(',').map(Number);
      // Euclid's game ends when a heap is gone; its tables begin at 1.
      if (familyOf(game).startsWith('euclid') && Math.min(row, column) === 0)
        return over(state, game, [row, column]);
      const { answer } = await ask('tableExplain', { game, row, column });
      if (answer.options.length < answer.optionCount) throw tooManyMoves(MOST_OPTIONS);
      return lookOf(game, state, answer);
    },
  };
}

function lookOf(game: string, state: string, answer: CellExplanation): Look {
  const { row, column, value, options } = answer;
  const moves = options.map((option) => moveOf(game, option, [row, column]));
  const winning = moves.filter((_, at) => options[at]?.value === 0);
  return {
    state,
    outcome: value === 0 ? 'P' : 'N',
    count: moves.length,
    winningCount: winning.length,
    winning,
    undecided: [],
    parts: [{ kind: 'heaps', name: '', ...heapsOf(game, [row, column]) }],
    reason: reasonOf(game, answer),
    ...listed(moves),
  };
}

function over(state: string, game: string, pair: [number, number]): Look {
  return {
    ...{ state, outcome: 'P', count: 0, winningCount: 0, winning: [], undecided: [] },
    parts: [{ kind: 'heaps', name: '', ...heapsOf(game, pair) }],
    reason: { kind: 'table', value: 0, pair },
    ...listed([]),
  };
}

function moveOf(game: string, { from, move, also, to }: CellOption, pair: [number, number]): PlayMove {
  return {
    code: `${LETTERS[from]}${move}${also === undefined ? '' : `-${also}`}`,
    state: to.join(','),
    part: 0,
    ...heapMove(game, pair, to),
  };
}

function reasonOf(game: string, { row, column, value }: CellExplanation): Reason {
  const family = familyOf(game);
  if (family === 'r-wythoff' || family === 'dynamic')
    return { kind: 'sum', value, terms: [{ name: '', cell: `${row}, ${column}`, value }] };
  return { kind: 'table', value, pair: [row, column] };
}
