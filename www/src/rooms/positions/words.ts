/* Positions and moves in words. */

import type { ComponentShape, CompoundMove, MisereMove, Move, Step, SumName } from '../../engine/protocol';
import { commas, grouped, listed, text } from '../../i18n/index';
import type { Question } from '../../question/question';
import { componentsOf } from '../../ruleset/components-of';
import { componentName, isLimited, positionName } from '../../ruleset/position-name';
import { brief } from '../../ui/brief';
import { boardName, valuedParts } from './boards';
import { POSITION } from './index';
import type { PositionRoom } from './model';
import { type Analysis, type Answer, isCompound, isMisere, playedAs, sumIn } from './reading';

export const questionOf = (heaps: string, more: { play?: 'misere'; sum?: string } = {}): Question => ({
  problem: POSITION,
  arguments: { heaps, ...more },
  view: {},
});

/** The question about a position that is played like that of an answer. */
export function likewise(answer: Answer, heaps: string): Question {
  const play = playedAs(answer) === 'misere' ? { play: 'misere' as const } : {};
  return questionOf(heaps, { ...(isCompound(answer) ? { sum: answer.sum } : {}), ...play });
}

/** How a move is made, in words. */
export function sumName(sum: SumName): string {
  const most = /^moore:(\d+)$/.exec(sum)?.[1];
  // messages: sum-*
  return text(`sum-${most ? 'moore' : sum}`, { most: Number(most ?? 1) });
}

/** The cells of a component, such as "3, 5"; of a tree or graph, what it is a picture of. */
export function cellsOf({ kind, cells, heaps, graph }: ComponentShape): string {
  if (kind === 'graph') return commas(cells.map((cell) => graph?.vertices[cell]?.name ?? ''));
  if (kind === 'tree') return commas(heaps ?? []);
  return commas(cells.map((cell) => grouped(String(cell))));
}

/** "3, 2 and 2" */
function sizes(numbers: readonly number[]): string {
  return listed(numbers.map((number) => grouped(String(number))));
}

/** A move: "take 2 from 7, leaving 3 and 2". */
export function moveWords(answer: Answer, step: Step): string {
  const { component, from, move, to } = step;
  const shape: Partial<ComponentShape> = answer.components[component] ?? {};
  const { kind = 'heaps', game = '' } = shape;
  if (kind !== 'heaps' && kind !== 'row') return boardMove(shape, step);
  if (game === 'poker' && (to[0] ?? 0) > from)
    return text('position-add', { count: move, heap: grouped(String(from)), to: grouped(String(to[0])) });
  const coins = [...to, from].sort((a, b) => a - b);
  if (kind === 'row') return text('position-turn', { coins: sizes(coins), count: coins.length });
  return text('position-take', {
    from: grouped(String(from)),
    count: move,
    take: grouped(String(move)),
    left: to.some((heap) => heap > 0) ? 'some' : 'none',
    heaps: sizes(to),
  });
}

/** A move on a board: "coin 2 from 7 to 6". */
function boardMove({ kind, game = '', cells = [], graph }: Partial<ComponentShape>, step: Step): string {
  const { cell, from, move, to, changes = [] } = step;
  const [first = 0] = to;
  switch (kind) {
    case 'stairs':
      return text('position-stairs', { count: move, from: cell + 1, to: cell });
    case 'tree':
      return text('position-cut', { edge: from, count: to.length });
    case 'graph': {
      const name = (vertex: number) => graph?.vertices[vertex]?.name ?? '';
      return text('position-slide', { from: name(from), to: name(first) });
    }
    case 'cell': {
      const before = to.map((after, at) => changes.find((one) => one.cell === at)?.from ?? after);
      if (isLimited(game)) {
        const [stones = 0, limit = 0] = [before[0], to[1]];
        const given = { stones, take: stones - first, left: first, most: Math.min(limit, first) };
        const written = Object.entries(given).map(([name, n]) => [name, grouped(String(n))]);
        return text('position-take-limited', { ...Object.fromEntries(written), count: first });
      }
      return text('position-cell-move', { from: `(${before.join(', ')})`, to: `(${to.join(', ')})` });
    }
    default:
      if (boardName(game) === 'northcott')
        return text('position-row-move', { row: cell / 2 + 1, rows: cells.length / 2, from, to: first });
      return text('position-coin-move', { from, to: first });
  }
}

/** A move in several components: its parts, with the game where there are several. */
function compoundWords(analysis: Analysis, { steps }: CompoundMove): string {
  return steps
    .map((step) => {
      const game = moveGame(analysis, step);
      const words = moveWords(analysis.answer, step);
      return game ? text('move-in-game', { game, move: words }) : words;
    })
    .join(text('position-steps-separator'));
}

/** The game of a move, where a position has several. */
export function moveGame(analysis: Analysis, { component }: Step): string {
  const { components } = analysis.answer;
  const game = components[component]?.game;
  return new Set(components.map((one) => one.game)).size > 1 && game ? componentName(game) : '';
}

/** A move in words, with the game if there are several. */
export function inWords(analysis: Analysis, move: Move | MisereMove | CompoundMove): string {
  return compoundWords(analysis, 'steps' in move ? move : { steps: [move], position: move.position });
}

/** The analysis as plain text. */
export function asText(analysis: Analysis): string {
  const { answer } = analysis;
  const isNormal = !isMisere(answer) && !isCompound(answer);
  const lines = isNormal
    ? answer.components.flatMap((component) =>
        valuedParts(component, component.values).map(
          ({ label, value }) => `${componentName(component.game)} ${label}: ${value}`,
        ),
      )
    : [];
  const winning = answer.winning.map((move) => `- ${inWords(analysis, move)}`);
  return [
    analysis.typed,
    outcome(answer),
    ...lines,
    ...(isNormal ? [`${text('position-sum')}: ${answer.value}`] : []),
    ...(winning.length ? [text('position-winning', { count: answer.winningCount }), ...winning] : []),
  ].join('\n');
}

export function outcome(answer: Answer): string {
  return text('position-outcome', {
    outcome: answer.outcome ?? 'unknown',
    play: playedAs(answer),
  });
}

/** Whether there is no move. */
export function isOver(answer: Answer): boolean {
  const undecided = isMisere(answer) ? answer.undecidedCount : 0;
  return answer.winningCount + answer.losingCount + undecided === 0;
}

/** Announces who wins, once the analysis belongs to the position. */
export function positionAnnouncement({ analysis, analysing, stale, typed }: PositionRoom): string {
  if (!analysis || analysing.running || stale) return '';
  const { answer, read } = analysis;
  const position = read ? positionName(componentsOf(answer.position), sumIn(answer)) : brief(typed);
  return text('position-said', { position, outcome: outcome(answer) });
}
