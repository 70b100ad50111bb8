/*
 * An own rule of two or three numbers as a game to play. A move may leave several positions: the
 * state is a sum of them, and its value the nim-sum of theirs.
 */

import type { CellExplanation, CellOption } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { type Look, listed, MOST_OPTIONS, type PlayableGame, type PlayMove, tooManyMoves } from './game';
import { heapMove, heapsOf } from './pairs';

const SUM = ' + ';

/** `game`: the canonical notation. */
export function ruleGame(game: string, start: readonly number[]): PlayableGame {
  const known = new Map<string, Promise<CellExplanation>>();
  const explain = (ask: Ask, cell: string) => {
    const [row = 0, column = 0, layer] = numbersOf(cell);
    const found =
      known.get(cell) ??
      ask('tableExplain', { game, row, column, ...(layer === undefined ? {} : { layer }) }).then(
        ({ answer }) => answer,
      );
    known.set(cell, found);
    found.catch(() => known.delete(cell));
    return found;
  };
  return {
    start: start.join(','),
    components: [{ game, cells: start.map(String) }],
    misere: false,
    kind: 'table',
    notation: game,
    async look(ask: Ask, state: string): Promise<Look> {
      const cells = state.split(SUM);
      const answers = await Promise.all(cells.map((cell) => explain(ask, cell)));
      if (answers.some(({ options, optionCount }) => options.length < optionCount))
        throw tooManyMoves(MOST_OPTIONS);
      return lookOf(game, state, cells, answers);
    },
  };
}

const numbersOf = (cell: string) => cell.split(',').map(Number);

function lookOf(game: string, state: string, cells: string[], answers: CellExplanation[]): Look {
  // Positions without a move are not shown, unless there is no other.
  const live = cells.map((_, at) => at).filter((at) => answers[at]?.optionCount);
  const shown = live.length ? live : [0];
  const name = (at: number) => (shown.length > 1 ? `(${numbersOf(cells[at] ?? '').join(', ')})` : '');
  const total = answers.reduce((sum, { value }) => sum ^ value, 0);
  const each = shown.flatMap((at, part) =>
    (answers[at]?.options ?? []).map((option) => ({
      move: moveOf(game, cells, at, { option, part }),
      value: total ^ (answers[at]?.value ?? 0) ^ option.value,
    })),
  );
  // A rule can have the same move twice.
  const all = [
    ...new Map(each.reverse().map((one) => [`${one.move.part} ${one.move.state}`, one])).values(),
  ].reverse();
  const winning = all.filter(({ value }) => value === 0).map(({ move }) => move);
  return {
    state,
    outcome: total === 0 ? 'P' : 'N',
    count: all.length,
    winningCount: winning.length,
    winning,
    undecided: [],
    parts: shown.map((at) => ({
      kind: 'heaps',
      name: name(at),
      ...heapsOf(game, numbersOf(cells[at] ?? '')),
    })),
    reason: {
      kind: 'sum',
      value: total,
      terms: shown.map((at) => ({
        name: '',
        cell: numbersOf(cells[at] ?? '').join(', '),
        value: answers[at]?.value ?? 0,
      })),
    },
    ...listed(all.map(({ move }) => move)),
  };
}

function moveOf(
  game: string,
  cells: readonly string[],
  at: number,
  { option: { move, to, layer, and = [] }, part }: { option: CellOption; part: number },
): PlayMove {
  const after = layer === undefined ? to : [...to, layer];
  const left = [after, ...and].map((one) => one.join(','));
  return {
    code: `${part === 0 ? '' : `${part + 1}_`}${move}`,
    state: [...cells.slice(0, at), ...left, ...cells.slice(at + 1)].join(SUM),
    part,
    ...heapMove(game, numbersOf(cells[at] ?? ''), after, and),
  };
}
