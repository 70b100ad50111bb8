/* A sum of heaps and rows of coins as a game to play. */

import type { MisereMove, MisereMovesAnswer, Move, MovesAnswer } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { nameAt } from '../../question/typed/sum';
import { MOST_MOVES } from '../../question/typed/sums';
import { componentsOf } from '../../ruleset/components-of';
import { componentName } from '../../ruleset/position-name';
import { type Component, moveOf, noteRows, partOf } from './components';
import { type Look, listed, type PlayableGame, type PlayMove, type Term, tooManyMoves } from './game';

export function sumGame(position: string, misere: boolean): PlayableGame {
  // Also where nothing can be split any more.
  const rows = new Set<string>();
  return {
    start: position,
    components: componentsOf(position),
    misere,
    kind: 'sum',
    async look(ask: Ask, state: string): Promise<Look> {
      const request: object = {
        position: state,
        list: MOST_MOVES,
        ...(misere ? { play: 'misere' } : {}),
      };
      const { answer } = await ask('moves', request as { position: string }).catch((error) => {
        throw { ...error, board: nameAt(state, error.at) };
      });
      return lookOf(answer as MovesAnswer | MisereMovesAnswer, rows);
    },
  };
}

function lookOf(answer: MovesAnswer | MisereMovesAnswer, rows: Set<string>): Look {
  const undecidedCount = 'play' in answer ? answer.undecidedCount : 0;
  const count = answer.winningCount + answer.losingCount + undecidedCount;
  const several = answer.components.length > 1;
  const name = (game: string) => (several ? componentName(game) : '');
  const read = (moves: readonly (Move | MisereMove)[]) =>
    moves.map((move) => moveOf(answer.components, move, move.position));
  // A rule can have the same move twice, as n to floor(n/2) or n-1 has for n = 2.
  const once = (moves: readonly PlayMove[]) => [...new Map(moves.map((move) => [move.code, move])).values()];
  const undecided = read('play' in answer ? answer.undecided : []);
  const listedMoves = [...read(answer.winning), ...undecided, ...read(answer.losing)];
  if (listedMoves.length < count) throw tooManyMoves();
  const winning = once(read(answer.winning));
  const all = once(listedMoves).sort((a, b) => a.part - b.part || a.cell - b.cell || a.take - b.take);
  noteRows(rows, answer.components, all);
  return {
    state: answer.position,
    outcome: answer.outcome,
    count: all.length,
    winningCount: winning.length,
    winning,
    undecided: once(undecided),
    parts: answer.components.map((component) => partOf(component, name(component.game), rows)),
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

/** The values that add up to that of a component. */
function termsOf({ kind, cells, heaps, graph, values = [] }: Component, name: string): Term[] {
  if (heaps && kind !== 'row') return heaps.map((heap) => ({ name, cell: String(heap), value: heap }));
  if (kind === 'cell') return [{ name, cell: cells.join(', '), value: values[0] ?? 0 }];
  const label = (cell: number) => (kind === 'graph' ? (graph?.vertices[cell]?.name ?? '') : String(cell));
  return cells.map((cell, at) => ({ name, cell: label(cell), value: values[at] ?? 0 }));
}
