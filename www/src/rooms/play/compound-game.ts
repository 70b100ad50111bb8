/*
 * A sum in which a move may change several components, as a game to play: Moore's Nim_K, selective
 * and conjunctive sums. The engine decides them by their theorems.
 */

import type { CompoundMove, CompoundMovesAnswer, CompoundSumName } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { nameAt } from '../../question/typed/sum';
import { MOST_MOVES } from '../../question/typed/sums';
import { componentsOf } from '../../ruleset/components-of';
import { componentName } from '../../ruleset/position-name';
import { codeOfSteps } from './codes';
import { moveOf, noteRows, partOf } from './components';
import { type Look, listed, type PlayableGame, type PlayMove, tooManyMoves } from './game';

export function compoundGame(position: string, sum: CompoundSumName): PlayableGame {
  const rows = new Set<string>();
  return {
    start: position,
    misere: false,
    components: componentsOf(position),
    sum,
    kind: 'sum',
    async look(ask: Ask, state: string): Promise<Look> {
      const request: object = { position: state, sum, list: MOST_MOVES };
      const { answer } = await ask('moves', request as { position: string }).catch((error) => {
        throw { ...error, board: nameAt(state, error.at) };
      });
      return lookOf(answer as object as CompoundMovesAnswer, rows);
    },
  };
}

function lookOf(answer: CompoundMovesAnswer, rows: Set<string>): Look {
  const { components, winningCount, losingCount, outcome, sum, decidedBy } = answer;
  if (winningCount + losingCount > MOST_MOVES) throw tooManyMoves();
  // Each heap is a component of its own, and so has a number.
  const name = (at: number) =>
    components.length > 1 ? `${componentName(components[at]?.game ?? '')} ${at + 1}` : '';
  const read = (moves: readonly CompoundMove[]) => [
    ...new Map(moves.map((move) => compound(answer, move)).map((move) => [move.code, move])).values(),
  ];
  const winning = read(answer.winning);
  const all = [...winning, ...read(answer.losing)];
  const steps = new Map(all.flatMap((move) => move.steps ?? []).map((step) => [step.code, step]));
  noteRows(rows, components, steps.values());
  return {
    state: answer.position,
    outcome,
    count: all.length,
    winningCount: winning.length,
    winning,
    undecided: [],
    parts: components.map((component, at) => partOf(component, name(at), rows)),
    steps: [...steps.values()].sort((a, b) => a.part - b.part || a.cell - b.cell || a.take - b.take),
    reason: {
      kind: 'compound',
      by: decidedBy,
      most: Number(/^moore:(\d+)$/.exec(sum)?.[1] ?? 1),
      columns: answer.columns ?? [],
      remoteness: answer.remoteness ?? 0,
      parts: components.map((component, at) => ({ name: name(at), outcome: component.outcome })),
    },
    ...listed(all),
  };
}

function compound({ components }: CompoundMovesAnswer, { steps, position }: CompoundMove): PlayMove {
  const each = steps.map((step) => moveOf(components, step, ''));
  return {
    code: codeOfSteps(each.map(({ code }) => code)),
    state: position,
    part: each[0]?.part ?? 0,
    ...{ cell: -1, from: 0, to: [] },
    take: each.reduce((sum, { take }) => sum + take, 0),
    steps: each,
  };
}
